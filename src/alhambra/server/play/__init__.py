"""Play at a table, without a server: steps, windows, clocks, seats, and what each viewer gets to see of them.

Nothing in here reads or writes anything, waits, or asks what time it is.
"""
