"""What Caty Mini shows, beyond what the rules know."""

from __future__ import annotations

from ronron.said import said

from .reference import FURNITURE, WALL_OF, WALLS
from .rooms import end_of, furnished, game, lay, player, say, see, table


def test_the_two_notches_are_named_as_one_sees_them() -> None:
    """Clockwise: left to right above, downwards at the right, right to left below, upwards at the left."""
    for seat in see(lay([""] * 4)).players:
        pairs = [tuple(seat.room.sides[2 * furniture : 2 * furniture + 2]) for furniture in range(20)]
        wanted = [("left", "right"), ("upper", "lower"), ("right", "left"), ("lower", "upper")]
        assert pairs == [pair for pair in wanted for _ in range(5)]


def test_furniture_is_listed_clockwise_along_its_wall() -> None:
    room = player(lay(["", ""], boards="CA"), 0).room
    rows = [[FURNITURE[furniture] for furniture in row] for row in room.along]
    assert rows[0] == ["drawers", "bookcase", "bed", "chair", "lamp"]
    assert rows[3] == ["stool", "plantstand", "desk", "piano", "fishtank"]
    assert [{WALL_OF[name] for name in row} for row in rows] == [{wall} for wall in WALLS]


def test_toys_lie_in_ninths_of_the_floor() -> None:
    toys = {
        "block": (10, 20, 5),
        "ball": (500, 500, 5),
        "mouse": (990, 700, 5),
        "car": ((300, 900), (380, 900), (340, 980)),
    }
    room = player(lay(["", ""], game=furnished(**toys)), 0).room
    assert [toy.zone for toy in room.toys[:4]] == ["top-left", "middle-middle", "bottom-right", "bottom-middle"]


def test_string_never_looks_longer_than_it_is_nor_a_way_shorter() -> None:
    for position in game(3, 2):
        view = see(position, 0)
        assert all(0 <= seat.string - 1000 * seat.left < 1000 for seat in view.players)
        assert all(0 <= 1000 * way.units - way.cost < 1000 for way in view.ways)
    assert (view.string, view.whole) == (14_000_000, 14_000)


def test_tokens_won_are_listed_toy_by_toy_and_add_up_to_the_points() -> None:
    position = end_of(game(3, 3))
    now = table(position)
    for number, seat in enumerate(see(position).players):
        tokens = [(toy, value) for race in now.won[number] for toy, value in race.items()]
        assert sorted(tokens) == sorted((token.toy, token.value) for token in seat.won)
        assert [token.name for token in seat.won] == [f"{token.toy}{token.value}" for token in seat.won]
        assert sum(race.points for race in seat.races) == sum(token.value for token in seat.won) == seat.points


def test_the_last_race_is_told() -> None:
    position = lay(["bedside bed", "plantstand"], game=furnished(ball=(40, 200, 5)))
    assert [seat.last for seat in see(position).players] == [None, None]
    say(position, "play bedside", "enter 1")
    ran = said("caty-race", furniture=said("caty-furniture-bedside"), points=3)
    assert [seat.last for seat in see(position).players] == [ran, None]
    assert player(say(lay(["bedside bed", "plantstand"], game=furnished(string=1119)), "play bedside"), 0).last == said(
        "caty-race-slept"
    )
