"""The plain board with cards."""

MAY_BE_CHOSEN = r"^(Check|Call|Raise|Fold)"
