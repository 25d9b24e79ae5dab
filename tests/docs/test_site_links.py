"""The checker of links finds what leads nowhere; `make docs` runs it over the built site."""

from pathlib import Path

import pytest

import check_links


def test_what_leads_nowhere_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "index.html").write_text(
        '<a href="other.html#there">fine</a> <a href="#top">fine</a> <a href="https://example.org/x">not followed</a>'
        ' <a href="gone.html">gone</a> <a href="other.html#nowhere">no anchor</a> <img src="gone.png">'
    )
    (tmp_path / "other.html").write_text('<h1 id="there">Other</h1><a href="./">back</a>')
    assert check_links.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.split("\n")[:3] == [
        "index.html: gone.html",
        "index.html: other.html#nowhere",
        "index.html: gone.png",
    ]


def test_a_site_without_mistakes_passes(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<a href="#here">here</a><p id="here"><iframe src="./#/place"></iframe>')
    assert check_links.main([str(tmp_path)]) == 0
