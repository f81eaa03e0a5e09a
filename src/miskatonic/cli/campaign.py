"""`miskatonic campaign`: several games in a row, with what is carried from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

import miskatonic
from miskatonic import Text, telling_of
from miskatonic.cli.campaigns import (
    CampaignFile,
    campaign_files,
    campaign_game,
    deck_of,
    named_campaign,
    new_campaign,
)
from miskatonic.cli.settings import (
    InputError,
    LangOption,
    PlainOption,
    PlayersOption,
    SeedOption,
    Settings,
    SetupOption,
    options_of,
    players_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["campaign"]

HELP = """Several games in a row, with what is carried from one to the next, kept on disk.

Examples:

  miskatonic campaign new night --player Ana=roland-banks

  miskatonic campaign next night

  miskatonic campaign upgrade night roland-banks beat-cop-2 --out beat-cop
"""

campaign = typer.Typer(name="campaign", no_args_is_help=True, rich_markup_mode=None, help=HELP)

NameArgument = Annotated[str, typer.Argument(help="What the campaign is called.")]
CharacterArgument = Annotated[str, typer.Argument(help="An investigator, such as roland-banks.")]
MemberOption = Annotated[
    list[str] | None,
    typer.Option("--player", metavar="NAME=CHARACTER[:FILE]", help="Who plays whom, with a deck list; repeat it."),
]
MeOption = Annotated[
    list[int] | None,
    typer.Option("--me", "-m", metavar="SEAT", help="A seat played by a person at this screen, from 1; repeat it."),
]


@campaign.command()
def new(
    context: typer.Context,
    name: NameArgument,
    player: MemberOption = None,
    game: Annotated[str | None, typer.Option(help="The game, if several have campaigns.")] = None,
    option: SetupOption = None,
    seed: SeedOption = None,
    lang: LangOption = None,
) -> None:
    """Begin a campaign.

    Without a deck list a player gets the starter deck.

    Examples:

      miskatonic campaign new night --player Ana=roland-banks

      miskatonic campaign new night --player Ana=roland-banks:roland.json --player Bo=wendy-adams

      miskatonic campaign new night --player Ana=roland-banks --option difficulty=hard
    """
    settings = Settings.of(context, lang)
    file = new_campaign(name, campaign_game(game))
    chosen = {key: str(value) for key, value in options_of(option).items()}
    with telling_of(file.kind):
        members = [_member(file, each) for each in player or ()]
        text = file.book.begin(members, chosen, seed if seed is not None else name)
    file.write(text)
    _tell(settings, file)


@campaign.command(name="list")
def list_(context: typer.Context, lang: LangOption = None) -> None:
    """All campaigns, a line for each."""
    settings = Settings.of(context, lang)
    files = list(campaign_files())
    if not files:
        typer.echo(settings.say(Text("cli-campaign-none")))
    for file in files:
        try:
            with telling_of(file.kind):
                said = file.kind.words.say(file.book.title(file.read()), settings.lang)
        except miskatonic.MiskatonicError as error:
            said = error.say(settings.lang)
        typer.echo(f"{file.name}: {said}")


@campaign.command()
def show(context: typer.Context, name: NameArgument, lang: LangOption = None) -> None:
    """The whole campaign log."""
    _tell(Settings.of(context, lang), named_campaign(name))


@campaign.command()
def next(
    context: typer.Context,
    name: NameArgument,
    me: MeOption = None,
    players: PlayersOption = None,
    seed: SeedOption = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    """Play the next game of a campaign, or go on with it; its end is recorded at once.

    All seats are played at this screen, with open cards, unless --me names some and --players who plays the others.
    """
    from miskatonic.cli.play import run_game, seating_of_game
    from miskatonic.cli.saves import Save, read_journal
    from miskatonic.cli.screen import Screen

    settings = Settings.of(context, lang)
    file = named_campaign(name)
    with telling_of(file.kind):
        text = file.read()
        if file.book.underway(text):
            game = miskatonic.replay(read_journal(file.journal))
        else:
            started = file.book.started(text)
            game = miskatonic.new(file.game, seed=seed, **file.book.table(text))
            Save.write_new(file.journal, game)
            file.write(started)
    if not game.over:
        _, kinds = players_of(players, None)
        everybody = [seat + 1 for seat in range(len(game.seats))]
        seating = seating_of_game(game, me or everybody, kinds, together=not me)
        save = Save.again(file.journal)
        try:
            run_game(Screen(settings, plain), game, save, seating)
        finally:
            save.close()
        game = miskatonic.replay(read_journal(file.journal))
    if not game.over:
        typer.echo(settings.say(Text("cli-campaign-left", {"name": file.name})))
        return
    with telling_of(file.kind):
        file.write(file.book.recorded(file.read(), game.view(None).board))
    file.put_away()
    _tell(settings, file)


@campaign.command()
def abandon(context: typer.Context, name: NameArgument, lang: LangOption = None) -> None:
    """Give up the game that is being played: the campaign is as it was before."""
    file = named_campaign(name)
    _change(context, file, lang, file.book.abandoned)
    if file.journal.exists():
        file.put_away()


@campaign.command()
def deck(
    context: typer.Context,
    name: NameArgument,
    character: CharacterArgument,
    json: Annotated[bool, typer.Option("--json", help="As ArkhamDB reads it.")] = False,
    lang: LangOption = None,
) -> None:
    """The deck of an investigator, as a list or for another site."""
    settings = Settings.of(context, lang)
    file = named_campaign(name)
    with telling_of(file.kind):
        cards = file.book.deck(file.read(), character)
        decks = file.kind.decks
        assert decks is not None, "a game with campaigns has decks"
        typer.echo(decks.write(cards, "json" if json else "list", settings.lang), nl=False)


@campaign.command()
def upgrade(
    context: typer.Context,
    name: NameArgument,
    character: CharacterArgument,
    card: Annotated[str, typer.Argument(help="The card to buy, such as beat-cop-2.")],
    out: Annotated[str | None, typer.Option("--out", help="The card that makes room for it.")] = None,
    lang: LangOption = None,
) -> None:
    """Buy one card with experience; a better version of one in the deck costs the difference.

    Example:

      miskatonic campaign upgrade night roland-banks beat-cop-2 --out beat-cop
    """
    file = named_campaign(name)
    args = [character, card, *([out] if out else [])]
    _change(context, file, lang, lambda text: file.book.change(text, "upgrade", args))


@campaign.command()
def join(
    context: typer.Context,
    name: NameArgument,
    player: Annotated[str, typer.Argument(metavar="NAME=CHARACTER[:FILE]", help="Who comes with whom.")],
    lang: LangOption = None,
) -> None:
    """Somebody comes along between two games, also with a new investigator for one who was lost."""
    file = named_campaign(name)
    _change(context, file, lang, lambda text: file.book.joined(text, _member(file, player)))


@campaign.command()
def change(
    context: typer.Context,
    name: NameArgument,
    what: Annotated[str, typer.Argument(help="leave, return, include, exclude or inherit.")],
    args: Annotated[list[str], typer.Argument(help="An investigator, and a card where one is needed.")],
    lang: LangOption = None,
) -> None:
    """Leave and come back; put a story card into a deck or out of it, or give it to somebody.

    Examples:

      miskatonic campaign change night leave wendy-adams

      miskatonic campaign change night include roland-banks lita-chantler
    """
    file = named_campaign(name)
    _change(context, file, lang, lambda text: file.book.change(text, what, args))


def _change(context: typer.Context, file: CampaignFile, lang: str | None, change: Callable[[str], str]) -> None:
    """Write what becomes of a campaign, and tell it."""
    with telling_of(file.kind):
        text = change(file.read())
    file.write(text)
    _tell(Settings.of(context, lang), file)


def _tell(settings: Settings, file: CampaignFile) -> None:
    with telling_of(file.kind):
        for line in file.book.tell(file.read()):
            typer.echo(file.kind.words.say(line, settings.lang))


def _member(file: CampaignFile, given: str) -> tuple[str, str, dict[str, Any] | None]:
    """A player out of "Ana=roland-banks:roland.json"."""
    name, sign, rest = given.partition("=")
    character, _, path = rest.partition(":")
    if not (sign and name and character):
        raise InputError("cli.campaign", Text("cli-campaign-player", {"input": given}))
    return name, character, deck_of(file.kind, path) if path else None
