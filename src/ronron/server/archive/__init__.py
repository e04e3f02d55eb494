"""Finished games: shown again, judged and played on, by processes beside the server."""
