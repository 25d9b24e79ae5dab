"""A value of positions that was learned from games: its inputs, the network, and how it is trained and asked."""
