"""Clients that do their worst to a server on this machine, and a bystander who notices or does not."""
