"""Authorized requests with retries."""

import json
import random
import time
import urllib.parse
import uuid
from dataclasses import dataclass, field
from datetime import date, datetime, timezone
from email.utils import parsedate_to_datetime
from typing import (
    Any,
    Callable,
    Dict,
    Iterator,
    List,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    Union,
)

from ._http import EmptyResponse, HttpResponse, path_of, read_body, send
from ._token import TokenSource
from .downloads import Download
from .errors import EndcapError, UnexpectedResponseError, error_class
from .files import File, media_type_of, open_file

_FIRST_PAUSE = 0.5
_MAX_PAUSE = 8.0
#: Longest Retry-After to wait for: rate limits count per minute.
_MAX_RETRY_AFTER = 60.0
_MAX_QUOTE = 500
#: The request was not processed.
_TURNED_AWAY = (408, 429, 503)

Query = Mapping[str, object]


def is_transient(error: EndcapError) -> bool:
    """Returns whether another attempt may succeed. A quota is not transient."""
    return error.code != "QUOTA_EXCEEDED" and (
        error.status >= 500
        or error.status in (408, 429)
        or error.code in ("NETWORK_ERROR", "TIMEOUT")
    )


def segment(text: str) -> str:
    """Encodes an id for a path. An empty one, `.` or `..` would change the path."""
    if not isinstance(text, str) or text in ("", ".", ".."):
        raise ValueError(f"an id must not be {text!r}")
    return urllib.parse.quote(text, safe="")


@dataclass(frozen=True)
class Settings:
    """What a client was created with. Times are in seconds."""

    base_url: str
    timeout: float
    retries: int
    max_response_bytes: int
    language: Optional[str]
    tokens: TokenSource = field(repr=False)


@dataclass(frozen=True)
class _Request:
    method: str
    url: str
    headers: Dict[str, str]
    content: Optional[bytes]
    file: Optional[File]
    is_public: bool
    #: False if a second request could create a second record.
    is_repeatable: bool

    @property
    def place(self) -> str:
        return f"{self.method} {path_of(self.url)}"


class Call:
    """A request, sent when its result is asked for."""

    def __init__(self, settings: Settings, request: _Request) -> None:
        self._settings = settings
        self._request = request

    def send(self) -> None:
        """Sends a request whose response has no body."""
        self._retrying()

    def json(self) -> Any:
        """Returns the JSON of the response."""
        response, body = self._retrying()
        try:
            return json.loads(body)
        except ValueError:
            raise _unexpected(response, body, self._request.place) from None

    def download(self) -> Download:
        """Returns the response with its body unread. The time limit then holds for each read."""
        response, _body = self._retrying(is_streamed=True)
        return Download(response, self._request.place, self._settings.max_response_bytes)

    def location(self) -> str:
        """Returns the address that the response refers to."""
        response, body = self._retrying(is_redirect=True)
        location = response.headers.get("Location")
        if location is None:
            raise _unexpected(response, body, self._request.place)
        return urllib.parse.urljoin(self._request.url, location)

    def _retrying(
        self, is_streamed: bool = False, is_redirect: bool = False
    ) -> Tuple[HttpResponse, bytes]:
        """Repeats the request after transient failures with a growing pause, and once after a 401."""
        failures: List[EndcapError] = []
        refused: Optional[str] = None
        while True:
            token = None if self._request.is_public else self._settings.tokens.get(refused)
            try:
                return self._attempt(token, is_streamed, is_redirect)
            except EndcapError as error:
                if error.status == 401 and token is not None and refused is None:
                    refused = token
                    continue
                if self._is_deleted(error, failures):
                    return EmptyResponse(), b""
                wait = error.retry_after or 0.0
                left = self._settings.retries - len(failures)
                if left < 1 or wait > _MAX_RETRY_AFTER or not self._may_repeat(error):
                    raise
                longest = min(_MAX_PAUSE, _FIRST_PAUSE * 2 ** len(failures))
                time.sleep(wait + random.random() * longest)
                failures.append(error)

    def _attempt(
        self, token: Optional[str], is_streamed: bool, is_redirect: bool
    ) -> Tuple[HttpResponse, bytes]:
        request, settings = self._request, self._settings
        response = self._open(token)
        if is_streamed and response.status < 300:
            return response, b""
        body = read_body(response, request.place, settings.max_response_bytes, settings.timeout)
        if response.status >= 400:
            raise _refusal(response, body, request.place)
        if response.status >= 300 and not is_redirect:
            raise UnexpectedResponseError(
                f"{request.place}: redirects to {response.headers.get('Location')}; "
                "set base_url to the address of the service",
                status=response.status,
            )
        return response, body

    def _open(self, token: Optional[str]) -> HttpResponse:
        request, timeout = self._request, self._settings.timeout
        headers = dict(request.headers)
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        if request.file is None:
            return send(request.method, request.url, headers, request.content, timeout)
        body, size = open_file(request.file)
        headers["Content-Length"] = str(size)
        try:
            return send(request.method, request.url, headers, body, timeout)
        finally:
            if not isinstance(body, bytes):
                body.close()

    def _may_repeat(self, error: EndcapError) -> bool:
        if not is_transient(error):
            return False
        # An answer of a dependency's failure means that nothing has changed.
        is_refused = error.status > 500 and error.code != "UNEXPECTED_RESPONSE"
        return self._request.is_repeatable or error.status in _TURNED_AWAY or is_refused

    def _is_deleted(self, error: EndcapError, failures: Sequence[EndcapError]) -> bool:
        """An earlier attempt may have deleted the record, but its response was lost."""
        return (
            self._request.method == "DELETE"
            and error.status == 404
            and any(each.status not in _TURNED_AWAY for each in failures)
        )


