"""JSON whose numbers keep all their digits."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal


def dumps(value: object) -> str:
    """JSON of dicts, lists, texts and numbers; a Decimal is written as it is. Raises TypeError for anything else."""
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"JSON has no number {value}")
        return format(value, "f")
    if value is None or isinstance(value, (str, bool, int, float)):
        return json.dumps(value, ensure_ascii=False, allow_nan=False)
    if isinstance(value, Mapping):
        members = (f"{json.dumps(str(name), ensure_ascii=False)}:{dumps(inner)}" for name, inner in value.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(dumps(inner) for inner in value) + "]"
    raise TypeError(f"JSON has no {type(value).__name__}")


def loads(text: str) -> object:
    """Reads JSON; numbers with a point become Decimal. Raises ValueError."""
    value: object = json.loads(text, parse_float=Decimal)
    return value
