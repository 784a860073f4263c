"""Settings of a flow, and how its outcome is returned. flow.ts has the fields of both."""

import json
import sys
import time
from pathlib import Path
from typing import Any, Callable, TypeVar

Value = TypeVar("Value")


def read_settings() -> dict[str, Any]:
    settings = json.loads(Path(sys.argv[1]).read_text())
    return {**settings, "image": Path(settings["image"])}


def poll(read: Callable[[], Value], is_final: Callable[[Value], bool]) -> Value:
    """Calls `read` until `is_final` accepts what it returns."""
    for _ in range(1200):
        value = read()
        if is_final(value):
            return value
        time.sleep(0.1)
    raise TimeoutError("the listing is still being processed after two minutes")


def print_outcome(**outcome: Any) -> None:
    print(json.dumps(outcome))
