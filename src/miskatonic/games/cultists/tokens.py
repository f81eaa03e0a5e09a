"""The twelve event tokens, one letter each, and how many lie in the bag."""

LIGHTNING = "L"
SECRET_DOORS = "D"
NO_CONNECTION = "N"
FALSE_EYES = "E"
RAISED_MORALE = "M"
IN_CONTROL = "C"
PORTAL_OPENS = "P"
BROKEN_PANES = "B"
PORTABLE_CAMERA = "K"

NAMES = {
    LIGHTNING: "lightning-strike",
    SECRET_DOORS: "secret-doors",
    NO_CONNECTION: "no-connection",
    FALSE_EYES: "false-eyes",
    RAISED_MORALE: "raised-morale",
    IN_CONTROL: "in-control",
    PORTAL_OPENS: "portal-opens",
    BROKEN_PANES: "broken-panes",
    PORTABLE_CAMERA: "portable-camera",
}

SMALL_BAG = "".join(
    sorted(2 * (LIGHTNING + SECRET_DOORS + NO_CONNECTION) + FALSE_EYES + RAISED_MORALE + IN_CONTROL + PORTAL_OPENS)
)
"""What every bag holds, except the one token that beginners leave out."""


def bag(*, portable_camera: bool, threats: bool) -> str:
    """The tokens of a game, sorted: the bag has no order."""
    return "".join(sorted(SMALL_BAG + PORTABLE_CAMERA * portable_camera + BROKEN_PANES * threats))
