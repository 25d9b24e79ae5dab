"""Mistakes in the class of a module: told when a ruleset is made of it, because the kernel would pass over them."""

from difflib import get_close_matches

from alhambra.engine.rules.module import Module


def is_overriding(module: Module, seam: str) -> bool:
    """Does its class fill a seam?"""
    unfilled: object = getattr(Module, seam)
    return getattr(type(module), seam) is not unfilled


def check_module(module: Module) -> None:
    """Raise TypeError for a method that nobody asks, and for a leaflet that needs seams which are not filled."""
    for name in list_other_methods(type(module)):
        raise TypeError(f"{type(module).__name__}.{name} {explain_name(name)}")
    for declared, seams in list_needs(module):
        if not any([is_overriding(module, seam) for seam in seams]):
            raise TypeError(f"{type(module).__name__} declares {declared} and does not define {' or '.join(seams)}")


def list_other_methods(its_class: type) -> list[str]:
    """The public methods of a class and of its bases that are not seams."""
    known = dir(Module)
    own = [base for base in its_class.__mro__ if base not in Module.__mro__]
    return [
        name
        for base in own
        for name, value in vars(base).items()
        if callable(value) and not name.startswith("_") and name not in known
    ]


def explain_name(name: str) -> str:
    """What is wrong with the name of a method, and the seam that may be meant."""
    meant = get_close_matches(name, [seam for seam in vars(Module) if not seam.startswith("_")], 1, 0.5)
    hint = f"; did you mean {meant[0]}?" if meant else "."
    return f"is not a seam{hint} Names of other methods begin with an underscore (see docs/seams.md)."


def list_needs(module: Module) -> list[tuple[str, list[str]]]:
    """What the leaflet declares that has to be acted on, with the seams of which one must be filled."""
    leaflet = module.declared
    decisions = [stage.name for stage in leaflet.stages if stage.is_decision]
    running = [stage.name for stage in leaflet.stages if not stage.is_decision]
    needs: list[tuple[str, list[str]]] = []
    if leaflet.kinds:
        needs += [("kinds", ["offer", "offer_free"]), ("kinds", ["apply"]), ("kinds", ["find_refusal"])]
    if decisions:
        needs.append(("decisions", ["offer"]))
    if running or leaflet.points:
        needs.append(("stages or points at which it acts", ["run"]))
    if leaflet.categories:
        needs.append(("categories", ["measure"]))
    if leaflet.types:
        needs.append(("types", ["list_place_points"]))
    return needs
