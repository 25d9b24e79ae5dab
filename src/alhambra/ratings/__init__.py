"""Who is how strong: ratings from places, and how sure they are."""

from alhambra.ratings.plackett_luce import Placed, Rating, compute_ratings
from alhambra.ratings.wilson import find_wilson_interval

__all__ = ["Placed", "Rating", "compute_ratings", "find_wilson_interval"]
