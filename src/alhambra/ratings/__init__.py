"""Who is how strong: ratings from places, and how sure they are."""

from alhambra.ratings.plackett_luce import Placed, Rating, ratings
from alhambra.ratings.wilson import wilson

__all__ = ["Placed", "Rating", "ratings", "wilson"]
