"""Practice games: small public games for testing the kernel and comparing it with other engines.

They are written as the cat games are, one folder each, and loaded by name; players are never offered them.
"""
