"""Training a network by self-play: games, learning, trials, rounds."""
