"""The writer escapes, rounds and keeps its order."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.svg.writer import element, escape, fit_text, measure_text, number


@pytest.mark.parametrize(
    ("value", "written"),
    [(1, "1"), (1.0, "1"), (1.005, "1"), (0.5, "0.5"), (-0.001, "0"), (2 / 3, "0.67"), (100, "100")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_attributes_keep_their_order_and_none_is_left_out() -> None:
    assert element("a", b=1, stroke_width=2.5, c=None, a="x") == '<a b="1" stroke-width="2.5" a="x"/>'


@given(st.text(st.characters()))
def test_any_text_survives_as_text(content: str) -> None:
    node = ET.fromstring(element("a", escape(content), b=content))
    assert len(node) == 0
    assert node.keys() == ["b"]


def test_what_xml_cannot_hold_is_replaced() -> None:
    assert escape("a\x00b\ud800\uffff") == "a\ufffdb\ufffd\ufffd"


@given(st.text(), st.floats(20, 400))
def test_fitted_text_fits(content: str, width: float) -> None:
    line = fit_text(content, width, 16)
    assert measure_text(line) * 16 <= width
    assert "\n" not in line


def test_text_that_fits_is_left_alone() -> None:
    assert fit_text("Anna", 200, 16) == "Anna"
