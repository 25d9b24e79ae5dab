"""The log: one line for each thing that happens, for people or as JSON, and never a secret in it."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

Entry = MutableMapping[str, Any]

_REDACTED: Final = "…"
# Fields that are secret whatever they contain.
_SECRET_NAMES: Final = re.compile(
    r"cookie|authori[sz]ation|token|secret|password|recovery|invitation|nonce|\bkey\b|digest|query|hand|seed",
    re.IGNORECASE,
)
_NAMED_OPENLY: Final = frozenset(("key",))  # the key of a refusal is a word; see `_is_word`
# Texts that are secret wherever they stand: the first part stays.
_SECRET_TEXTS: Final = (
    re.compile(r"(\[parameters: ).*?(?=\]\n|\]$)", re.DOTALL),  # of a statement that failed
    re.compile(r"(://)[^/\s@]*(?=@)"),  # user and password of a URL
    re.compile(r"(\?)[^\s\"'<>]*(?=[\s\"'<>]|$)"),  # query strings
    re.compile(r"(?i)(bearer\s+)\S+"),
    re.compile(r"(?i)((?:cookie|authorization|invitation|password|token)\"?\s*[:=]\s*)\S+"),
    re.compile(r"()\b[0-9a-f]{32,}\b"),  # keys, nonces, digests, numbers of people
    re.compile(r"()(?<![\w/-])[A-Za-z0-9_-]{40,}(?![\w/-])"),  # cookies and tokens
)


def redact(_logger: object, _method: str, entry: Entry) -> Entry:
    """A processor that leaves secrets out."""
    entry.pop("color_message", None)  # uvicorn's other form of the same
    for name, value in list(entry.items()):
        if _SECRET_NAMES.search(name) and not _is_word(name, value):
            entry[name] = _REDACTED
        else:
            entry[name] = redact_value(value)
    return entry


def _is_word(name: str, value: object) -> bool:
    """Is it the key of a text?"""
    return name in _NAMED_OPENLY and isinstance(value, str) and re.fullmatch(r"[a-z-]{1,40}", value) is not None


def redact_value(value: Any) -> Any:
    """A value without secrets, inside lists and tables too."""
    if isinstance(value, str):
        for pattern in _SECRET_TEXTS:
            value = pattern.sub(rf"\1{_REDACTED}", value)
        return value
    if isinstance(value, dict):
        return {
            name: _REDACTED if _SECRET_NAMES.search(str(name)) else redact_value(inner) for name, inner in value.items()
        }
    if isinstance(value, list | tuple):
        return [redact_value(inner) for inner in value]
    return value if isinstance(value, int | float | bool | type(None)) else redact_value(str(value))


SHARED: Final[list[Any]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.stdlib.ExtraAdder(),
    structlog.processors.format_exc_info,
    redact,
]
"""What is done with every line, ours and those of libraries; secrets last, when all of it is there."""


def configure(level: str = "info", form: str = "console") -> None:
    """Everything that is logged, by us or by libraries, goes to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_make_formatter(form))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    for quiet in ("httpx", "httpcore", "aiosqlite", "alembic", "asyncio", "websockets", "uvicorn.error"):
        logging.getLogger(quiet).setLevel(max(logging.WARNING, logging.getLogger().level))


def _make_formatter(form: str) -> logging.Formatter:
    """Lines as JSON, or for people."""
    last: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )
