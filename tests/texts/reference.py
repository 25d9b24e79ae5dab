"""The same texts, read and formatted by Fluent's reference implementation."""

from collections.abc import Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from alhambra.texts.catalogue import Argument


class Reference:
    """Like our `Catalogue`, but nothing of it is ours."""

    def __init__(self, language: str, *sources: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        resources = [FluentResource(source) for source in sources]
        self.junk = [entry.content for one in resources for entry in one.body if isinstance(entry, Junk)]
        for one in resources:
            self.bundle.add_resource(one)

    def text(self, key: str, arguments: Mapping[str, Argument]) -> str:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        assert not errors, (key, errors)
        return str(text)
