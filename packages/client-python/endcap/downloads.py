"""Responses that are read piece by piece."""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Iterator, List, Optional, Type, Union

from ._http import CHUNK_BYTES, FAILURES, HttpResponse
from .errors import NetworkError, UnexpectedResponseError


class Download:
    """An open response, such as an export or the stream of events. Use it in a `with` statement."""

    def __init__(self, response: HttpResponse, place: str, max_bytes: int) -> None:
        self._response = response
        self._place = place
        self._max_bytes = max_bytes
        #: For example text/csv.
        self.media_type = response.headers.get_content_type()

    def __enter__(self) -> "Download":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection."""
        self._response.close()

    def chunks(self) -> Iterator[bytes]:
        """Yields the body as it arrives."""
        while True:
            try:
                chunk = self._response.read1(CHUNK_BYTES)
            except FAILURES as error:
                raise NetworkError(f"{self._place}: {error}", code="NETWORK_ERROR") from error
            if not chunk:
                return
            yield chunk

    def lines(self) -> Iterator[str]:
        """Yields the lines of a text without their ends, such as the rows of an NDJSON export."""
        rest = b""
        for chunk in self.chunks():
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                yield line.rstrip(b"\r").decode()
            self._check_size(len(rest))
        if rest:
            yield rest.decode()

    def events(self) -> Iterator[Any]:
        """Yields the `data` of the stream of events, each as a dictionary."""
        data: List[str] = []
        for line in self.lines():
            if line.startswith("data:"):
                data.append(line[len("data:") :].lstrip(" "))
                self._check_size(sum(map(len, data)))
            elif line == "" and data:
                yield json.loads("\n".join(data))
                data = []

    def read(self) -> bytes:
        """Returns the whole body, up to `max_response_bytes` of the client."""
        body = bytearray()
        for chunk in self.chunks():
            body += chunk
            self._check_size(len(body))
        return bytes(body)

    def save(self, path: "Union[str, os.PathLike[str]]") -> None:
        """Writes the body to a file, of any size."""
        with self, Path(path).open("wb") as file:
            for chunk in self.chunks():
                file.write(chunk)

    def _check_size(self, size: int) -> None:
        if size > self._max_bytes:
            raise UnexpectedResponseError(
                f"{self._place}: more than {self._max_bytes} bytes; use save() or chunks()",
                code="RESPONSE_TOO_LARGE",
            )
