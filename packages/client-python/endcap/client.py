"""The client."""

import os
import random
import time
from dataclasses import replace
from typing import Callable, Mapping, Optional, Tuple, TypeVar
from urllib.parse import urlsplit

from . import types
from ._token import TokenSource
from ._transport import Settings, Transport, is_transient
from .errors import EndcapError, TimedOutError, UnexpectedResponseError
from .operations import Operations

State = TypeVar("State", bound=Mapping[str, object])

_PENDING = ("processing", "checking", "running")
_FIRST_INTERVAL = 0.5
_MAX_INTERVAL = 10.0
_VARIABLES = {
    "base_url": "ENDCAP_BASE_URL",
    "client_id": "ENDCAP_CLIENT_ID",
    "client_secret": "ENDCAP_CLIENT_SECRET",
    "organization_id": "ENDCAP_ORGANIZATION_ID",
}


class Endcap(Operations):
    """A client of the API. Threads may share it.

    Every group of docs/api.md is an attribute, such as `listings`, with a method for each operation.
    """

    def __init__(
        self,
        *,
        base_url: str,
        client_id: Optional[str] = None,
        client_secret: Optional[str] = None,
        organization_id: Optional[str] = None,
        audience: Optional[str] = None,
        token: Optional[Callable[[], str]] = None,
        timeout: float = 120.0,
        retries: int = 2,
        max_response_bytes: int = 2**25,
        language: Optional[str] = None,
    ) -> None:
        """Takes a credential, or a function that returns a token.

        `timeout` is the limit of a request in seconds: submissions wait for image downloads. `audience` is
        needed if the service is reached at another address than its own. `language` is that of the texts in
        responses: en, de, fr or es.
        """
        if urlsplit(base_url).scheme not in ("http", "https"):
            raise ValueError(f"base_url is not an http or https address: {base_url}")
        base = base_url.rstrip("/")
        if token is not None:
            issue = _unlimited(token)
        elif client_id and client_secret and organization_id:
            request: types.TokenRequest = {
                "client_id": client_id,
                "client_secret": client_secret,
                "audience": audience or base,
                "grant_type": "client_credentials",
                "organization": organization_id,
            }
            issue = self._issue_with(request)
        else:
            raise ValueError("pass client_id, client_secret and organization_id, or token")
        tokens = TokenSource(issue)
        self._settings = Settings(base, timeout, retries, max_response_bytes, language, tokens)
        super().__init__(Transport(self._settings))

    @classmethod
    def from_env(cls, environ: Mapping[str, str] = os.environ) -> "Endcap":
        """Reads ENDCAP_BASE_URL, ENDCAP_CLIENT_ID, ENDCAP_CLIENT_SECRET, ENDCAP_ORGANIZATION_ID and ENDCAP_AUDIENCE."""
        for variable in _VARIABLES.values():
            if not environ.get(variable):
                raise ValueError(f"{variable} is not set")
        values = {name: environ[variable] for name, variable in _VARIABLES.items()}
        return cls(
            base_url=values["base_url"],
            client_id=values["client_id"],
            client_secret=values["client_secret"],
            organization_id=values["organization_id"],
            audience=environ.get("ENDCAP_AUDIENCE") or None,
        )

    def with_options(
        self,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
        max_response_bytes: Optional[int] = None,
        language: Optional[str] = None,
    ) -> "Endcap":
        """Returns a client with other limits that shares the token."""
        other = object.__new__(type(self))
        old = self._settings
        other._settings = replace(
            old,
            timeout=old.timeout if timeout is None else timeout,
            retries=old.retries if retries is None else retries,
            max_response_bytes=old.max_response_bytes if max_response_bytes is None else max_response_bytes,
            language=old.language if language is None else language,
        )
        Operations.__init__(other, Transport(other._settings))
        return other

    def wait(
        self,
        read: Callable[[], State],
        *,
        max_wait: float = 300.0,
        on_progress: Optional[Callable[[State], None]] = None,
    ) -> State:
        """Calls `read` until the `status` that it returns is final, and returns the last state.

        Works for listings, images, drafts, imports, bulk changes and Spark. A service that is unavailable for
        a while is tolerated. Raises TimedOutError after `max_wait` seconds.
        """
        end = time.monotonic() + max_wait
        pause = _FIRST_INTERVAL
        status: object = "unread"
        failure: Optional[EndcapError] = None
        while True:
            try:
                state = read()
                status, failure = state.get("status"), None
                if on_progress is not None:
                    on_progress(state)
                if str(status).lower() not in _PENDING:
                    return state
            except EndcapError as error:
                if not is_transient(error) or error.status == 500:
                    raise
                failure = error
            # Jitter spreads clients that submitted together.
            left = end - time.monotonic()
            if left <= 0:
                reason = f"; the last request failed: {failure}" if failure else ""
                raise TimedOutError(f"still {status} after {max_wait:g} s{reason}", code="TIMEOUT")
            time.sleep(min(left, pause * (0.8 + 0.4 * random.random())))
            pause = min(pause * 1.5, _MAX_INTERVAL)

    def wait_until_scored(
        self, id: str, *, retailer: Optional[str] = None, max_wait: float = 300.0
    ) -> types.PdpScores:
        """Waits for the scores of a listing by your own id. Its status then is COMPLETED or ERROR."""
        return self.wait(lambda: self.listings_by_id.get_pdp(id, retailer=retailer), max_wait=max_wait)

    def submit_and_wait(
        self, id: str, body: types.PdpSubmission, *, max_wait: float = 300.0
    ) -> types.PdpScores:
        """Submits a listing under your own id, and waits for its scores."""
        self.listings_by_id.submit_pdp(id, body)
        return self.wait_until_scored(id, retailer=body.get("retailer"), max_wait=max_wait)

    def _issue_with(self, request: types.TokenRequest) -> Callable[[], Tuple[str, float]]:
        def issue() -> Tuple[str, float]:
            token = self.access.request_token(request)
            value = token.get("access_token")
            if not isinstance(value, str) or value == "":
                raise UnexpectedResponseError("the token response has no access_token", status=200)
            return value, float(token.get("expires_in") or 0)

        return issue


def _unlimited(token: Callable[[], str]) -> Callable[[], Tuple[str, float]]:
    return lambda: (token(), float("inf"))
