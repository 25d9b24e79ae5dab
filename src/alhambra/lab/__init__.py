"""The laboratory: games by the thousand, counted trees of actions, and how fast it all is."""
