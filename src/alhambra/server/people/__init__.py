"""People, accounts, ratings, and how they are looked after."""
