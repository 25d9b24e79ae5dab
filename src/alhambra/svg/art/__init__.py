"""The art of pieces: what tiles, cards, walls and figures look like, and what they are called."""
