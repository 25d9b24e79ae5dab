"""People, accounts, ratings, and whoever looks after them."""
