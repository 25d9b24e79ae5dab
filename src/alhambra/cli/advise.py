"""`alhambra advise`: what would a bot do here, and why?"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from alhambra.bots.advice import Advice
from alhambra.bots.in_words import reasons_text
from alhambra.cli.completing import complete_bots
from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explain, find_texts, say, write_decimal
from alhambra.cli.options import ComponentsOption, describe_setup
from alhambra.cli.output import JsonOption, print_json, print_table, print_text
from alhambra.cli.reading import WhichOption, choose_record, parse_any_position, read_text
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import CHECKED_RULES
from alhambra.entrants.entrant import Entrant, parse_entrant
from alhambra.entrants.guest import GuestBot, check_guest
from alhambra.entrants.win_chances import Forecast
from alhambra.record.narrate import Narrator
from alhambra.record.record import Record
from alhambra.record.replay import Replay

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help=explain("advise-file"))]
BotOption = Annotated[str, typer.Option("--bot", help=explain("advise-bot"), autocompletion=complete_bots)]
SeedOption = Annotated[str, typer.Option("--seed", help=explain("advise-seed"))]
StepOption = Annotated[int | None, typer.Option("--step", help=explain("advise-step"))]


@dataclass(frozen=True)
class Question:
    """Somebody has to decide; what was played then is known of a record."""

    game: Game
    names: tuple[str, ...] = ()
    played: str | None = None


def command(
    file: FileArgument,
    step: StepOption = None,
    game: WhichOption = None,
    bot: BotOption = "champion@300",
    seed: SeedOption = "1",
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Ask, and say what is answered."""
    entrant = parse_entrant(bot)
    question = read_question(file, step, game)
    if question.game.is_over:
        raise BadInput("no-decision")
    advice = ask_bot(question, entrant, seed)
    narrator = Narrator(question.game.rules, find_texts().language, question.names)
    if json:
        print_json(answer(question, advice, narrator))
    else:
        show(question, advice, narrator)


def read_question(file: Path, step: int | None, which: int | None = None) -> Question:
    """The question that a file puts: a record begins with a bracket (as JSON with a brace), all else is a position."""
    text = read_text(file)
    if text.lstrip()[:1] in ("[", "{"):
        return ask_at_step(choose_record(text, which), step)
    position = parse_any_position(text, file)
    if step is not None or which is not None:
        raise BadInput("step-of-position")
    return Question(position)


def ask_at_step(record: Record, step: int | None) -> Question:
    """The decision that a step answered, or the one that is open after the last."""
    replay = Replay(record, trust=record.rules not in CHECKED_RULES)
    if step is None:
        return Question(replay.at(len(replay)), record.names)
    if not 1 <= step <= len(replay):
        raise BadInput("advise-no-step", step=step, last=len(replay))
    return Question(replay.at(step - 1), record.names, record.steps[step].action)


def ask_bot(question: Question, entrant: Entrant, seed: str) -> Advice:
    """What the bot says, from what the player who decides may know."""
    game = question.game
    played = -1 if question.played is None else game.code_of(question.played)
    bot = entrant.make_bot(seed, game.to_act)
    try:
        advice = bot.advise(game.view(game.to_act), game.legal_codes(), entrant.budget, played)
    finally:
        if isinstance(bot, GuestBot):
            bot.close()
    check_guest(bot)
    return advice


def answer(question: Question, advice: Advice, narrator: Narrator) -> dict[str, object]:
    """The advice as data."""
    loss = None if question.played is None else advice.loss(write_played(question))
    plain = {name: value for name, value in advice.plain().items() if name != "code"}  # a code is for one ruleset only
    return {
        **describe_setup(question.game.setup),
        **plain,
        "text": reasons_text(advice, narrator),
        "chance": round(find_chance(question.game), 4),
        "played": question.played,
        "loss": loss,
    }


def write_played(question: Question) -> str:
    """What was played, as the advice writes it: with the card that allows a payment."""
    game = question.game
    return str(game.parse(question.played or ""))


def find_chance(game: Game) -> float:
    """How likely the player who decides is to win, by what that player can see."""
    return Forecast(game).compute_chance_after(game, game.to_act, ())


def show(question: Question, advice: Advice, narrator: Narrator) -> None:
    """The advice in words."""
    print_text(say("advise-asked", player=narrator.name_party(advice.seat), bot=advice.bot, action=advice.action))
    print_text(reasons_text(advice, narrator))
    if len(advice.turn) > 1:
        print_text(say("advise-turn", turn=" · ".join(advice.turn)))
    points = [f"{narrator.name_party(party)} {write_decimal(points)}" for party, points in enumerate(advice.expected)]
    print_text(say("advise-expected", points=", ".join(points)))
    print_text(say("advise-chance", percent=round(100 * find_chance(question.game))))
    if question.played is not None:
        print_text(said_of(question, advice))
    if advice.alternatives:
        print_text()
        print_table([say("advise-action"), say("advise-value"), say("advise-less")], rows(advice))


def said_of(question: Question, advice: Advice) -> str:
    """What was played, and how much less it is worth."""
    action = write_played(question)
    loss = advice.loss(action)
    if loss is None or action == advice.action:
        return say("advise-played", action=action)
    return say("advise-loss", action=action, loss=write_decimal(loss, 1))


def rows(advice: Advice) -> list[tuple[str, str, str]]:
    """The chosen action and the others, with what they are worth."""
    first = (advice.action, write_decimal(advice.value, 1), "")
    others = [
        (other.action, write_decimal(other.value, 1), write_decimal(advice.loss(other.action) or 0.0, 1))
        for other in advice.alternatives
    ]
    return [first, *others]
