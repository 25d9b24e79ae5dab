"""Why an action is refused: a rule and a text key with parameters, no sentence."""

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Refusal:
    """`rule` is the rule that forbids it, `key` names the text `refusal-<key>` of the catalogue, `values` fill it."""

    rule: str
    key: str
    values: dict[str, str | int] = field(default_factory=dict)
