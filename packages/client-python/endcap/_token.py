"""Access tokens by client credentials (RFC 6749, section 4.4)."""

import threading
import time
from typing import Callable, Optional, Tuple

#: Seconds before the end of a token at which another one is requested.
_MARGIN = 30.0


class TokenSource:
    """Keeps a token until shortly before its end or its refusal. Threads share a request."""

    def __init__(self, issue: Callable[[], Tuple[str, float]]) -> None:
        self._issue = issue
        self._lock = threading.Lock()
        self._token: Optional[str] = None
        self._end = 0.0

    def get(self, refused: Optional[str] = None) -> str:
        """Returns a token other than the refused one."""
        with self._lock:
            is_late = time.monotonic() > self._end - _MARGIN
            if self._token is None or self._token == refused or is_late:
                self._token, seconds = self._issue()
                self._end = time.monotonic() + seconds
            return self._token
