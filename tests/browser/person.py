"""People at browsers of their own, and the room they come to."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, TimeoutError, expect

from ..server.processes import Process

__all__ = ["DESKTOP", "LONGEST", "PHONE", "Choose", "Person", "Room"]

LONGEST = 20_000
"""Milliseconds after which what should show has not."""

DESKTOP = (1440, 900)
PHONE = (390, 844)

Choose = Callable[[Sequence[str]], str]

IS_ASKED = """was => {
    const bar = document.querySelector('.decide')
    if (!bar || document.querySelector('.handover')) return false
    return bar.dataset.status !== 'playing' || (bar.dataset.moment !== '' && bar.dataset.moment !== was)
}"""
SOMETHING_NEW = """([seats, was]) => {
    const bar = document.querySelector('.decide')
    if (!bar) return false
    const { status, choices, waiting, moment } = bar.dataset
    const now = [status, choices, waiting, moment].join()
    const asked = waiting.split(' ').filter(seat => seats.includes(Number(seat)))
    return now !== was && (asked.length || status !== 'playing') && { now, choices, asked: asked.map(Number) }
}"""
CAUGHT_UP = "choices => Number(document.querySelector('.decide')?.dataset.choices) >= Number(choices)"


class Room:
    """The game room, and who came in by a browser."""

    def __init__(self, browser: Browser, server: Process) -> None:
        self.browser = browser
        self.server = server
        self.people: list[Person] = []

    def person(self, name: str, size: tuple[int, int] = DESKTOP, **how: Any) -> Person:
        """Somebody new, at a browser that knows nothing of the others."""
        width, height = size
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport={"width": width, "height": height},
            **{"locale": "en", "color_scheme": "dark", "reduced_motion": "reduce", **how},
        )
        context.set_default_timeout(LONGEST)
        person = Person(name, context)
        self.people.append(person)
        return person

    def close(self) -> None:
        """All go home. A page in which a script failed, or which broke its own rules, fails the test."""
        wrong = [f"{person.name}: {trouble}" for person in self.people for trouble in person.trouble]
        for person in self.people:
            person.context.close()
        assert not wrong, "\n".join(wrong)


class Person:
    """Somebody at a browser: what they do is done with mouse, keys and eyes alone."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.trouble: list[str] = []
        self.moment = ""
        """The last question that was answered."""
        self.page: Page = context.new_page()
        self.page.on("pageerror", self._failed)
        self.page.on("console", self._complained)

    def _failed(self, error: Error) -> None:
        self.trouble.append(str(error))

    def _complained(self, message: ConsoleMessage) -> None:
        left = "closed before the connection is established" in message.text  # the person went on at once
        if message.type in ("error", "warning") and not left:
            self.trouble.append(f"{message.text} ({message.location.get('url', '')})")

    # -- coming and going

    def goto(self, address: str = "/") -> Person:
        """Open a page of the room."""
        self.page.goto(address)
        return self

    def table_of(self, game: str, *, seat: int = 0, **plan: Any) -> str:
        """Have a table and sit at it, in the same way as the set-up page does it."""
        body = {"game": game, "begin": True, "rules": {"pace": 0}, **plan}
        self.page.goto("/#/about")
        self.see("h1")
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.status == 201, answer.text()
        self.moment = ""
        table = str(answer.json()["id"])
        self.page.goto(f"/#/table/{table}")
        return table

    def told(self) -> Any:
        """The table as the server tells it to this person."""
        return self.context.request.get(f"/api/tables/{self.table}").json()

    @property
    def table(self) -> str:
        """The table that this person sits at."""
        found = re.search(r"#/(?:table|replay)/([^/]+)", self.page.url)
        assert found, f"{self.name} sits at no table: {self.page.url}"
        return found[1]

    # -- seeing

    def see(self, selector: str) -> Locator:
        """What is there and can be seen."""
        found = self.page.locator(selector)
        expect(found.first).to_be_visible()
        return found

    @property
    def choices(self) -> int:
        """How many choices have been made, as far as this page knows: it asks nothing of the server."""
        return int(self.page.locator(".decide").get_attribute("data-choices") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".decide[data-status=over]").count() > 0

    def options(self) -> list[str]:
        """The keys of the options in the decision bar or in a vote; of those that wait on the board, all."""
        folded = self.page.locator(".decide .opt.fold")
        if folded.count():
            folded.click()
        options = self.page.locator(".decide .opt[data-key], .vote .cand[data-key]")
        return [str(key) for key in options.evaluate_all("all => all.map(each => each.dataset.key)")]

    # -- playing

    def asked(self) -> bool:
        """Wait until something new is asked, or the game is over: false then."""
        self.page.wait_for_function(IS_ASKED, arg=self.moment)
        if self.over:
            return False
        self.moment = self.page.locator(".decide").get_attribute("data-moment") or ""
        return True

    def take(self, key: str) -> None:
        """Click an option, and the gold button where it has to be sealed."""
        self.page.locator(f'.decide .opt[data-key="{key}"], .vote .cand[data-key="{key}"]').first.click()
        sealed = self.page.locator(".decide .opt[data-gold]")
        if sealed.count():
            sealed.click()

    def answer(self, choose: Choose) -> bool:
        """Answer what is asked; whether there was something to answer.

        Where all may speak at once, what one wanted to say may be gone by the time one says it.
        """
        keys = self.options()
        if not keys:
            return False
        try:
            self.take(choose(keys))
        except TimeoutError:
            if self.page.locator(".decide").get_attribute("data-moment") == self.moment:
                raise
        return True

    def play(self, choose: Choose, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the end, or until something has come about before an answer."""
        while self.asked() and not until():
            self.answer(choose)


def play_together(people: Sequence[Person], choose: Sequence[Choose], until: Callable[[], bool]) -> None:
    """Play as those who sit in the first seats, each at a browser of their own.

    Who has nothing but words to say is not waited for: others may speak first, and the question be gone.
    """
    first, was = people[0], ""
    while not until():
        news = first.page.wait_for_function(SOMETHING_NEW, arg=[[*range(len(people))], was]).json_value()
        if first.over:
            return
        was = news["now"]
        for seat in news["asked"]:
            person = people[seat]
            person.page.wait_for_function(CAUGHT_UP, arg=news["choices"])
            if until():
                return
            if person.page.evaluate(IS_ASKED, person.moment) and person.asked():
                person.answer(choose[seat])
