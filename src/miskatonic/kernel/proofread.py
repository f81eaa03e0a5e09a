"""Reading the catalogues for mistakes before a person meets them in the middle of a game."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches

from fluent.syntax.ast import Pattern

from miskatonic.kernel.catalogue import Catalogue, Entry, Need, Reading
from miskatonic.kernel.text import FEATURES, FORMS

FUNCTIONS = ("NUMBER",)
"""What Fluent can do with a value here; there are no dates on these tables."""


def proofread(catalogues: Sequence[Catalogue]) -> list[str]:
    """Every mistake in the given languages, a sentence each; the first language that has an id sets its arguments."""
    return [
        *(mistake for each in catalogues for mistake in (*each.faults, *each.twice)),
        *(mistake for each in catalogues for entry in each.entries.values() for mistake in _entry(each, entry)),
        *_across(catalogues),
    ]


def _entry(catalogue: Catalogue, entry: Entry) -> Iterator[str]:
    """The mistakes inside one entry."""
    here = f"{entry.place}: '{entry.id}' in {catalogue.lang}"
    if None not in entry.patterns:
        yield f"{here} has attributes but no sentence of its own"
    for attribute, pattern in entry.patterns.items():
        if not entry.is_term and attribute is not None:
            yield from (f"{here} {fault}" for fault in _attribute(attribute, entry))
        reading = Reading(pattern)
        for reference in reading.references:
            target = catalogue.target(reference)
            if target is None:
                yield f"{here} mentions '{reference}', which is not there{_near(reference.id, catalogue.entries)}"
            elif reference.id.startswith("-"):
                for lacking in sorted(_shown(catalogue, target) - reference.given):
                    yield f"{here} mentions '{reference}' without giving it '{lacking}'"
        for function in sorted(reading.functions.difference(FUNCTIONS)):
            yield f"{here} calls {function}(), which is not there: there is {', '.join(FUNCTIONS)}"
        for variable in sorted(reading.shown | reading.chosen.keys()):
            yield from (f"{here} {fault}" for fault in _variable(variable, reading.chosen.get(variable, set())))
        if sum(part is pattern for part in catalogue.mentioned(pattern, terms=True)) > 1:
            yield f"{here} mentions itself in a circle"


def _attribute(attribute: str, entry: Entry) -> Iterator[str]:
    """A name's attribute that no sentence could ask for, or a feature with an answer that none expects."""
    if attribute in FEATURES:
        answers = FEATURES[attribute]
        elements = entry.patterns[attribute].elements
        said = getattr(elements[0], "value", None) if len(elements) == 1 else None
        if said not in answers:
            yield f"has the {attribute} '{said or '{...}'}': it should be {' or '.join(answers)}"
    elif attribute not in FORMS:
        yield f"has the attribute '.{attribute}', which is none{_near(attribute, [*FEATURES, *FORMS])}"


def _variable(variable: str, keys: set[str]) -> Iterator[str]:
    """A variable with an unknown form, or a choice by a feature with an answer that no name gives."""
    attribute = Need.of(variable).attribute
    if attribute is None and "-" in variable:
        yield f"asks for '${variable}', a form that is none{_near(variable.partition('-')[2], [*FEATURES, *FORMS])}"
    answers = FEATURES.get(attribute or "")
    for key in sorted(keys.difference(answers)) if answers else ():
        yield f"chooses '{key}' by '${variable}': it should be {' or '.join(answers or ())}"


def _shown(catalogue: Catalogue, term: Pattern) -> set[str]:
    """What a term shows and so must be given: Fluent would print the bare name of the variable instead."""
    return {name for part in catalogue.mentioned(term, terms=False) for name in Reading(part).shown}


def _across(catalogues: Sequence[Catalogue]) -> Iterator[str]:
    """Messages that a language lacks, or that take other arguments there."""
    first: dict[str, Catalogue] = {}
    for catalogue in catalogues:
        for id, entry in catalogue.entries.items():
            if not entry.is_term:
                first.setdefault(id, catalogue)
    for id, home in first.items():
        model, wanted = home.entries[id], home.arguments(id)
        for catalogue in catalogues:
            if id not in catalogue.entries:
                yield f"{model.place}: '{id}' in {home.lang} is missing in {catalogue.lang}"
            elif (taken := catalogue.arguments(id)) != wanted:
                here = f"{catalogue.entries[id].place}: '{id}' in {catalogue.lang}"
                yield f"{here} takes {_several(taken)}, but in {home.lang} {_several(wanted)} ({model.place})"


def _several(arguments: frozenset[str]) -> str:
    return ", ".join(f"${argument}" for argument in sorted(arguments)) or "no argument"


def _near(word: str, known: Iterable[str]) -> str:
    """The nearest right word, as the end of a sentence."""
    near = get_close_matches(word, list(known), n=1)
    return f"; perhaps '{near[0]}'" if near else ""
