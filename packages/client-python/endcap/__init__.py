"""Client of Endcap, which scores the images of product listings and says what to change.

See docs/python.md.
"""

from . import types
from ._version import VERSION as __version__
from .client import Endcap
from .downloads import Download
from .errors import (
    BadRequestError,
    ConflictError,
    EndcapError,
    ForbiddenError,
    NetworkError,
    NotFoundError,
    RateLimitedError,
    ServerError,
    TimedOutError,
    UnauthorizedError,
    UnexpectedResponseError,
    ValidationError,
)
from .files import File

__all__ = [
    "BadRequestError",
    "ConflictError",
    "Download",
    "Endcap",
    "EndcapError",
    "File",
    "ForbiddenError",
    "NetworkError",
    "NotFoundError",
    "RateLimitedError",
    "ServerError",
    "TimedOutError",
    "UnauthorizedError",
    "UnexpectedResponseError",
    "ValidationError",
    "__version__",
    "types",
]
