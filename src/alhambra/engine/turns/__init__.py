"""What happens in a turn, at the end of a turn and at the end of the game."""
