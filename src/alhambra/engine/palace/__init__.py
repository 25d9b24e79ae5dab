"""Tiles on a grid under the building rules, as look-ups and in words."""
