"""Scramblers, one module for each game: written from the rules alone, without looking at `redact` or `imagine`."""
