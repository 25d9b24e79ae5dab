"""Finished games, lessons and rules, to look at."""
