"""Divides the rated photographs for cross-validation, by scene or at random, and measures the agreement.

By scene: the blocks of consecutive numbers of `split.py`, five folds. Of the photographs outside a fold, those that resemble
one inside (cosine above 0.85 on the pooled maps of the trunk's last layer) take no part in the fit for that fold. So every
photograph is judged once, by a fit that has seen neither its scene nor a near-duplicate.
"""
from typing import Dict, Iterator, List, Tuple

import numpy as np
from scipy.stats import rankdata

from split import DUPLICATE, RUN

FOLDS = 5
SEED = 20240501


def block(name: str) -> int:
    subset, number = name.split(".")[0].split("-")
    return int(number) // RUN[subset]


def by_scene(names: List[str], maps: np.ndarray) -> Iterator[Tuple[np.ndarray, np.ndarray]]:
    e = maps - maps.mean(0)
    e /= np.linalg.norm(e, axis=1, keepdims=True)
    fold = np.array([block(n) % FOLDS for n in names])
    for k in range(FOLDS):
        train, test = np.where(fold != k)[0], np.where(fold == k)[0]
        yield train[(e[train] @ e[test].T).max(1) < DUPLICATE], test


def at_random(count: int) -> Iterator[Tuple[np.ndarray, np.ndarray]]:
    fold = np.random.RandomState(SEED).permutation(count) % FOLDS
    for k in range(FOLDS):
        yield np.where(fold != k)[0], np.where(fold == k)[0]


def agreement(predicted: np.ndarray, mos: np.ndarray) -> Dict[str, float]:
    def pearson(a: np.ndarray, b: np.ndarray) -> float:
        return float(np.corrcoef(a, b)[0, 1])

    return {"n": len(mos), "srocc": round(pearson(rankdata(predicted), rankdata(mos)), 4),
            "plcc": round(pearson(predicted, mos), 4), "rmse": round(float(np.sqrt(((predicted - mos) ** 2).mean())), 4)}


def by_subset(names: List[str], predicted: np.ndarray, mos: np.ndarray) -> Dict[str, Dict[str, float]]:
    subset = np.array([n[:4] for n in names])
    parts = {"all": np.ones(len(names), bool), **{s: subset == s for s in ("ss01", "ss02", "ss03")}}
    return {s: agreement(predicted[k], mos[k]) for s, k in parts.items() if k.any()}
