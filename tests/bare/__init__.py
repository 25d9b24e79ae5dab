"""`make bare`: does it start, and do its tests pass, on a machine that has next to nothing?"""
