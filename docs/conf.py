"""How the pages become a site: `make docs`."""

import os
import sys
from pathlib import Path

os.environ["ALHAMBRA_PURE"] = "1"  # signatures and docstrings are those of the sources
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

import alhambra
import rules_pages
from alhambra.offline.folder import Missing, write_folder

rules_pages.draw()  # the pictures of the rules, by the library itself
LIVE = Path(__file__).resolve().parents[1] / "build" / "live"
try:
    write_folder(LIVE / "play")  # the game itself, for the position on the page about playing without a server
except Missing as missing:
    sys.stderr.write(f"The pages have no live position ({missing} is missing): run `make static` first.\n")

project = "Alhambra"
author = "The Alhambra project"
copyright = "the Alhambra project"  # noqa: A001 - Sphinx wants this name
release = alhambra.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = f"Alhambra {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_extra_path = [str(LIVE)] if LIVE.exists() else []
GOLD, NIGHT = {"light": "#8a5a12", "dark": "#e0b35a"}, {"light": "#fffdf7", "dark": "#15130f"}
html_theme_options = {
    "source_edit_link": "",
    "top_of_page_buttons": [],
    **{
        f"{mode}_css_variables": {
            "color-brand-primary": GOLD[mode],
            "color-brand-content": GOLD[mode],
            "color-background-primary": NIGHT[mode],
            "font-stack": "'Source Sans 3', system-ui, 'Segoe UI', Arial, sans-serif",
            "font-stack--headings": "Palatino, 'Palatino Linotype', 'URW Palladio L', Georgia, serif",
        }
        for mode in ("light", "dark")
    },
}
templates_path: list[str] = []

myst_enable_extensions = ["colon_fence", "attrs_block", "attrs_inline"]
myst_heading_anchors = 4
# Pages are read in the repository too, where links lead to files outside docs/ and to anchors of rules.
suppress_warnings = ["myst.xref_missing", "myst.header", "misc.highlighting_failure"]

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autodoc_default_options = {"members": True}
