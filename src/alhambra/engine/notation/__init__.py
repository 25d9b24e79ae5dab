"""Actions and lines of positions as text."""
