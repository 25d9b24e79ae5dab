"""What the requests about tournaments are answered with: nothing of a round that others still play."""

from collections.abc import Collection, Sequence

from pydantic import BaseModel

from alhambra.record.fairness import commit_to_number
from alhambra.server.contests.duplicate import BOTS
from alhambra.server.contests.tournament import BYE, IN, OUT, OVER, PLAYING, Field, Player, RoundTable, Tournament
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play.lines import ClockLine
from alhambra.server.play.rows import ClockOptions
from alhambra.server.play.set_names import setup_title_text


class TournamentSummary(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    title: str
    kind: str
    phase: str
    round: int
    rounds: int
    players: int
    clock: ClockLine
    is_mine: bool


class TournamentPlayer(BaseModel):
    """Somebody who plays; `status` is "in", "reserve" or "out"."""

    number: int
    name: str
    bot: str
    status: str
    is_me: bool
    is_arbiter: bool


class TournamentStanding(BaseModel):
    """How a player stands after the rounds that are over."""

    rank: int
    number: int
    score: float
    comparison: float
    opponents: float
    points: int
    games: int


class TournamentTable(BaseModel):
    """A table of a round. Its points and its game are told when the round allows it; one's own game always."""

    number: int
    players: list[int]
    state: str
    points: list[int | None]
    game: str
    is_mine: bool
    is_adjourned: bool


class TournamentRound(BaseModel):
    """A round."""

    number: int
    is_open: bool
    tables: list[TournamentTable]
    byes: list[int]


class TournamentPage(BaseModel):
    """A tournament. `secret` is empty until it is over; `commitment` is its SHA-256.

    `can_lead` says that the arbiter has not come back, and that one may take their place.
    """

    id: str
    name: str
    title: str
    setup: SetupBody
    kind: str
    phase: str
    round: int
    rounds: int
    clock: ClockLine
    has_same_deals: bool
    has_bots: bool
    bots: list[str]
    """Which bots may be let in."""
    is_public: bool
    is_arbiter: bool
    is_player: bool
    can_lead: bool = False
    host: str
    invitation: str
    commitment: str
    secret: str
    players: list[TournamentPlayer]
    standings: list[TournamentStanding]
    played: list[TournamentRound]


# --- how a tournament is told ---------------------------------------------------------------------------------


def describe_summary(one: Tournament, players: Sequence[Player], me: str, language: str) -> TournamentSummary:
    """A tournament in a list, for a person."""
    there = [player for player in players if player.status != OUT]
    return TournamentSummary(
        id=one.id,
        name=one.name,
        title=setup_title_text(one.setup, language),
        kind=one.kind,
        phase=one.phase,
        round=one.round,
        rounds=one.rounds,
        players=sum(player.status == IN for player in there),
        clock=describe_clock(one.clock),
        is_mine=bool(me) and me in (one.host, *(player.person for player in there)),
    )


def describe_clock(clock: ClockOptions) -> ClockLine:
    """Time for thinking, for a client."""
    return ClockLine(kind=clock.kind, base=clock.base, increment=clock.increment, days=clock.days)


def describe_page(
    field: Field, mine: Player | None, is_arbiter: bool, host: str, language: str, resting: Collection[str]
) -> TournamentPage:
    """A tournament as somebody may know it."""
    here = field.tournament
    return TournamentPage(
        id=here.id,
        name=here.name,
        title=setup_title_text(here.setup, language),
        setup=SetupBody.from_setup(here.setup),
        kind=here.kind,
        phase=here.phase,
        round=here.round,
        rounds=here.rounds,
        clock=describe_clock(here.clock),
        has_same_deals=here.has_same_deals,
        has_bots=here.has_bots,
        bots=list(BOTS) if here.has_bots else [],
        is_public=here.is_public,
        is_arbiter=is_arbiter,
        is_player=mine is not None and mine.status != OUT,
        host=host,
        invitation=here.invitation if is_arbiter else "",
        commitment=commit_to_number(here.secret),
        secret=here.secret if here.phase == OVER else "",
        players=[describe_player(one, mine, here.host) for one in field.players],
        standings=[
            TournamentStanding(
                rank=one.rank,
                number=one.player,
                score=one.score,
                comparison=one.comparison,
                opponents=one.opponents,
                points=one.points,
                games=one.games,
            )
            for one in field.standings()
        ],
        played=[round_line(field, one, mine, resting) for one in range(here.round, 0, -1)],
    )


def describe_player(player: Player, mine: Player | None, host: str) -> TournamentPlayer:
    """A player as everybody sees them."""
    return TournamentPlayer(
        number=player.number,
        name=player.name,
        bot=player.bot,
        status=player.status,
        is_me=player is mine,
        is_arbiter=player.person == host,
    )


def round_line(field: Field, number: int, mine: Player | None, resting: Collection[str]) -> TournamentRound:
    """A round as somebody may know it."""
    tables = [describe_round_table(field, table, mine, resting) for table in field.tables_of(number)]
    byes = [player for one in field.tables if (one.round, one.state) == (number, BYE) for player in one.players]
    return TournamentRound(number=number, is_open=field.is_open(number), tables=tables, byes=byes)


def describe_round_table(
    field: Field, table: RoundTable, mine: Player | None, resting: Collection[str]
) -> TournamentTable:
    """A table: nothing of how it ended or where it is, while others play the same deal."""
    is_mine = mine is not None and mine.number in table.players
    is_told = field.is_told(table.round)
    is_for_all = is_told and (field.tournament.has_same_deals or field.tournament.is_public)
    return TournamentTable(
        number=table.number,
        players=list(table.players),
        state=table.state if is_told or table.state == PLAYING else OVER,
        points=list(table.points) if is_told else [],
        game=(table.game or "") if is_mine or is_for_all else "",
        is_mine=is_mine,
        is_adjourned=table.game in resting,
    )
