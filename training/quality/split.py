"""The held-out fifth, by scene.

Within a subset the file number is the order of shooting: frames of one scene have neighboring numbers (often five
or more of the same still life at other exposures). So every fifth run of consecutive numbers is held out: 50 of
`ss01` and `ss02`, 100 of `ss03` (whose numbers are sparser). Leaks are still possible from a scene that a run's
border divides, or from an object that was photographed again elsewhere in the set. A held-out image whose embedding
(frozen trunk, last layer, set mean removed) has a cosine above 0.85 with a training image counts as such a
near-duplicate and is in neither part.
"""
from typing import List, Tuple

import numpy as np

RUN = {"ss01": 50, "ss02": 50, "ss03": 100}
HELD_OUT = 4  # run number modulo 5
DUPLICATE = 0.85


def run_is_held_out(name: str) -> bool:
    subset, number = name.split(".")[0].split("-")
    return (int(number) // RUN[subset]) % 5 == HELD_OUT


def split(names: List[str], embedding: np.ndarray) -> Tuple[np.ndarray, np.ndarray, int]:
    """Return the indices for training and for the test, and the number of near-duplicates dropped from the test."""
    held = np.array([run_is_held_out(n) for n in names])
    e = embedding - embedding.mean(0)
    e = e / np.linalg.norm(e, axis=1, keepdims=True)
    train, test = np.where(~held)[0], np.where(held)[0]
    nearest = (e[test] @ e[train].T).max(1)
    keep = nearest < DUPLICATE
    return train, test[keep], int((~keep).sum())
