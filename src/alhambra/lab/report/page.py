"""A report as one HTML page with its plots. It loads nothing from anywhere."""

from collections.abc import Iterable, Sequence
from html import escape

from alhambra.lab.report.figures import BAR_POINTS, Figures, Spread
from alhambra.lab.report.order import Weighed
from alhambra.lab.report.playing import Lead
from alhambra.lab.report.plots import draw_bars, draw_curves, draw_stacks
from alhambra.lab.report.shares import Mean, Share
from alhambra.lab.standings import Standing
from alhambra.ratings.wilson import SURE_DEVIATIONS
from alhambra.texts import Catalogue, catalogue
from alhambra.texts.catalogue import key
from alhambra.texts.grammar import write_digits

STYLE = """
body { margin: 0 auto; max-width: 780px; padding: 0 12px 40px; background: #f4ead6; color: #2b2015;
  font: 17px/1.45 system-ui, sans-serif }
h2 { margin-top: 2.2em; border-bottom: 2px solid #8a5a10 }
svg { display: block; width: 100%; height: auto; margin: 10px 0; font-size: 14px }
table { border-collapse: collapse; margin: 10px 0; font-variant-numeric: tabular-nums }
th, td { padding: 2px 14px 2px 0; text-align: right; vertical-align: top }
th:first-child, td:first-child { text-align: left }
div.wide { overflow-x: auto }
code { overflow-wrap: anywhere }
@media (max-width: 480px) { svg { font-size: 22px } table { font-size: 14px } th, td { padding-right: 9px } }
"""
SMALLEST_CHANCE = 0.001  # chances below that are not told apart
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


