"""Chats de poche: two clans flip and swap 25 tiles, then the dogs attack and the prey is shared out."""

from ronron.games.title import EVERYTHING, Title

TITLE = Title(
    slug="poche",
    version=1,
    players=(2,),
    decisions=25,
    longest=75,
    lowest_score=0,
    highest_score=104,
    hidden=("tiles", "facings", "hands"),
    options={
        "mode": ("first", "free", "limited", "expert"),
        "starts": ("drawn", "seat 0", "seat 1"),
    },
    promises=EVERYTHING,
)
