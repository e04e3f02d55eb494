"""Whole games with the accessibility tree and the keyboard alone, as people who cannot see the board play them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from browser import signs
from browser.care import troubles, violations
from browser.ears import Ears, Node, lines
from browser.people import address
from ronron.games import GAMES
from ronron.words import say
from support.serving import Served

Open = Callable[..., Page]
PLAIN = ("leduc", "connect4")
"""Games on the plain board: one with cards, one with a grid."""
BOXES = {slug: say("en", f"{slug}-name") for slug in (*GAMES, *PLAIN)}
ENDS = re.compile(r"^(You win!|.+ wins\.|The win is shared\.|Nobody wins\.)$")


@pytest.mark.parametrize("game", BOXES)
def test_a_whole_game_by_ear_and_by_keys_with_nothing_in_anybodys_way(
    open_page: Open, served: Served, game: str
) -> None:
    page = open_page(calm=True)
    ears = Ears(page)
    ask_for_the_board_in_words(ears)
    sit_down(ears, game)
    dice, heard, questions = random.Random(game), list[str](), set[str]()
    for _ in range(500):
        tree = ears.wait_for(is_my_turn_or_over)
        heard = lines(tree)
        if ENDS.match(heard[-1]):
            break
        if (question := " ".join(heard[-1].split()[2:5])) not in questions:
            questions.add(question)
            assert (violations(page) if questions > {question} else troubles(page)) == [], heard[-1]
            tree = ears.hear()
        before = spoken(tree)
        offered = dice.choice([in_words(tree), on_the_board(tree, game)])
        ears.press(tree, best(offered, dice))
        ears.wait_for(partial(says_more, before))
    assert troubles(page) == [], "the end"
    end = served.house.hall.lives[address(page)["table"]].table.position
    assert end is not None
    assert end.over
    assert heard[-1] == verdict(end.winners, end.players)
    assert any(line.startswith("Matou") for line in heard), "what the bot did is told"
    sheets = [each for each in ears.hear().all() if each.role == "region" and "Total" in each.text()]
    assert [sheet.text().split("Total ")[1] for sheet in sheets[-end.players :]] == [str(each) for each in end.scores]


def ask_for_the_board_in_words(ears: Ears) -> None:
    """Switch the setting on."""
    tree = ears.wait_for(lambda tree: tree.has("article", [*BOXES.values()][-1]))
    ears.press(tree, tree.find("button", "Settings"))
    tree = ears.wait_for(lambda tree: tree.has("dialog", "Settings"))
    ears.press(tree, tree.find("checkbox", "Show the board in words"), "Space")
    assert ears.hear().find("checkbox", "Show the board in words").checked
    ears.keys.press("Escape")
    tree = ears.wait_for(lambda tree: not tree.has("dialog"))
    assert ears.focus() == tree.find("button", "Settings").id


def sit_down(ears: Ears, game: str) -> None:
    """At a table of a game against bots."""
    tree = ears.hear()
    ears.press(tree, tree.find("article", BOXES[game]).find("button", "Open the box"))
    tree = ears.wait_for(lambda tree: tree.has("dialog", BOXES[game]))
    if (shorter := signs.shorter(game)) is not None:
        option, value = shorter
        ears.wait_for(lambda tree: tree.has("radiogroup", option))
        ears.pick(option, value)
    tree = ears.hear()
    ears.press(tree, tree.find("dialog", BOXES[game]).find("button", "Play now"))


def is_my_turn_or_over(tree: Node) -> bool:
    told = lines(tree)
    return bool(told and ENDS.match(told[-1])) or (bool(in_words(tree)) and told[-1].startswith("Your turn. "))


def in_words(tree: Node) -> list[Node]:
    """What the board in words says may be chosen."""
    if not tree.has("region", "The board in words"):
        return []
    return [each for each in tree.find("region", "The board in words").all() if each.role == "button"]


def on_the_board(tree: Node, game: str) -> list[Node]:
    """What says of itself on the board that it may be chosen."""
    buttons = [each for each in tree.find("region", "The board").all() if each.role == "button"]
    return [each for each in buttons if re.search(signs.may_be_chosen(game), each.name)]


def spoken(tree: Node) -> list[str]:
    return [*lines(tree), *(each.name for each in in_words(tree))]


def says_more(before: list[str], tree: Node) -> bool:
    return spoken(tree) != before


def best(offered: list[Node], dice: random.Random) -> Node:
    """What says that it brings a cat home, else anything."""
    assert offered, "nothing says that it may be chosen"
    return next((each for each in offered if "would come home" in each.name), dice.choice(offered))


def verdict(winners: list[int], players: int) -> str:
    """How the end is told to seat 0."""
    if len(winners) != 1:
        return "The win is shared." if winners else "Nobody wins."
    return "You win!" if winners == [0] else f"Matou {winners[0]} wins." if players > 2 else "Matou wins."
