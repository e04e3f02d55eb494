"""Links introduce themselves to programs that run no JavaScript, and tell nobody more than everybody may know."""

from __future__ import annotations

import asyncio
import dataclasses
import io
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from PIL import Image

from ronron.server.links import album, painting
from ronron.server.links.cats import read_avatar
from support.people import Company, HandsOfTime, browser, company
from support.rights import refusal_of
from support.serving import FREE_LIMITS, Served, open_table, serving

NOWHERE = "a2b3c4d5e6"
ROBOT = {"user-agent": "WhatsApp/2.24", "accept-language": "en"}
HOSTILE = '"><script>alert(1)'


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house"), games=("leduc", "caty")) as running:
        yield running


@pytest.fixture
def two(served: Served) -> Iterator[Company]:
    with company(served) as made:
        yield made


class Head(HTMLParser):
    """What a robot reads of a page: its title and its tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.kinds: list[str] = []
        self.title = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.append(tag)
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            assert name not in self.tags, f"{name} twice"
            self.tags[name] = given["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.kinds and self.kinds[-1] == "title" and not self.title:
            self.title = data

    @property
    def story(self) -> tuple[str, str]:
        assert self.title == self.tags["og:title"]
        assert self.tags["description"] == self.tags["og:description"]
        return self.title, self.tags["description"]


def fetched(served: Served, path: str, **headers: str) -> Head:
    """A page as the robot of a chat fetches it."""
    with browser(served) as robot:
        answer = robot.get(path, headers={**ROBOT, **headers})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert not answer.cookies
    return Head(answer.text)


def picture(served: Served, address: str) -> Image.Image:
    """A picture as it is decoded."""
    with browser(served) as robot:
        answer = robot.get(address, headers=ROBOT)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    return Image.open(io.BytesIO(answer.content))


def rename(guest: httpx2.Client, name: str, avatar: str = "purple-patch-happy") -> None:
    assert guest.put("/api/me", json={"name": name, "avatar": avatar}).status_code == 200


def share(guest: httpx2.Client, table: str, number: int = 0, token: str | None = None) -> httpx2.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return guest.post(f"/api/tables/{table}/links", json={"number": number}, headers=headers)


def ended(two: Company) -> str:
    """The public address of a game that was just played to its end."""
    two.play_to_the_end()
    return str(share(two.browsers[1], two.table).json()["link"])


def colours(image: Image.Image) -> int:
    small = image.convert("RGB").resize((120, 63))
    return len(small.getcolors(120 * 63) or [])


# What a robot reads


@pytest.mark.parametrize(("language", "title"), [("en", "cat games around one table"), ("fr-CA,fr", "jeux de chats")])
def test_home_introduces_itself_with_a_picture_in_the_language_of_the_reader(
    served: Served, language: str, title: str
) -> None:
    head = fetched(served, "/", **{"accept-language": language})
    assert title in head.title
    assert head.tags["twitter:card"] == "summary_large_image"
    shown = picture(served, head.tags["og:image"])
    assert (shown.format, shown.size, shown.mode) == ("PNG", (1200, 630), "RGBA")
    assert colours(shown) > 500


@pytest.mark.parametrize(("language", "title"), [("en", "Anna invites you"), ("fr", "Anna vous invite")])
def test_an_invitation_says_who_invites_to_what(served: Served, two: Company, language: str, title: str) -> None:
    rename(two.browsers[0], "Anna")
    head = fetched(served, f"/i/{two.ticket['link']}", **{"accept-language": language})
    assert title in head.title
    assert "Leduc" in head.title
    assert head.tags["og:image"].endswith(f"/og/{two.ticket['link']}.png?lang={language}")
    shown = picture(served, head.tags["og:image"])
    assert shown.size == (1200, 630)
    assert colours(shown) > 300


def test_a_finished_game_says_how_it_ended_and_its_picture_shows_it(served: Served, two: Company) -> None:
    rename(two.browsers[0], "Anna")
    rename(two.browsers[1], "Ben", "blue-tuxedo-sly")
    link = ended(two)
    result = two.people[0].sight["result"]
    head = fetched(served, f"/g/{link}")
    assert "Leduc" in head.title
    assert {"Anna", "Ben"} & set(head.tags["description"].replace(",", "").split())
    for seat, name in enumerate(("Anna", "Ben")):
        assert f"{name} {result['scores'][seat]}" in head.tags["description"]
    shown = picture(served, head.tags["og:image"])
    assert shown.size == (1200, 630)
    assert shown.tobytes() != picture(served, f"/og/{two.ticket['link']}.png").tobytes()
    french = fetched(served, f"/g/{link}", **{"accept-language": "fr"})
    assert french.title != head.title


def test_addresses_are_those_of_the_host_by_which_one_came(served: Served, two: Company) -> None:
    head = fetched(served, f"/i/{two.ticket['link']}", host="cats.local:99")
    assert head.tags["og:image"].startswith("http://cats.local:99/og/")
    assert head.tags["og:url"] == f"http://cats.local:99/i/{two.ticket['link']}"
    with browser(served) as robot:
        assert robot.get("/", headers={"host": "evil.example"}).status_code == 421


def test_behind_a_proxy_addresses_are_those_of_the_origin(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://cats.example",), games=("leduc",)) as served:
        head = fetched(served, "/", host="cats.example")
        assert head.tags["og:image"].startswith("https://cats.example/og/home.png")


@pytest.mark.parametrize("name", [HOSTILE, "a&b<i>", "\u202eevil", "🐈日本"])
def test_names_as_people_type_them_are_text_in_the_page_and_in_the_picture(served: Served, name: str) -> None:
    with browser(served) as host:
        rename(host, name)
        ticket = open_table(host, "leduc")
        plain = fetched(served, "/")
        head = fetched(served, f"/i/{ticket['link']}")
        assert head.kinds == plain.kinds
        assert host.get("/api/me").json()["name"] in head.title
        assert picture(served, f"/og/{ticket['link']}.png").size == (1200, 630)


def test_every_other_place_introduces_itself_as_home(served: Served, two: Company) -> None:
    home = fetched(served, "/")
    for place in (f"/t/{two.table}", "/join", "/code/ABCDEFGH", "/replay", f"/replay/{two.table}/1"):
        head = fetched(served, place)
        assert (head.story, head.tags["og:image"]) == (home.story, home.tags["og:image"])


# What it tells nobody


def test_an_invitation_says_nothing_of_the_game_that_is_played(served: Served, two: Company) -> None:
    path = f"/i/{two.ticket['link']}"
    with browser(served) as robot:
        before = robot.get(path, headers=ROBOT).content, robot.get(f"/og{path[2:]}.png").content
        two.play_to_the_end()
        assert before == (robot.get(path, headers=ROBOT).content, robot.get(f"/og{path[2:]}.png").content)


def test_a_public_address_gives_no_right(served: Served, two: Company) -> None:
    link = ended(two)
    with browser(served) as guest:
        for public in (link, two.ticket["link"]):
            assert refusal_of(guest.post("/api/join", json={"invite": public.ljust(16, "a")})) == (403, "no_right")
            assert refusal_of(guest.post("/api/join", json={"code": public})) == (403, "no_right")
            assert two.table not in guest.get(f"/g/{public}").text


def test_of_a_finished_game_no_hidden_card_is_kept_for_everybody(served: Served, two: Company) -> None:
    ended(two)
    rows = two.served.house.store
    link = share(two.browsers[0], two.table).json()["link"]
    row = asyncio.run_coroutine_threadsafe(rows.link(link), _loop(served)).result(10)
    assert set(msgspec.json.decode(row.body)) == {"seats", "result"}
    assert msgspec.json.decode(row.body)["result"]["sheets"] == []


def _loop(served: Served) -> Any:
    return served.house.store._writing.get_loop()  # type: ignore[union-attr]


def test_an_address_that_leads_nowhere_is_like_one_that_was_taken_back(served: Served, two: Company) -> None:
    link = ended(two)
    assert two.browsers[0].delete(f"/api/tables/{two.table}/links").status_code == 200
    home = fetched(served, "/")
    with browser(served) as robot:
        for gone in (link, two.ticket["link"], NOWHERE, "x", "../../secret", "%00"):
            for kind in ("i", "g"):
                answer = robot.get(f"/{kind}/{gone}", headers=ROBOT)
                if answer.status_code == 200:
                    assert Head(answer.text).tags == home.tags
        pictures = [robot.get(f"/og/{gone}.png") for gone in (link, two.ticket["link"], NOWHERE)]
        assert {each.content for each in pictures} == {robot.get("/og/home.png").content}
        assert len({tuple(sorted(set(each.headers) - {"date"})) for each in pictures}) == 1


def test_behind_a_password_strangers_learn_no_name(tmp_path: Path) -> None:
    with serving(tmp_path, games=("leduc",), password="purr") as served, browser(served) as host:
        host.post("/api/door", json={"password": "purr"})
        rename(host, "Anna")
        ticket = open_table(host, "leduc")
        assert fetched(served, f"/i/{ticket['link']}").story == fetched(served, "/").story


def test_who_guesses_learns_nothing_more_even_of_a_good_address(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREE_LIMITS, guesses=(0.001, 5))
    with serving(tmp_path, games=("leduc",), limits=limits) as served, browser(served) as host:
        rename(host, "Anna")
        ticket = open_table(host, "leduc")
        assert "Anna" in fetched(served, f"/i/{ticket['link']}").title
        for number in range(2, 7):
            fetched(served, f"/i/{NOWHERE[:-1]}{number}")
        assert fetched(served, f"/i/{ticket['link']}").story == fetched(served, "/").story
        with browser(served) as guest:  # and may still sit down
            assert guest.post("/api/join", json={"invite": ticket["invite"]}).status_code == 200


# Who makes them, and when they end


def test_whoever_sits_at_the_table_shares_its_end_and_nobody_else(served: Served, two: Company) -> None:
    assert share(two.browsers[0], two.table).json()["code"] == "no_such_finished_game"
    link = ended(two)
    assert share(two.browsers[0], two.table).json() == {"link": link, "number": 1}
    assert share(two.browser(), two.table, token=two.tokens[0]).json()["link"] == link
    assert refusal_of(share(two.browser(), two.table)) == (403, "no_right")
    assert refusal_of(share(two.browser(), two.table, token=two.ticket["watch"])) == (403, "no_right")
    assert share(two.browsers[0], two.table, 7).json()["code"] == "no_such_finished_game"


def test_many_who_share_at_once_get_the_same_address(served: Served, two: Company) -> None:
    two.play_to_the_end()
    with ThreadPoolExecutor(8) as threads:
        made = {each.json()["link"] for each in threads.map(lambda _: share(two.browsers[0], two.table), range(8))}
    assert len(made) == 1


def test_a_kick_rotates_the_invitation_and_its_address(served: Served, two: Company) -> None:
    rename(two.browsers[0], "Anna")
    assert "Anna" in fetched(served, f"/i/{two.ticket['link']}").title
    two.people[0].ask("kick", chair=1)
    assert fetched(served, f"/i/{two.ticket['link']}").story == fetched(served, "/").story
    new = two.ticket_now()
    assert new["link"] != two.ticket["link"]
    assert "Anna" in fetched(served, f"/i/{new['link']}").title


def test_the_host_takes_back_every_address_and_the_invitation(served: Served, two: Company) -> None:
    link = ended(two)
    assert refusal_of(two.browsers[1].delete(f"/api/tables/{two.table}/links")) == (409, "host_only")
    assert two.browsers[0].delete(f"/api/tables/{two.table}/links").status_code == 200
    two.listen()
    with browser(served) as guest:
        assert refusal_of(guest.post("/api/join", json={"invite": two.ticket["invite"]})) == (403, "no_right")
        assert guest.post("/api/watch", json={"invite": two.ticket_now()["invite"]}).status_code == 200
    assert share(two.browsers[0], two.table).json()["link"] != link


def test_the_name_is_that_of_the_host_who_is_there_now(served: Served, two: Company) -> None:
    rename(two.browsers[0], "Anna")
    rename(two.browsers[1], "Ben")
    two.play_to_the_end()
    assert two.people[0].ask("leave")["type"] == "done"
    assert "Ben invites you" in fetched(served, f"/i/{two.ticket['link']}").title


def test_who_asks_to_be_forgotten_is_in_no_title_and_no_picture(served: Served, two: Company) -> None:
    rename(two.browsers[0], "Anna")
    link = ended(two)
    picture(served, f"/og/{link}.png")
    assert "Anna" in fetched(served, f"/g/{link}").tags["description"]
    assert two.browsers[0].delete("/api/me").status_code == 200
    kept = served.house.settings.data / "pictures"
    assert list(kept.glob(f"{two.table}.*")) == []
    assert "Anna" not in fetched(served, f"/g/{link}").tags["description"]


def test_pictures_go_with_their_table(tmp_path: Path) -> None:
    hands = HandsOfTime()
    with serving(tmp_path, games=("leduc",), now=hands) as served:
        with browser(served) as host:
            ticket = open_table(host, "leduc")
        picture(served, f"/og/{ticket['link']}.png")
        kept = tmp_path / "pictures"
        assert len(list(kept.glob(f"{ticket['table']}.*"))) == 1
        hands.forward(3 * 24 * 3600)
        asyncio.run_coroutine_threadsafe(served.house.housekeeping.sweep(), _loop(served)).result(20)
        assert list(kept.glob(f"{ticket['table']}.*")) == []
        assert fetched(served, f"/i/{ticket['link']}").story == fetched(served, "/").story


# Painting


def test_a_hundred_who_ask_at_once_have_it_painted_once(served: Served, two: Company) -> None:
    before = served.house.album.painted
    with ThreadPoolExecutor(100) as threads:
        seen = list(threads.map(lambda _: picture(served, f"/og/{two.ticket['link']}.png").tobytes(), range(100)))
    assert len(set(seen)) == 1
    assert served.house.album.painted == before + 1


def test_a_picture_somebody_has_is_not_sent_again(served: Served) -> None:
    with browser(served) as guest:
        first = guest.get("/og/home.png")
        again = guest.get("/og/home.png", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_only_so_many_pictures_are_kept_those_used_last(tmp_path: Path) -> None:
    kept = album.Album(tmp_path, most=3, most_bytes=10_000)
    for number in range(5):
        kept._keep(f"t{number}.x.png", b"x" * 100)
        (tmp_path / f"t{number}.x.png").touch()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["t2.x.png", "t3.x.png", "t4.x.png"]
    kept._keep("t5.x.png", b"x" * 9_950)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["t5.x.png"]
    kept.drop("t5")
    assert list(tmp_path.iterdir()) == []


def test_an_avatar_is_the_same_cat_as_in_the_page() -> None:
    """`web/src/art/avatar.test.ts` reads the same words."""
    assert read_avatar("yellow-tabby-happy") == ("yellow", "tabby", "happy", False)
    assert read_avatar("royal-crown-points-cream") == ("cream", "points", "royal", True)
    assert read_avatar("chair-0") == ("purple", "tuxedo", "sly", False)


@pytest.mark.parametrize("name", ["", "M", "W" * 24, "Maximilienne-Charlotte W", "一" * 24, "é" * 24])
def test_every_name_has_room(name: str) -> None:
    for line, size in painting.fitted(name, 60, 34, 360, 2):
        assert painting.breadth(line, size) <= 360
