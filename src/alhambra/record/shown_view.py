"""A view that travels: as plain data, and back to a view on another machine.

With the view travels a position that agrees with everything in it: what the viewer cannot know is dealt by chance, and
always the same for the same view. A view of that position is the view that was sent, so nothing hidden goes along.
"""

from collections.abc import Mapping

from alhambra.engine.chance import Fast
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.show import show
from alhambra.engine.view.view import View
from alhambra.record.position import parse_position, position_text


def shown(view: View) -> dict[str, object]:
    """A view as plain data, hands as perfect memory knows them, and `position`."""
    return {**show(view, money_is_open=True), "position": position_text(view.sample(Fast(0)), one_line=True)}


def from_shown(shown: object) -> View:
    """The view that was shown: of the seat `viewer`, in the game at `position`. Other entries are not read."""
    facts = shown if isinstance(shown, Mapping) else {}
    for name, kind in (("position", str), ("viewer", int)):
        if not isinstance(facts.get(name), kind):
            raise InvalidNotation("position-line-missing", line=name)
    position, viewer = facts["position"], facts["viewer"]
    assert isinstance(position, str)
    assert isinstance(viewer, int)
    return parse_position(position).view(viewer)
