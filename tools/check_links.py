"""Follow every link of the built site: `python tools/check_links.py [build/docs]` prints those that lead nowhere.

Links to pages, to anchors in them and to pictures and other files are followed; addresses of other sites are not, nor
places within the game, whose anchors begin with a slash.
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

SITE = Path(__file__).resolve().parents[1] / "build" / "docs"


class Reader(HTMLParser):
    """Collects the links and the anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {"", "top"}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element leads to, and what leads to it."""
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def broken(site: Path) -> list[str]:
    """Every link that leads nowhere, with the page it is on."""
    pages = {file: _read(file) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        for link in dict.fromkeys(page.links):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            anchors = pages[target].anchors if target in pages else None
            is_place = parts.fragment.startswith("/")
            if not target.exists() or (anchors is not None and not is_place and unquote(parts.fragment) not in anchors):
                found.append(f"{file.relative_to(site)}: {link}")
    return found


def _read(file: Path) -> Reader:
    reader = Reader()
    reader.feed(file.read_text("utf-8"))
    return reader


def main(arguments: list[str]) -> int:
    """Print them."""
    found = broken(Path(arguments[0]).resolve() if arguments else SITE)
    print("\n".join(found) or "every link leads somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
