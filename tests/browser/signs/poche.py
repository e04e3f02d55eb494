"""The square."""

FLOORS = (9.0, 34.0)
