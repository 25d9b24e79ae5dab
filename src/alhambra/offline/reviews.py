"""Reviews of finished games, a little at a time: what a bot thinks of each move, and who was likely to win."""

from typing import Any, Final

from typing_extensions import TypedDict

from alhambra.offline.pursuit import Pursuit
from alhambra.offline.studies import Compare, Compared, Foreseen, foresee
from alhambra.offline.thinking import Thinking
from alhambra.server.bots.analysed import AnalysisAnswer, Answer, Decision, describe_moves, list_decisions
from alhambra.server.edge.refused import Refused
from alhambra.server.study.replay_store import Loaded

REVIEWS_KEPT: Final = 4  # analyses in memory, and as many graphs
GRAPH_SECONDS: Final = 0.4  # that a part of a graph may take: bots of a table wait no longer for it


class Analysis(Pursuit):
    """What a bot thinks of a game, as far as it has come."""

    def __init__(self, thinking: Thinking, replay: Loaded, bot: str) -> None:
        super().__init__(thinking)
        self._replay = replay
        self._bot = bot
        self._left: list[Decision] | None = None
        self._of = 0
        self._answers: list[Answer] = []

    def report(self, language: str) -> AnalysisAnswer:
        """What was found so far, in words."""
        return {
            "done": self._of - len(self._left or ()),
            "of": self._of,
            "is_complete": self.is_complete,
            "moves": describe_moves(self._replay, self._answers, language),
        }

    async def advance(self) -> None:
        if self._left is None:
            self._left = list_decisions(self._replay)
            self._of = len(self._left)
        while self._left:
            await self._look_at(self._left[0])
            del self._left[0]

    async def _look_at(self, one: Decision) -> None:
        names = self._replay.record.names
        try:
            advised = await self.thinking.advise(one.position, one.seat, self._bot, "en", names, one.action)
            compared = await self.thinking.study(Compare(one, advised.advice.turn))
        except Refused:
            return
        assert isinstance(compared, Compared)
        self._answers.append((one, advised, compared.given))


class GraphAnswer(TypedDict):
    """How likely each seat was to win after each step, and whether there is more to come."""

    chances: list[list[float]]
    is_complete: bool


class Graph(Pursuit):
    """How likely each seat was to win after each step, as far as it has come."""

    def __init__(self, thinking: Thinking, replay: Loaded) -> None:
        super().__init__(thinking)
        self._replay = replay
        self._chances: list[list[float]] = []

    def report(self) -> GraphAnswer:
        """What was found so far."""
        return {"chances": self._chances, "is_complete": self.is_complete}

    async def advance(self) -> None:
        while len(self._chances) < len(self._replay.told):
            found = await self.thinking.study(foresee(self._replay, len(self._chances), GRAPH_SECONDS))
            assert isinstance(found, Foreseen)
            self._chances = self._chances + found.chances


class Reviews:
    """Analyses by game and bot, and graphs by game; each is made once."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._analyses: dict[tuple[str, str], Analysis] = {}
        self._graphs: dict[str, Graph] = {}

    def find_analysis(self, replay: Loaded, bot: str) -> Analysis:
        """The analysis of a game by a bot; it begins, or goes on."""
        key = replay.digest, bot
        if key not in self._analyses:
            forget_first(self._analyses)
            self._analyses[key] = Analysis(self._thinking, replay, bot)
        self._analyses[key].ask()
        return self._analyses[key]

    def find_graph(self, replay: Loaded) -> Graph:
        """The win chances in a game; the work on them begins, or goes on."""
        if replay.digest not in self._graphs:
            forget_first(self._graphs)
            self._graphs[replay.digest] = Graph(self._thinking, replay)
        self._graphs[replay.digest].ask()
        return self._graphs[replay.digest]


def forget_first(kept: dict[Any, Any]) -> None:
    """Make room for another one."""
    if len(kept) >= REVIEWS_KEPT:
        del kept[next(iter(kept))]
