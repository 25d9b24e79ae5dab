"""Games in numbers, many at a time: for learning agents and studies."""
