"""The felt."""

MAY_BE_CHOSEN = r"can be chosen|^(Pass|No other|Nothing for|Give|Reverse|Leave the|Discard my|Choose|Swap)"
SHORTER = ("Players", "3")

FLOORS = (10.0, 30.0)
