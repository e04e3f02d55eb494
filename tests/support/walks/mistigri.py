"""Long games of many small decisions."""

EVERY = 11