class Page:
    """A report in one language."""

    def __init__(self, language: str) -> None:
        self.texts: Catalogue = catalogue(language)

    def say(self, name: str, **values: str | int) -> str:
        """A text of reports."""
        return self.texts.text(f"report-{name}", **values)

    def write_number(self, value: float, places: int = 0) -> str:
        """A number as the language writes it."""
        whole, _, fraction = f"{abs(round(value, places)):.{places}f}".partition(".")
        point = "." if self.texts.language == "en" else ","
        sign = "-" if round(value, places) < 0 else ""
        return sign + write_digits(self.texts.language, int(whole)) + (point + fraction if fraction else "")

    def write_percent(self, value: float) -> str:
        """A part of one."""
        return f"{self.write_number(100 * value, 1)} %"

    def write_share(self, one: Share) -> str:
        """A share with its interval."""
        low, high = self.write_number(100 * one.low, 1), self.write_number(100 * one.high, 1)
        return f"{self.write_percent(one.rate)} ({low} – {high})"

    def write_mean(self, one: Mean, places: int = 1) -> str:
        """A mean with its interval."""
        low, high = self.write_number(one.low, places), self.write_number(one.high, places)
        return f"{self.write_number(one.value, places)} ({low} – {high})"

    def write_spread(self, one: Spread, games: int) -> str:
        """A mean of games with its interval."""
        return self.write_mean(Mean(*find_interval(one.mean, one.deviation, games), games))

    def name_category(self, name: str) -> str:
        """A building type, a wall or the like, in words."""
        for kind in ("type", "category"):
            if self.texts.has(key(kind, name)):
                return self.texts.text(key(kind, name))
        return name

    # --- the whole --------------------------------------------------------------------------------------

    def write(self, all_figures: Sequence[Figures]) -> str:
        """The page of one or more samples; the first is what the others are compared with."""
        body = [f"<h1>{escape(self.say('title'))}</h1>"]
        if len(all_figures) > 1:
            body += self.write_comparison(all_figures)
        for figures in all_figures:
            body += self.write_sample(figures)
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
            f"<title>{escape(self.say('title'))}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            + "\n".join(body)
            + "\n</body>\n</html>\n"
        )

    def write_comparison(self, all_figures: Sequence[Figures]) -> list[str]:
        """What is different from the first sample."""
        first = all_figures[0]
        head = ["sample", "games", "points", "difference", "spread", "turns", "actions"]
        rows = [
            [
                one.name,
                self.write_number(one.games),
                self.write_mean(one.score),
                self.write_mean(one.score.subtract(first.score)) if one is not first else "",
                self.write_number(one.points.deviation, 1),
                self.write_spread(one.turns, one.score.count),
                self.write_spread(one.actions, one.score.count),
            ]
            for one in all_figures
        ]
        sizes = [(one.name, one.score.value, one.score.low, one.score.high) for one in all_figures]
        return [
            f"<h2>{escape(self.say('comparison'))}</h2>",
            draw_bars(sizes, lambda value: self.write_number(value, 1), self.say("comparison")),
            self.write_table(head, rows),
        ]

    def write_sample(self, figures: Figures) -> list[str]:
        """Everything about one sample."""
        games = self.say("games-of", games=figures.games)
        parts = [f"<h2>{escape(figures.name)}</h2>", f"<p>{escape(figures.setup)} · {escape(games)}</p>"]
        if figures.made_by:
            parts.append(f"<p><small>{escape(figures.version)}<br><code>{escape(figures.made_by)}</code></small></p>")
        if figures.endless or figures.faults:
            trouble = self.say("trouble", endless=figures.endless, faults=figures.faults)
            parts.append(f"<p>{escape(trouble)}</p>")
        if figures.forfeited:
            parts.append(f"<p>{escape(self.say('forfeited', games=figures.forfeited))}</p>")
        parts += self.write_standings(figures)
        if figures.forfeited == figures.games:
            return parts
        parts += self.write_versus(figures) + self.write_order(figures) + self.write_points(figures)
        if any(sum(points) for points in figures.sources.values()):
            parts += self.write_sources(figures) + self.write_worth(figures) + self.write_leads(figures)
        return parts + self.write_deeds(figures) + self.write_tiles(figures) + self.write_lengths(figures)

    # --- its parts --------------------------------------------------------------------------------------

    def write_standings(self, figures: Figures) -> list[str]:
        """Ratings, where there is somebody to compare with."""
        rated = [(one.bot, one.rating) for one in figures.standings if one.rating]
        head = ["bot", "games", "wins", "interval", "points", "margin"]
        rows = [
            [
                self.name_bot(one),
                self.write_number(one.games),
                self.write_percent(one.win_rate),
                " – ".join(self.write_percent(end) for end in one.win_rate_interval),
                self.write_mean(Mean(one.mean_points, *one.points_interval, one.games)),
                self.write_mean(Mean(one.mean_margin, *one.margin_interval, one.games)),
            ]
            for one in figures.standings
        ]
        dots = [(bot, rating.value, rating.low, rating.high) for bot, rating in rated]
        plot = [draw_bars(dots, self.write_number, self.say("ratings"))] if dots else []
        return [f"<h3>{escape(self.say('ratings'))}</h3>", *plot, self.write_table(head, rows)]

    def name_bot(self, one: Standing) -> str:
        """A bot, and how many games it has forfeited."""
        return f"{one.bot} ({self.texts.text('cli-forfeits', games=one.forfeits)})" if one.forfeits else one.bot

    def write_order(self, figures: Figures) -> list[str]:
        """Does it matter who begins, and with what hand?"""
        weighed = figures.weighed
        hands = {self.say("hand", number=cards): one for cards, one in figures.hands.items()}
        return [
            *self.write_shares(self.say("order"), self.name_by_order(figures.order)),
            *self.write_shares(self.say("hands"), hands),
            *(self.write_weighed(weighed) if weighed else ()),
        ]

    def write_weighed(self, weighed: Weighed) -> list[str]:
        """Order and hand weighed together."""
        said = self.say("card-worth", factor=self.write_mean(weighed.card, 2))
        return [
            *self.write_shares(self.say("order-even"), self.name_by_order(weighed.order)),
            f"<p>{escape(said)}</p>",
        ]

    def name_by_order(self, shares: Sequence[Share]) -> dict[str, Share]:
        """Shares by the name of their place in the order of play."""
        return {self.order_name(number): one for number, one in enumerate(shares)}

    def order_name(self, number: int) -> str:
        """The starting player, or how many turns later a player comes."""
        return self.say("order-later", number=number) if number else self.say("order-first")

    def write_shares(self, title: str, shares: dict[str, Share]) -> list[str]:
        """A heading and bars; nothing where nothing was noted."""
        rows = [(name, one.rate, one.low, one.high) for name, one in shares.items()]
        return [f"<h3>{escape(title)}</h3>", draw_bars(rows, self.write_percent, title)] if rows else []

    def write_points(self, figures: Figures) -> list[str]:
        """How many points there are."""
        plot = draw_curves(figures.distributions, BAR_POINTS, self.write_number, self.say("distribution"))
        return [f"<h3>{escape(self.say('distribution'))}</h3>", plot]

    def write_sources(self, figures: Figures) -> list[str]:
        """Where the points come from."""
        scorings = [self.say("scoring", number=number) for number in (1, 2, 3)]
        rows = [(self.name_category(name), points) for name, points in figures.sources.items() if sum(points)]
        plot = draw_stacks(rows, scorings, lambda value: self.write_number(value, 1), self.say("sources"))
        means = [
            [self.name_category(name), self.write_mean(one)] for name, one in figures.per_game.items() if one.value
        ]
        return [f"<h3>{escape(self.say('sources'))}</h3>", plot, self.write_table(["source", "points-interval"], means)]

    def write_worth(self, figures: Figures) -> list[str]:
        """What a majority and an edge of wall are worth."""
        scorings = [f"scoring-{number}" for number in (1, 2, 3)]
        majorities = [
            [
                self.name_category(one.type),
                *(self.write_number(points, 1) for points in one.points),
                self.write_share(one.wins),
            ]
            for one in figures.majorities
        ]
        borders = [
            [
                self.name_category(one.category),
                *(self.write_number(edges, 1) for edges in one.edges),
                self.write_share(one.longest_wins),
                self.write_mean(one.margin, 2),
            ]
            for one in figures.borders
        ]
        return [
            f"<h3>{escape(self.say('majorities'))}</h3><p>{escape(self.say('majorities-how'))}</p>",
            self.write_table(["type", *scorings, "leader-wins"], majorities),
            f"<h3>{escape(self.say('borders'))}</h3><p>{escape(self.say('borders-how'))}</p>",
            self.write_table(["border", *scorings, "longest-wins", "per-edge"], borders),
        ]

    def write_chance(self, p: float) -> str:
        """A chance that may be very small."""
        return self.write_number(p, 3) if p >= SMALLEST_CHANCE else f"< {self.write_number(SMALLEST_CHANCE, 3)}"

    def write_versus(self, figures: Figures) -> list[str]:
        """Every pair of bots, and how much of it all is luck."""
        rows = [
            [one.one, one.other, self.write_share(one.better), self.write_mean(one.margin), self.write_chance(one.p)]
            for one in figures.versus
        ]
        parts = [
            self.write_title("versus"),
            self.write_table(["bot", "opponent", "better", "paired-margin", "p"], rows),
        ]
        if figures.luck:
            bots, deals, rest = (
                self.write_percent(part) for part in (figures.luck.bots, figures.luck.deals, figures.luck.rest)
            )
            said = self.say("luck-of", bots=bots, deals=deals, rest=rest)
            parts += [f"<h3>{escape(self.say('luck'))}</h3><p>{escape(said)}</p>"]
        return parts if rows else []

    def write_leads(self, figures: Figures) -> list[str]:
        """How often a lead after a scoring wins."""
        parts: list[str] = []
        for scoring in (1, 2):
            found = {self.lead_name(one): one.wins for one in figures.leads if one.scoring == scoring}
            parts += self.write_shares(self.say("leads", number=scoring), found)
        return parts

    def lead_name(self, one: Lead) -> str:
        """A group of leads."""
        if one.low is None:
            return self.say("lead-below", points=one.high or 0)
        if one.high is None:
            return self.say("lead-above", points=one.low)
        return self.say("lead-between", low=one.low, high=one.high - 1)

    def write_deeds(self, figures: Figures) -> list[str]:
        """How everybody pays and rebuilds."""
        rows = [
            [
                one.bot,
                self.write_mean(one.bought),
                self.write_share(one.exact),
                self.write_mean(one.overpaid),
                self.write_mean(one.redesigns),
            ]
            for one in figures.deeds
        ]
        return (
            [self.write_title("deeds"), self.write_table(["bot", "bought", "exact", "overpaid", "redesigns"], rows)]
            if rows
            else []
        )

    def write_tiles(self, figures: Figures) -> list[str]:
        """What each tile is worth."""
        rows = [
            [
                one.tile,
                self.name_category(one.type),
                self.write_number(one.price),
                self.write_share(one.wins),
                self.write_mean(one.margin),
            ]
            for one in figures.tiles
        ]
        return (
            [self.write_title("tiles"), self.write_table(["tile", "type", "price", "wins", "above"], rows)]
            if rows
            else []
        )

    def write_title(self, name: str) -> str:
        """A heading, and how to read what follows."""
        return f"<h3>{escape(self.say(name))}</h3><p>{escape(self.say(name + '-how'))}</p>"

    def write_lengths(self, figures: Figures) -> list[str]:
        """How long games are."""
        said = self.say(
            "length",
            turns=self.write_number(figures.turns.mean, 1),
            actions=self.write_number(figures.actions.mean, 1),
            shortest=int(figures.turns.low),
            longest=int(figures.turns.high),
        )
        step = max(1, round((figures.turns.high - figures.turns.low) / 40))
        grouped: dict[int, int] = {}
        for turns, games in figures.lengths.items():
            grouped[turns // step * step] = grouped.get(turns // step * step, 0) + games
        plot = draw_curves({self.say("turns"): grouped}, step, self.write_number, self.say("lengths"))
        return [f"<h3>{escape(self.say('lengths'))}</h3><p>{escape(said)}</p>", plot]

    def write_table(self, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
        """A table; the names of its columns are texts of reports."""
        heads = "".join(f'<th scope="col">{escape(self.say(name))}</th>' for name in head)
        lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'


def find_interval(mean: float, deviation: float, games: int) -> tuple[float, float, float]:
    """A mean and its 95 % interval; games, not seats, are independent of each other."""
    half = SURE_DEVIATIONS * deviation / games**0.5 if games else 0.0
    return mean, mean - half, mean + half
