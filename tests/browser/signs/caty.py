"""The room."""

MAY_BE_CHOSEN = r"can be chosen|^Begin at|notch: (\+|no toy|touches)|pile, \d"
