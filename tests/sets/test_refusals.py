"""Every action of every kind: refused exactly when it is not legal, and with a rule and a text in all languages."""

import re

import pytest

from alhambra.engine.actions.codes import KERNEL_KINDS, KIND_SHIFT
from alhambra.engine.chance import Fast
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.notation.notation import is_action, parse_action
from alhambra.engine.play.game import Game
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.setup import Setup
from alhambra.record.refusal_text import refusal_text
from alhambra.texts import LANGUAGES, catalogue
from tests.effort import effort

NOTATION = re.compile(r"\b(?:(?:fl|di|de|du)[1-9]|x:|h?[A-Z][0-9]+[nesw]*)\b")
NAMED = ("tile", "other", "card", "currency", "action")
WORDS = ("fountain", "gate")  # of the sentences themselves

SETS = [
    Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites"), players=3),
    Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites"), players=2),
    Setup("alhambra", ("sites", "huts"), players=2),
    Setup("granada", players=2),
    Setup("granada", ("vizier", "exchange"), players=4),
    Setup("combined", players=3),
    Setup("combined", ("vizier", "exchange"), players=2),
]


def of(luck: Fast, choices: list[str]) -> str:
    """One of them."""
    return choices[luck.draw_below(len(choices))]


def some_tile(game: Game, luck: Fast) -> str:
    """Any tile, but mostly one that lies where it could matter."""
    table = game.rules.tiles
    owner = game.seats[game.to_act]
    lying = [*game.market_tiles, *owner.reserve, *owner.bought, *(table.back[tile] for tile in owner.bought)]
    near = [table.name(tile) for tile in lying if tile >= 0] + [name for name, _, _ in owner.palace.items()]
    return of(luck, near if near and luck.draw_below(5) > 0 else [tile.name for tile in table.tiles])


def some_payment(game: Game, luck: Fast) -> str:
    """One to three cards, mostly from the hand, mostly of one currency, at times with an exchange card."""
    cards = game.rules.cards.names
    owner = game.seats[game.to_act]
    hand = [cards[c] for c in range(36) if int(owner.money[c // 9]) >> 2 * (c % 9) & 3] or cards[:36]
    first = of(luck, hand if luck.draw_below(5) > 0 else cards[:36])
    alike = [card for card in hand if card[:2] == first[:2]] or [first]
    chosen = [first] + [of(luck, alike if luck.draw_below(4) > 0 else hand) for _ in range(luck.draw_below(3))]
    if len(cards) > 38 and luck.draw_below(3) == 0:
        chosen.append(of(luck, cards[38:]))
    return "+".join(chosen)


def some_field(game: Game, luck: Fast, form: str) -> str:
    """The text of a field, as likely as not one that makes sense."""
    if form == "tile":
        return some_tile(game, luck)
    if form == "cell":
        return f"{luck.draw_below(7) - 3},{luck.draw_below(7) - 3}"
    if form == "payment":
        return some_payment(game, luck)
    if form == "currency":
        return of(luck, ["fl", "di", "de", "du"])
    return "+".join(of(luck, game.rules.cards.names) for _ in range(1 + luck.draw_below(2)))


def some_code(game: Game, luck: Fast) -> int | None:
    """A well-formed action of any kind; None where the words do not make one."""
    kinds = game.rules.kinds
    first = KERNEL_KINDS if len(kinds) > KERNEL_KINDS and luck.draw_below(5) > 0 else 0
    kind = kinds[int(first) + luck.draw_below(len(kinds) - int(first))]
    text = " ".join([kind.name, *(some_field(game, luck, form) for form in kind.fields)])
    try:
        return int(parse_action(game.rules, text))
    except InvalidNotation:
        return None


def module_refusal(game: Game, code: int) -> Refusal | None:
    """What the module itself says, without the kernel's last word."""
    return game.rules.kind_owners[code >> KIND_SHIFT].find_refusal(game, code)


def assert_names_only(game: Game, refusal: Refusal, language: str) -> None:
    """What a person reads calls things by name: nothing of the notation is in it."""
    text = refusal_text(refusal, language, game.rules)
    notation = [str(value) for name, value in refusal.values.items() if name in NAMED and value not in WORDS]
    assert not [word for word in notation if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)], text
    assert not NOTATION.search(text), text
    assert text[0].isupper() or text[0] in "“«„0123456789", text


def check(game: Game, code: int, keys: set[str]) -> None:
    """Legal actions are not refused, others are, by the module that knows the rule."""
    legal = code in game.legal_codes()
    refusal = game.why_not(code)
    assert (refusal is None) == legal, game.legal_actions()
    if code >> KIND_SHIFT >= KERNEL_KINDS:
        assert (module_refusal(game, code) is None) == legal, (code, game.decision)
    if refusal is not None:
        assert refusal.rule, refusal
        keys.add(refusal.key)
        for language in LANGUAGES:
            assert catalogue(language).text("refusal-" + refusal.key, **refusal.values)
            assert_names_only(game, refusal, language)


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_an_action_is_refused_exactly_when_it_is_not_legal(setup: Setup) -> None:
    keys: set[str] = set()
    for seed in range(effort(20)):
        game = Game(setup, seed)
        luck = Fast(seed)
        while not game.is_over:
            if game.decision not in ("act", "place") or luck.draw_below(8) == 0:
                for _ in range(6):
                    code = some_code(game, luck)
                    if code is not None:
                        assert is_action(game.rules, code)
                        check(game, code, keys)
                codes = game.legal_codes()
                check(game, codes[luck.draw_below(len(codes))], keys)
            codes = game.legal_codes()
            game.apply_code(codes[luck.draw_below(len(codes))])
    assert len(keys) > 10
