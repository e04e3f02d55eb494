"""The plain board with a grid."""

MAY_BE_CHOSEN = r"^Drop into"
