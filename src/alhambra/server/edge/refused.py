"""What the server does not do, and why: a text key with values, and the status of the answer over HTTP."""

from alhambra.texts.catalogue import catalogue


class Refused(Exception):
    """Nothing has changed. `key` names the text `server-refusal-<key>` of the catalogue."""

    def __init__(self, key: str, status: int = 409, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.values = values

    def text(self, language: str) -> str:
        """In words."""
        return catalogue(language).text("server-refusal-" + self.key, **self.values)
