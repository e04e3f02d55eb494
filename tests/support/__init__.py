"""Helpers for several tests: every game with every option, ways to play it, servers and people."""
