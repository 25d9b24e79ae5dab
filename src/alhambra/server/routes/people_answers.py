"""What the requests about people are answered with."""

from typing import Literal

from pydantic import BaseModel

from alhambra.server.lobby.listing import TableLine


class Done(BaseModel):
    """It has been done."""

    ok: bool = True


class Me(BaseModel):
    """What a person sees of itself."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    language: str
    webhook: str
    tables: list[TableLine]


class SignedIn(Me):
    """Somebody who has signed in; with another recovery code, if it was by the old one."""

    recovery: str = ""


class Recovery(BaseModel):
    """A recovery code, which is shown once."""

    recovery: str


class WebhookAnswer(BaseModel):
    """Where a word is sent."""

    url: str


class TokenAnswer(BaseModel):
    """A token for programs, without its secret."""

    id: str
    label: str
    created: float


class NewTokenAnswer(TokenAnswer):
    """A new one, which is shown once."""

    token: str


class Rating(BaseModel):
    """A rating on the scale of chess, with the interval that holds the truth in 95 of 100 cases."""

    games: int
    value: int
    low: int
    high: int


class RatingLine(Rating):
    """Somebody in the table of ratings of a game."""

    name: str


class GameRating(Rating):
    """The rating of a person in a game."""

    game: str


class FinishedGame(BaseModel):
    """A game that somebody has played."""

    id: str
    setup: str
    seat: int
    result: list[int]
    winners: list[int]
    is_rated: bool
    at: float


class PersonPage(BaseModel):
    """Ratings and finished games of an account."""

    name: str
    ratings: list[GameRating]
    games: list[FinishedGame]
