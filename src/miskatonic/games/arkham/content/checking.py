"""What is wrong with a content pack: where each thing is written, and the nearest name there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.content.shapes import misfits
from miskatonic.games.arkham.declarations import Definition, Enemy, Investigator, Location, ScenarioCard
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.scenarios.library import SCENARIOS
from miskatonic.games.arkham.scenarios.scenario import NO_RESOLUTION, Scenario
from miskatonic.games.arkham.scenarios.steps import Begin, Put, PutAtRandom, SetAside, SpawnBeyondFirst
from miskatonic.kernel.catalogue import read
from miskatonic.kernel.errors import nearest
from miskatonic.kernel.packs import Fault, Source
from miskatonic.kernel.text import LANGS, Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.content.pack import ContentPack

__all__ = ["Checking"]


class Checking:
    """The checks of one pack."""

    def __init__(self, pack: ContentPack, source: Source) -> None:
        self.pack = pack
        self.source = source
        cards = (*CORE.cards, *pack.cards)
        self.by_code = {card.code: card for card in cards}
        self.sets = {card.encounter for card in cards} - {""}
        self.titles = {card.title for card in cards}

    def faults(self) -> Iterator[Fault]:
        """All that is wrong, nothing twice."""
        yield from self._taken()
        for card in self.pack.cards:
            yield from self._card(card)
        for scenario in self.pack.scenarios:
            yield from self._scenario(scenario)
        for deck in self.pack.decks:
            yield from self._known(deck.investigator, CORE.investigators.keys() | self._new_investigators)
            for code in deck.cards:
                yield from self._known(code, self.by_code, deck.investigator)
        for missing in sorted(self._new_investigators - {deck.investigator for deck in self.pack.decks}):
            yield self.source.fault(Text("content-lacks", {"field": f"decks: {missing}"}), missing)
        yield from self._catalogues()

    def _taken(self) -> Iterator[Fault]:
        """Codes, slugs and ids must be new, each of them once."""
        new = (
            ([card.code for card in self.pack.cards], CORE.by_code),
            ([card.slug for card in self.pack.cards], CORE.by_slug),
            ([scenario.id for scenario in self.pack.scenarios], SCENARIOS),
        )
        for names, known in new:
            for name, count in Counter(names).items():
                if count > 1 or name in known:
                    yield self.source.fault(Text("content-taken", {"name": name}), name)

    def _card(self, card: Definition) -> Iterator[Fault]:
        for text, word in misfits(card):
            yield self.source.fault(text, word, card.slug, card.code)
        yield from self._said(f"arkham-card-{card.code}", card.code)
        for trait in card.traits:
            yield from self._said(f"arkham-trait-{trait}", trait)
        if card.encounter:
            yield from self._said(f"arkham-set-{card.encounter}", card.encounter)
        if isinstance(card, Enemy) and card.spawn is not None and card.spawn.at:
            yield from self._known(card.spawn.at, self.titles, card.slug)
        if isinstance(card, Location):
            symbols = {other.symbol for other in self.pack.cards if isinstance(other, Location)}
            for symbol in card.connects:
                yield from self._known(symbol, symbols, card.slug)
        if isinstance(card, Investigator):
            for code in card.required:
                yield from self._known(code, self.by_code, card.slug)

    def _scenario(self, scenario: Scenario) -> Iterator[Fault]:
        """Its cards, its instructions, its endings, and what is told of it."""
        for text, word in misfits(scenario):
            yield self.source.fault(text, word, scenario.id)
        references = [card.code for card in self.by_code.values() if isinstance(card, ScenarioCard)]
        yield from self._known(scenario.reference, references, scenario.id)
        for sort, codes in (("act", scenario.acts), ("agenda", scenario.agendas)):
            known = [card.code for card in self.by_code.values() if card.sort == sort]
            for code in codes:
                yield from self._known(code, known, scenario.id)
            if not codes:
                yield self.source.fault(Text("content-lacks", {"field": f"{sort}s"}), scenario.id)
        for name in scenario.sets():
            yield from self._known(name, self.sets, scenario.id)
        yield from self._instructions(scenario)
        if NO_RESOLUTION not in scenario.resolutions:
            yield self.source.fault(Text("content-lacks", {"field": f"resolutions: {NO_RESOLUTION}"}), scenario.id)
        yield from self._said(f"arkham-set-{scenario.id}", scenario.id)
        for message in scenario.story:
            yield from self._said(message, message)
        for resolution in scenario.resolutions:
            yield from self._said(f"arkham-ending-{scenario.id}-{resolution}", scenario.id)

    def _instructions(self, scenario: Scenario) -> Iterator[Fault]:
        """Cards come out of the encounter sets that are gathered; people begin where a location is."""
        steps = scenario.steps()
        sets = scenario.sets()
        gathered = [card.code for card in self.by_code.values() if card.encounter in sets]
        laid = {step.place for step in steps if isinstance(step, Put)}
        laid |= {place for step in steps if isinstance(step, PutAtRandom) for place in step.places}
        for step in steps:
            taken: tuple[str, ...] = ()
            if isinstance(step, SetAside | PutAtRandom):
                taken = step.cards
            elif isinstance(step, Put | SpawnBeyondFirst):
                taken = (step.card,)
            for code in taken:
                yield from self._known(code, gathered, scenario.id)
            if isinstance(step, Begin):
                yield from self._known(step.place, laid, scenario.id)
        if not any(isinstance(step, Begin) for step in steps):
            yield self.source.fault(Text("content-lacks", {"field": "Begin"}), scenario.id)
        for place in sorted(laid - scenario.layout.keys()):
            yield self.source.fault(Text("content-lacks", {"field": f"layout: {place}"}), place)

    def _catalogues(self) -> Iterator[Fault]:
        """The folders are there and can be read."""
        for folder in self.pack.catalogues:
            if not folder.is_dir():
                yield self.source.fault(Text("load-file", {"path": str(folder), "why": "no folder"}), folder.name)
                continue
            for lang in LANGS:
                found = read((folder,), lang)
                for wrong in (*found.faults, *found.twice):
                    yield self.source.fault(Text("content-wrong", {"why": wrong}), folder.name)

    @cached_property
    def _messages(self) -> set[str]:
        """What is said in English: ours, and the pack's own."""
        folders = [folder for folder in self.pack.catalogues if folder.is_dir()]
        return set(chain(ARKHAM.words.ids("en"), *[read((folder,), "en").entries for folder in folders]))

    @cached_property
    def _new_investigators(self) -> set[str]:
        return {card.slug for card in self.pack.cards if isinstance(card, Investigator)}

    def _said(self, id: str, word: str) -> Iterator[Fault]:
        yield from self._known(id, self._messages, word, few=True)

    def _known(self, name: str, names: Iterable[str], *words: str, few: bool = False) -> Iterator[Fault]:
        """Whether there is such a name; where it or one of the words stands, if not."""
        known = sorted(names)
        if name not in known:
            close = nearest(name, known)
            told = close if few else ", ".join(known)
            yield self.source.fault(Text("content-name", {"name": name, "nearest": close, "known": told}), name, *words)
