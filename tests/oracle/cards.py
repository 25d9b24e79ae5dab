"""Reading the names of cards: fl5, du9, x:fl-di, score1."""


def is_exchange(card: str) -> bool:
    """Is it an exchange office (X-1)?"""
    return card.startswith("x:")


def is_scoring(card: str) -> bool:
    """Is it a scoring card (A-7)?"""
    return card.startswith("score")


def value(card: str) -> int:
    """The value of a money card."""
    return int(card[2:])
