"""Fits the embedding: axes along which pictures of products differ, each scaled to the same spread (whitening, PCA of
Pearson 1901), because the few axes with most spread tell photographs from drawings and not one product from another.

Takes the first 128 axes of a middle map of the network, which sees material and print, and 128 of the last one, which
sees what a thing is. Needs no labels. Deterministic.

usage: python3 training/embedding/fit.py COLLECTED packages/vision/models/embedding/embedding.json
COLLECTED is what `training/asset-types/collect.ts` has written. Uses the pictures without a listing: those of listings
are for measuring.
"""

import base64
import json
import sys

import numpy as np

# Places of the means in a row of the collected activations (`Appearance`).
MEANS = {"middle": (2560, 2560 + 720), "last": (0, 1280)}
WIDTH = 2 * 1280 + 2 * 720 + 17 + 24
AXES = 128
SHRINKAGE = 0.5


def encode(array):
    return base64.b64encode(np.ascontiguousarray(array).astype("<f4").tobytes()).decode("ascii")


def whiten(values):
    """Return mean and axes. Values are square-rooted, because activations are long-tailed and mostly zero."""
    roots = np.sqrt(np.maximum(values, 0))
    mean = roots.mean(axis=0)
    spread, directions = np.linalg.eigh(np.cov((roots - mean).T))
    spread, directions = spread[::-1][:AXES], directions[:, ::-1][:, :AXES]
    axes = (directions / np.sqrt(spread + SHRINKAGE * np.trace(np.cov((roots - mean).T)) / values.shape[1])).T
    # The sign is arbitrary. Fixed so that the same data give the same file.
    return mean, axes * np.sign(axes[np.arange(AXES), np.abs(axes).argmax(axis=1)])[:, None]


def main():
    collected, target = sys.argv[1:]
    with open(f"{collected}.jsonl", encoding="utf8") as file:
        rows = [json.loads(line) for line in file]
    values = np.fromfile(f"{collected}.f32", "<f4").reshape(-1, WIDTH).astype(np.float64)
    values = values[[row["listing"] == "" for row in rows]]
    stored = {}
    for name, (start, end) in MEANS.items():
        mean, axes = whiten(values[:, start:end])
        stored[name] = {"mean": encode(mean), "axes": [encode(axis) for axis in axes]}
    with open(target, "w", encoding="utf8") as file:
        json.dump(stored, file)
        file.write("\n")
    print(f"{len(values)} pictures")


main()
