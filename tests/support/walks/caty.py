"""Rooms with many worlds to think of at each decision."""

EVERY = 9
