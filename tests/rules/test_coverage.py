"""Every rule has its place in the code and its test."""

import rule_coverage


def test_no_rule_is_forgotten() -> None:
    assert rule_coverage.gaps() == []


def test_a_forgotten_rule_would_be_noticed() -> None:
    assert set(rule_coverage.ids_in("see A-12, A-52 … A-54")) == {"A-12", "A-52", "A-53", "A-54"}
    assert len(rule_coverage.numbered_rules()) > 90
