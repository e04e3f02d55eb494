"""Rate limits, bounds, and fair turns between addresses."""
