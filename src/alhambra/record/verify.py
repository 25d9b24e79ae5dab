"""Was a recorded game played by the rules, and dealt from the key that its host was bound to?"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from alhambra.engine.chance import Seeded
from alhambra.engine.component_data import components_digest
from alhambra.engine.errors import AlhambraError
from alhambra.engine.play.game import Game
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.setup import CHECKED_RULES
from alhambra.record.fairness import SECRET, SERVER_NONCES, find_own_nonces, find_unfair
from alhambra.record.record import Record, commit_to
from alhambra.record.replay import BrokenRecord, Replay
from alhambra.texts.catalogue import catalogue


@dataclass(frozen=True)
class Finding:
    """Something that is wrong with a record: at which step (None: with the whole), and why.

    `variation` is the number of the variation that it is in, in the order in which they stand; 0 for the game itself.
    """

    step: int | None
    refusal: Refusal
    variation: int = 0

    def text(self, language: str = "en") -> str:
        """The finding in words."""
        texts = catalogue(language)
        reason = texts.text("refusal-" + self.refusal.key, **self.refusal.values)
        if self.refusal.rule:
            reason = f"{reason} ({self.refusal.rule})"
        if self.variation:
            return texts.text("finding-variation", variation=self.variation, step=self.step or 0, reason=reason)
        return reason if self.step is None else texts.text("finding", step=self.step, reason=reason)


@dataclass(frozen=True)
class Verdict:
    """What was found wrong, and what could not be looked at: text keys `unchecked-…`.

    `own_nonces` are the seats whose players took part in the deal; None where a record does not say.
    """

    findings: list[Finding] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    own_nonces: list[int] | None = None

    @property
    def is_sound(self) -> bool:
        """Is nothing wrong, as far as it could be checked?"""
        return not self.findings

    def list_texts(self, language: str = "en") -> list[str]:
        """All of it in words."""
        texts = catalogue(language)
        notes = [texts.text("unchecked-" + key) for key in self.unchecked]
        if self.own_nonces is not None:
            seats = ", ".join(str(seat + 1) for seat in self.own_nonces)
            notes.append(texts.text("own-nonces", seats=seats) if seats else texts.text("own-nonces-none"))
        return [finding.text(language) for finding in self.findings] + notes


def verify(record: Record) -> Verdict:
    """Check everything that a record says: commitment, shuffles, seats, actions, result, variations."""
    findings = [Finding(None, refusal) for refusal in [*find_broken_promises(record), *find_other_components(record)]]
    if any(finding.refusal.key == "record-components" for finding in findings):
        return Verdict(findings)
    is_current = record.rules in CHECKED_RULES
    unchecked = [] if is_current else ["rules"]
    unchecked += [] if record.key else ["key"]
    unchecked += ["commitment"] if record.key and not record.commitment else []
    unchecked += ["nonces"] if SECRET in record.headers and SERVER_NONCES in record.headers else []
    own = find_own_nonces(record)
    try:
        last = play_record(record, is_current)
    except BrokenRecord as broken:
        if broken.refusal.key == "record-hidden":
            return Verdict(findings, [*unchecked, "hidden"], own)
        return Verdict([*findings, Finding(broken.step, broken.refusal)], unchecked, own)
    except AlhambraError as error:  # a set-up that cannot be played
        return Verdict([*findings, Finding(None, error.refusal)], unchecked, own)
    return Verdict([*findings, *find_wrong_end(record, last), *check_variations(record, is_current)], unchecked, own)


def check_variations(record: Record, is_current: bool) -> Iterator[Finding]:
    """What is wrong with the other ways the game could have gone on. What is hidden in one cannot be checked."""
    for number, line in enumerate(list_variations(record), 1):
        try:
            play_record(line, is_current)
        except BrokenRecord as broken:
            if broken.refusal.key != "record-hidden":
                yield Finding(broken.step, broken.refusal, number)


def list_variations(record: Record, first: int = 1) -> Iterator[Record]:
    """The variations of the steps from that number on, each as a record, followed by its own variations."""
    for step in record.steps[first:]:
        for which in range(len(step.variations)):
            line = record.variation(step.number, which)
            yield line
            yield from list_variations(line, step.number)


def play_record(record: Record, is_current: bool) -> Game:
    """The game at the end of the record, dealt from the key where there is one."""
    chance = Seeded(bytes.fromhex(record.key)) if record.key and is_current else None
    game, _ = [*Replay(record, trust=not is_current, chance=chance).walk()][-1]
    return game


def find_other_components(record: Record) -> list[Refusal]:
    """Was it played with other component data than those in use?"""
    is_same = record.headers.get("Components", "") == components_digest()
    return [] if is_same else [Refusal("", "record-components")]


def find_broken_promises(record: Record) -> list[Refusal]:
    """Is the key, or what it was made of, another one than that which was promised?"""
    if SECRET in record.headers:
        return find_unfair(record)
    if not record.key or not record.commitment:
        return []
    found = commit_to(bytes.fromhex(record.key))
    return [] if found == record.commitment else [Refusal("", "record-commitment", {"found": found})]


def find_wrong_end(record: Record, game: Game) -> list[Finding]:
    """Does the record end where the game does, and with the right points?"""
    last = record.steps[-1].number
    if not game.is_over:
        is_said_to_be = record.is_finished or record.key
        return [Finding(last, Refusal("A-55", "record-unfinished"))] if is_said_to_be else []
    points = tuple(int(score) for score in game.scores)
    if record.result == points:
        return []
    values: dict[str, str | int] = {
        "expected": " ".join(str(score) for score in points),
        "found": " ".join(str(score) for score in record.result),
    }
    return [Finding(last, Refusal("A-57", "record-result", values))]
