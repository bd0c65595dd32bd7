"""What the transport has to know of an operation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    """Names in braces stand for parts of the path."""
    formats: tuple[str, ...]
    """Media types that the answer may be asked for as; the first unless asked."""
    bodies: tuple[str, ...] = ()
    """Media types that a body may have."""
    json: tuple[str, ...] = ()
    """Those of the query whose value is sent as JSON."""
    is_repeatable: bool = False
    """A second sending does no harm: it computes the same, or its key tells that it is the second."""
    takes_key: bool = False
