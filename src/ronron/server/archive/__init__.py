"""Finished games: replayed, reviewed and continued, with worker processes for the long jobs."""
