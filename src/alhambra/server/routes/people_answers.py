"""What the requests about people are answered with."""

from typing import Literal

from pydantic import BaseModel

from alhambra.server.people.profiles import Profile
from alhambra.server.people.standings import FinishedGame, GameRating
from alhambra.server.play.lines import TableLine


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


class PersonPage(BaseModel):
    """An account: its ratings; finished games and how it plays where the person has made that public, or is asking."""

    name: str
    ratings: list[GameRating]
    games: list[FinishedGame]
    is_me: bool
    is_public: bool
    relation: Literal["none", "following", "blocked"]
    profile: Profile | None
