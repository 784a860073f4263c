"""Files in requests."""

import mimetypes
import os
from pathlib import Path
from typing import IO, Optional, Tuple, Union

#: Bytes, or the path of a file that is read while it is sent.
File = Union[bytes, "os.PathLike[str]"]

# Python 3.9 does not know them.
_TYPES = {".avif": "image/avif", ".webp": "image/webp"}
_BYTES = "application/octet-stream"


def open_file(file: File) -> Tuple[Union[bytes, IO[bytes]], int]:
    """Returns a body for each attempt, and its length in bytes."""
    if isinstance(file, (bytes, bytearray, memoryview)):
        return bytes(file), len(file)
    if isinstance(file, str):
        raise TypeError("a path must be a pathlib.Path, and content must be bytes")
    path = Path(file)
    return path.open("rb"), path.stat().st_size


def media_type_of(file: File) -> str:
    """Returns the type of an image by its suffix. The service examines the bytes in any case."""
    if isinstance(file, (bytes, bytearray, memoryview)):
        return _BYTES
    suffix = Path(file).suffix.lower()
    guess: Optional[str] = _TYPES.get(suffix) or mimetypes.types_map.get(suffix)
    return guess if guess is not None and guess.startswith("image/") else _BYTES
