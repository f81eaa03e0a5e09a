"""The encounter set Agents of Yog Sothoth."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery

__all__ = ["AGENTS_OF_YOG_SOTHOTH_SET"]

YITHIAN_OBSERVER = Enemy(
    code="01177",
    slug="yithian-observer",
    fight=4,
    health=Count(4),
    evade=3,
    damage=1,
    horror=1,
    prey=Prey("least", "cards"),
    traits=("monster", "yithian"),
    quantity=2,
    encounter="agents-of-yog-sothoth",
    victory=1,
)

OFFER_OF_POWER = Treachery(
    code="01178", slug="offer-of-power", peril=True, traits=("pact",), quantity=2, encounter="agents-of-yog-sothoth"
)

AGENTS_OF_YOG_SOTHOTH_SET: tuple[Definition, ...] = (YITHIAN_OBSERVER, OFFER_OF_POWER)
