"""How random games are played and looked at, one module for each game where the usual way does not do."""
