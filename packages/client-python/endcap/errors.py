"""Errors of calls. All are an EndcapError."""

from typing import Any, Dict, Optional


class EndcapError(Exception):
    """A call failed. `code` is stable and is the one to compare, for example with "NOT_FOUND"."""

    def __init__(
        self,
        message: str,
        *,
        code: str = "UNEXPECTED_RESPONSE",
        status: int = 0,
        request_id: Optional[str] = None,
        details: Optional[Dict[str, Any]] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        #: `error_code` of the API, or NETWORK_ERROR, TIMEOUT, UNEXPECTED_RESPONSE or RESPONSE_TOO_LARGE.
        self.code = code
        #: HTTP status, or 0 without a response.
        self.status = status
        #: Id in the log of the service.
        self.request_id = request_id
        #: `extra` of the API, such as `problems` with the fields that were refused.
        self.details = details
        #: Seconds that the service asks to wait.
        self.retry_after = retry_after

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class BadRequestError(EndcapError):
    """Status 400, and others below 500 without a class."""


class UnauthorizedError(EndcapError):
    """Status 401: the credential or the token is not valid."""


class ForbiddenError(EndcapError):
    """Status 403."""


class NotFoundError(EndcapError):
    """Status 404."""


class ConflictError(EndcapError):
    """Status 409."""


class ValidationError(EndcapError):
    """Status 422. `details["problems"]` lists the fields."""


class RateLimitedError(EndcapError):
    """Status 429. Try again after `retry_after` seconds."""


class ServerError(EndcapError):
    """Status 500 and above."""


class NetworkError(EndcapError):
    """The service was not reached, or the connection broke."""


class TimedOutError(EndcapError):
    """A request or a wait exceeded its time limit."""


class UnexpectedResponseError(EndcapError):
    """A response that is not from Endcap: HTML, a redirect, or a body that is too large."""


_CLASSES = {
    401: UnauthorizedError,
    403: ForbiddenError,
    404: NotFoundError,
    409: ConflictError,
    422: ValidationError,
    429: RateLimitedError,
}


def error_class(status: int) -> "type[EndcapError]":
    """Returns the class for a status of 400 or above."""
    return _CLASSES.get(status, ServerError if status >= 500 else BadRequestError)
