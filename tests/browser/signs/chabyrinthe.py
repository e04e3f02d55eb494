"""The roof."""

MAY_BE_CHOSEN = r"^(Turn \w\d |Draw a gutter|Enter |Insert it|Take the cat)"
SHORTER = ("Board", "K")

FLOORS = (9.0, 30.0)
