"""A game in play: the public face of the engine."""
