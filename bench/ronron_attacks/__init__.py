"""Clients that attack a server on this machine, and a bystander that measures what others notice of it."""
