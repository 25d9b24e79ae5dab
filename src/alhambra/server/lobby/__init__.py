"""Tables before the game: opening, finding, sitting down."""
