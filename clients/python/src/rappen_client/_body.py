"""Bodies as they are sent."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from ._exact_json import dumps

Bytes: TypeAlias = "bytes | os.PathLike[str]"
"""Bytes, or the file that has them."""

FileInput: TypeAlias = "bytes | os.PathLike[str] | tuple[str, bytes]"
"""A file for a form: its bytes, its path, or a name and bytes."""


def encoded_body(body: object, types: tuple[str, ...], content_type: str | None) -> tuple[str, bytes]:
    """The media type and the bytes of a body; content_type decides where the bytes may be of several."""
    if isinstance(body, (bytes, bytearray, memoryview, os.PathLike)):
        of_bytes = [one for one in types if not re.search(r"json|xml|^text/|^multipart/", one)]
        kind = content_type if content_type is not None else next(iter(of_bytes), None)
        if kind is None or kind not in of_bytes:
            raise TypeError(f"The body cannot be {kind or 'bytes'}")
        return kind, _bytes_of(body)
    of_text = next((one for one in types if re.search(r"xml$|^text/", one)), None)
    if isinstance(body, str) and of_text is not None:
        return of_text, body.encode()
    if "multipart/form-data" in types and isinstance(body, Mapping):
        return _encoded_form(body)
    return "application/json", dumps(body).encode()


def _encoded_form(fields: Mapping[str, object]) -> tuple[str, bytes]:
    # The bytes depend on nothing but the parts: a repetition is recognised by its body
    parts = [_part_of(name, value) for name, value in fields.items() if value is not None]
    boundary = "rappen-client-boundary"
    while any(boundary.encode() in content for _, content in parts):
        boundary += "-"
    chunks = [f"--{boundary}\r\n{head}\r\n\r\n".encode() + content + b"\r\n" for head, content in parts]
    return f"multipart/form-data; boundary={boundary}", b"".join(chunks) + f"--{boundary}--\r\n".encode()


def _part_of(name: str, value: object) -> tuple[str, bytes]:
    disposition = f'Content-Disposition: form-data; name="{name}"'
    if isinstance(value, tuple):
        file_name, content = value
    elif isinstance(value, os.PathLike):
        file_name, content = Path(value).name, value
    elif isinstance(value, (bytes, bytearray, memoryview)):
        file_name, content = name, value
    else:
        return f"{disposition}\r\nContent-Type: application/json", dumps(value).encode()
    safe = re.sub(r'[\r\n"\\]', "_", file_name)
    return f'{disposition}; filename="{safe}"\r\nContent-Type: application/octet-stream', _bytes_of(content)


def _bytes_of(value: bytes | bytearray | memoryview | os.PathLike[str]) -> bytes:
    return Path(value).read_bytes() if isinstance(value, os.PathLike) else bytes(value)
