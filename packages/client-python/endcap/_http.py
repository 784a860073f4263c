"""One HTTP exchange with time and size limits, by the standard library."""

import http.client
import platform
import socket
import sys
import time
import urllib.error
import urllib.request
from email.message import Message
from typing import IO, Mapping, Optional, Protocol, Union

from ._version import VERSION
from .errors import NetworkError, TimedOutError, UnexpectedResponseError

CHUNK_BYTES = 65_536
#: Exceptions of broken connections.
FAILURES = (OSError, http.client.HTTPException)

_AGENT = f"endcap-python/{VERSION} (python {platform.python_version()}; {sys.platform})"


class HttpResponse(Protocol):
    """The part of `http.client.HTTPResponse` that is used."""

    status: int

    @property
    def headers(self) -> Message: ...

    def read1(self, n: int = ...) -> bytes: ...

    def close(self) -> None: ...


class EmptyResponse:
    """The response of a request that an earlier attempt has carried out."""

    status = 204
    headers = Message()

    def read1(self, n: int = -1) -> bytes:
        return b""

    def close(self) -> None:
        return None


class _NoErrors(urllib.request.HTTPErrorProcessor):
    """Returns responses of every status. A followed redirect could send the token to another host."""

    def http_response(
        self, request: urllib.request.Request, response: http.client.HTTPResponse
    ) -> http.client.HTTPResponse:
        return response

    https_response = http_response


_OPENER = urllib.request.build_opener(_NoErrors)


def send(
    method: str,
    url: str,
    headers: Mapping[str, str],
    body: Union[bytes, IO[bytes], None],
    timeout: float,
) -> HttpResponse:
    """Sends a request and returns the response with its body unread. `timeout` is in seconds."""
    all_headers = {"User-Agent": _AGENT, **headers}
    request = urllib.request.Request(url, data=body, method=method, headers=all_headers)
    try:
        response: HttpResponse = _OPENER.open(request, timeout=timeout)
        return response
    except FAILURES as error:
        raise failure(error, f"{method} {path_of(url)}", timeout) from error


def read_body(response: HttpResponse, place: str, max_bytes: int, timeout: float) -> bytes:
    """Reads a whole body. A server that sends it byte by byte does not extend the time limit."""
    end = time.monotonic() + timeout
    body = bytearray()
    try:
        while True:
            chunk = response.read1(CHUNK_BYTES)
            if not chunk:
                break
            body += chunk
            if len(body) > max_bytes:
                raise UnexpectedResponseError(
                    f"{place}: the response is larger than {max_bytes} bytes",
                    code="RESPONSE_TOO_LARGE",
                    status=response.status,
                )
            if time.monotonic() > end:
                raise socket.timeout("timed out")
    except FAILURES as error:
        raise failure(error, place, timeout) from error
    finally:
        response.close()
    missing = getattr(response, "length", None)
    if isinstance(missing, int) and missing > 0:
        raise NetworkError(f"{place}: the response ended early", code="NETWORK_ERROR")
    return bytes(body)


def failure(error: BaseException, place: str, timeout: float) -> Exception:
    """Returns the error of a broken or slow connection."""
    reason: Optional[object] = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(reason, (socket.timeout, TimeoutError)):
        return TimedOutError(f"{place}: no complete response within {timeout:g} s", code="TIMEOUT")
    return NetworkError(f"{place}: {reason}", code="NETWORK_ERROR")


def path_of(url: str) -> str:
    """Leaves out the query, which may contain a signature."""
    return url.split("?", 1)[0]
