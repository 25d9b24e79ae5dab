"""A game told in words, in every language: the log, from events."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from alhambra.engine.events import Event
from alhambra.engine.notation.action import Action
from alhambra.engine.pieces.cards import CODES, CURRENCIES, FIRST_SCORING, MONEY_CARDS, currency_of_card, value_of_card
from alhambra.engine.pieces.cells import cell_text
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.view.view import SPECTATOR
from alhambra.record.record import Record
from alhambra.record.replay import Replay
from alhambra.texts.catalogue import Argument, catalogue, key


class Narrator:
    """Puts the events of one game into words of one language. Players without a name are numbered.

    Where palaces are drawn (`is_drawn`), cells are shown there instead of being named in sentences.
    """

    def __init__(self, rules: Rules, language: str = "en", names: Sequence[str] = (), is_drawn: bool = False) -> None:
        self.rules = rules
        self.texts = catalogue(language)
        self.is_drawn = is_drawn
        self.names = [plain(name) for name in names] + [""] * (int(rules.players) - len(names))
        self.forms: dict[str, Callable[[str], str]] = {
            "tile": self.tell_tile,
            "tiles": self.tell_tiles,
            "card": self.tell_card,
            "currency": lambda name: self.texts.text("currency-" + name),
            "category": self.name_category,
        }

    def log(self, events: Iterable[Event], viewer: int = SPECTATOR) -> list[str]:
        """What that viewer may know of the events, a sentence or two each."""
        visible = [event for event in events if event.is_visible_to(viewer)]
        return [self.tell_event(together) for together in group_events(visible)]

    def tell_event(self, events: list[Event]) -> str:
        """One event in words, or several that differ only in the card."""
        event = events[0]
        values: dict[str, Argument] = {name: self.tell_value(name, value) for name, value in event.values.items()}
        if "card" in values:
            values["card"] = self.texts.join_words(self.tell_card(str(one.values["card"])) for one in events)
        if event.seat >= 0:
            values["player"] = self.name_party(event.seat)
        return self.texts.text(self.choose_text("event-" + event.key), **values)

    def tell_value(self, name: str, value: str | int) -> Argument:
        """A value of an event as it is written in a sentence."""
        if name == "cell" and isinstance(value, int):
            return cell_text(value)
        return self.forms[name](value) if isinstance(value, str) and name in self.forms else value

    def tell_action(self, action: Action) -> str:
        """An action in the imperative, as on a button: "Buy tower 8 for 8 ducats"."""
        x_y = action.cell
        code = action.fields.get("currency")
        values: dict[str, Argument] = {
            "tile": self.tell_tile(action.tile) if action.tile else "",
            "cell": "" if x_y is None else f"{x_y[0]},{x_y[1]}",
            "cards": self.texts.join_words(self.tell_card(card) for card in action.cards),
            "currency": self.name_currency(CURRENCIES[CODES.index(code)]) if code else "",
        }
        return self.texts.text(self.choose_text("do-" + action.kind), **values)

    def choose_text(self, name: str) -> str:
        """The text for readers who see the cell, where there is one."""
        return f"{name}.drawn" if self.is_drawn and self.texts.has(f"{name}.drawn") else name

    # --- names ------------------------------------------------------------------------------------------

    def name_party(self, party: int) -> str:
        """Who it is: a player, or somebody else who takes part in majorities."""
        if party >= self.rules.players:
            return self.texts.text(key("word", self.rules.party_names[party - int(self.rules.players)]))
        return self.names[party] or self.texts.text("word-player.number", number=party + 1)

    def tell_tile(self, name: str) -> str:
        """A tile as the object of a sentence."""
        tile = self.rules.tiles.tiles[self.rules.tiles.parse(name)]
        if not tile.type:
            return self.tile_name(name)
        if self.texts.has(f"narration-{tile.family}"):  # a family with words of its own
            return self.texts.text(f"narration-{tile.family}", tile=self.tile_name(name))
        return self.texts.text(key("type", tile.type) + ".the-tile", price=tile.price)

    def tile_name(self, name: str) -> str:
        """A tile without an article: "tower 8"."""
        tile = self.rules.tiles.tiles[self.rules.tiles.parse(name)]
        if not tile.type:
            return self.texts.text(key("word", name))
        if self.texts.has(f"narration-{tile.family}"):
            return self.texts.text(f"{key('type', tile.type)}.{tile.family}")
        return self.texts.text(key("type", tile.type) + ".tile", price=tile.price)

    def tell_tiles(self, names: str) -> str:
        """Tiles in a row, written `P8+G11`."""
        return self.texts.join_words(self.tile_name(name) for name in names.split("+"))

    def tell_card(self, name: str) -> str:
        """A card as the object of a sentence: so much money, or what else it is."""
        number = self.rules.cards.parse(name)
        if number < MONEY_CARDS:
            return self.texts.text(
                f"currency-{CURRENCIES[currency_of_card(number)]}.count", count=value_of_card(number)
            )
        if number < FIRST_SCORING + 2:
            return self.texts.text("narration-scoring-card", number=int(number - FIRST_SCORING + 1))
        return self.tell_module_card(number, "")

    def card_name(self, name: str) -> str:
        """A card without an article."""
        number = self.rules.cards.parse(name)
        return self.tell_module_card(number, ".name") if number >= FIRST_SCORING + 2 else self.tell_card(name)

    def tell_module_card(self, card: int, form: str) -> str:
        """A card that a module brings, in its words; they may name the currencies on it."""
        named = [self.name_currency(CURRENCIES[currency]) for currency in self.rules.cards.currencies[card]]
        values = dict(zip(("first", "second"), named, strict=False))
        return self.texts.text(key("narration", self.rules.card_owners[card].name) + "-card" + form, **values)

    def name_currency(self, name: str) -> str:
        """Money of a currency: "florins"."""
        return self.texts.text(f"currency-{name}.plural")

    def name_category(self, name: str) -> str:
        """What points were scored for."""
        if name in self.rules.tiles.types:
            return self.texts.text(key("type", name) + ".plural")
        return self.texts.text(key("category", name))


def narrate(record: Record, language: str = "en", viewer: int = SPECTATOR) -> list[str]:
    """The whole of a record in words, as far as that viewer may know it."""
    replay = Replay(record)
    narrator = Narrator(replay.rules, language, record.names)
    return [sentence for _, events in replay.walk() for sentence in narrator.log(events, viewer)]


def group_events(events: list[Event]) -> Iterator[list[Event]]:
    """Cards that are taken or paid together are told together."""
    together: list[Event] = []
    for event in events:
        if together and not is_alike(together[-1], event):
            yield together
            together = []
        together.append(event)
    if together:
        yield together


def is_alike(one: Event, other: Event) -> bool:
    """Is a card all that differs?"""
    return (one.key, one.seat, list(one.values)) == (other.key, other.seat, ["card"])


def plain(name: str) -> str:
    """A name in one line, without signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
