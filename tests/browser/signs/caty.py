"""The room."""

MAY_BE_CHOSEN = r"^(?!.*, not now: )(.*can be chosen|Begin at|.*notch: (\+|no toy|touches)|.*pile, \d)"
"""A tile that may not be played tells of its notches, too."""

FLOORS = (9.0, 34.0)