class Transport:
    """Makes the requests of a client."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def request(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Query] = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
        body: object = None,
        form: Optional[Mapping[str, object]] = None,
        file: Optional[File] = None,
        media_type: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        has_idempotency_key: bool = False,
        is_public: bool = False,
    ) -> Call:
        """Prepares a request. A key of its own makes one that creates something safe to repeat."""
        all_headers = {"Accept": "application/json, */*", "Prefer": "handling=strict"}
        if self.settings.language is not None:
            all_headers["Accept-Language"] = self.settings.language
        if has_idempotency_key:
            all_headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        for name, value in (headers or {}).items():
            if value is not None:
                all_headers[name] = value
        content: Optional[bytes] = None
        if form is not None:
            content = urllib.parse.urlencode(dict(form)).encode()
            all_headers["Content-Type"] = "application/x-www-form-urlencoded"
        elif file is not None:
            all_headers["Content-Type"] = media_type or media_type_of(file)
        elif body is not None:
            content = json.dumps(body, default=_encode, allow_nan=False).encode()
            all_headers["Content-Type"] = "application/json"
        url = f"{self.settings.base_url}{path}{_query(query or {})}"
        # The only public POST is that for a token.
        is_repeatable = method in ("GET", "PUT", "DELETE") or has_idempotency_key or is_public
        return Call(
            self.settings,
            _Request(method, url, all_headers, content, file, is_public, is_repeatable),
        )


class Resource:
    """A group of operations."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    @staticmethod
    def _joined(values: Union[str, Sequence[str], None]) -> Optional[str]:
        return values if values is None or isinstance(values, str) else ",".join(values)

    @staticmethod
    def _rows(read: Callable[[Optional[str]], Any]) -> Iterator[Any]:
        cursor: Optional[str] = None
        seen = set()
        while True:
            page = read(cursor)
            yield from page["data"]
            cursor = page["next_cursor"]
            if not page["has_more"] or cursor is None:
                return
            if cursor in seen:
                raise UnexpectedResponseError("the list repeats a cursor")
            seen.add(cursor)


def _query(query: Query) -> str:
    pairs = [
        (name, _text(value))
        for name, values in query.items()
        if values is not None
        for value in (values if isinstance(values, (list, tuple, set, frozenset)) else [values])
    ]
    return f"?{urllib.parse.urlencode(pairs)}" if pairs else ""


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return _encode(value) if isinstance(value, date) else str(value)


def _encode(value: object) -> str:
    """Writes times as RFC 3339. One without a time zone is refused, because it could be any."""
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError("a time needs a time zone, such as datetime.now(timezone.utc)")
        return value.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} cannot be sent as JSON")


def _refusal(response: HttpResponse, body: bytes, place: str) -> EndcapError:
    try:
        data = json.loads(body)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        data = {}
    code = data.get("error_code") or data.get("error")
    if not isinstance(code, str):
        return _unexpected(response, body, place)
    return error_class(response.status)(
        str(data.get("detail") or data.get("error_description") or place),
        code=code,
        status=response.status,
        request_id=data.get("request_id") or response.headers.get("X-Request-Id"),
        details=data.get("extra"),
        retry_after=_retry_after(response),
    )


def _unexpected(response: HttpResponse, body: bytes, place: str) -> EndcapError:
    kind = error_class(response.status) if response.status >= 400 else UnexpectedResponseError
    media_type = response.headers.get("Content-Type")
    return kind(
        f"{place}: status {response.status} with {media_type or 'a body'} instead of JSON; "
        "a proxy may have sent it, or base_url may be wrong",
        status=response.status,
        request_id=response.headers.get("X-Request-Id"),
        details={"content_type": media_type, "body": body[:_MAX_QUOTE].decode(errors="replace")},
        retry_after=_retry_after(response),
    )


def _retry_after(response: HttpResponse) -> Optional[float]:
    """Reads seconds or a date (RFC 9110, section 10.2.3)."""
    value = response.headers.get("Retry-After")
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
