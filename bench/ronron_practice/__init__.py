"""Practice games: small public games that prove the kernel and are measured against other engines.

They are written as the cat games are, one folder each, and loaded by name; players are never offered them.
"""
