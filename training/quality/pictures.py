"""Reads the lists of pictures, their opinions, and the values that `extract.ts` has written for them."""
import csv
import os
from typing import Dict, List, NamedTuple, Tuple

import numpy as np


GAP = 0.02  # that each strength of a fault must take at least, as in `fit_head.py`


class Steps(NamedTuple):
    """Neighboring versions of a picture in a chain of degradations: rows of the better and of the poorer, and their difference."""

    better: np.ndarray
    poorer: np.ndarray
    gap: np.ndarray


def listed(path: str) -> List[str]:
    with open(path + ".txt", encoding="utf8") as file:
        return [os.path.basename(line) for line in file.read().split()]


def rated(data: str, path: str) -> Tuple[List[str], np.ndarray]:
    """Names and mean opinions of the photographs of a list."""
    with open(os.path.join(data, "biq2021", "mos.csv"), newline="", encoding="utf8") as file:
        mos_of = {r["image"]: float(r["mos"]) for r in csv.DictReader(file)}
    names = listed(path)
    return names, np.array([mos_of[n] for n in names])


def values(path: str, output: str, count: int) -> np.ndarray:
    return np.fromfile(f"{path}.{output}.f32", "<f4").reshape(count, -1)


def may_be_trained_on(path: str) -> np.ndarray:
    """True for the product pictures that are not held out (see `write_products.py`)."""
    return np.array([name.split("_")[1] == "0" for name in listed(path)])


def steps(path: str, level: np.ndarray) -> Steps:
    """Steps between the product pictures that may be trained on, as wide as `level` has them and at least `GAP` a strength."""
    chains: Dict[Tuple[str, str], List[Tuple[int, int]]] = {}
    clean: Dict[str, int] = {}
    for row, (name, free) in enumerate(zip(listed(path), may_be_trained_on(path))):
        number, *_, kind, strength = name.split(".")[0].split("_")
        if free and kind == "clean":
            clean[number] = row
        elif free:
            chains.setdefault((number, kind), []).append((int(strength), row))
    pairs = []
    for (number, _), versions in chains.items():
        ordered = [(0, clean[number]), *sorted(versions)]
        pairs += list(zip(ordered, ordered[1:]))
    better, poorer = (np.array([pair[k][1] for pair in pairs]) for k in (0, 1))
    least = GAP * np.array([q[0] - p[0] for p, q in pairs])
    return Steps(better, poorer, np.maximum(level[better] - level[poorer], least))
