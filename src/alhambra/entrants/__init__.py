"""Who can take a seat: bots of the ladder and programs from outside, each with the time it may think."""
