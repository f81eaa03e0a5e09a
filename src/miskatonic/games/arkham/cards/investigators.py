"""The investigators, front and back."""

from miskatonic.games.arkham.declarations import Access, Definition, Investigator

__all__ = ["INVESTIGATORS"]

ROLAND_BANKS = Investigator(
    code="01001",
    slug="roland-banks",
    card_class="guardian",
    willpower=3,
    intellect=3,
    combat=4,
    agility=2,
    health=9,
    sanity=5,
    access=(Access(("guardian", "neutral"), most=5), Access(("seeker",), most=2)),
    required=("01006", "01007"),
    traits=("agency", "detective"),
    unique=True,
)

DAISY_WALKER = Investigator(
    code="01002",
    slug="daisy-walker",
    card_class="seeker",
    willpower=3,
    intellect=5,
    combat=2,
    agility=2,
    health=5,
    sanity=9,
    access=(Access(("seeker", "neutral"), most=5), Access(("mystic",), most=2)),
    required=("01008", "01009"),
    traits=("miskatonic",),
    unique=True,
)

SKIDS_OTOOLE = Investigator(
    code="01003",
    slug="skids-otoole",
    card_class="rogue",
    willpower=2,
    intellect=3,
    combat=3,
    agility=4,
    health=8,
    sanity=6,
    access=(Access(("rogue", "neutral"), most=5), Access(("guardian",), most=2)),
    required=("01010", "01011"),
    traits=("criminal",),
    unique=True,
)

AGNES_BAKER = Investigator(
    code="01004",
    slug="agnes-baker",
    card_class="mystic",
    willpower=5,
    intellect=2,
    combat=2,
    agility=3,
    health=6,
    sanity=8,
    access=(Access(("mystic", "neutral"), most=5), Access(("survivor",), most=2)),
    required=("01012", "01013"),
    traits=("sorcerer",),
    unique=True,
)

WENDY_ADAMS = Investigator(
    code="01005",
    slug="wendy-adams",
    card_class="survivor",
    willpower=4,
    intellect=3,
    combat=1,
    agility=4,
    health=7,
    sanity=7,
    access=(Access(("survivor", "neutral"), most=5), Access(("rogue",), most=2)),
    required=("01014", "01015"),
    traits=("drifter",),
    unique=True,
)

INVESTIGATORS: tuple[Definition, ...] = (ROLAND_BANKS, DAISY_WALKER, SKIDS_OTOOLE, AGNES_BAKER, WENDY_ADAMS)
