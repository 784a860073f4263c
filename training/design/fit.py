"""Fits the judge of designs: ridge regression of the mean of two designers' grades (1 crude to 5 polished) on the
stored embedding of a picture with a layout.

Prints how often it orders two pictures as the designers do, over folds of whole sources, so that no source is in the
training of its own figures, and the worst fold. Deterministic.

usage: python3 training/design/fit.py COLLECTED LABELS packages/vision/models/design/design.json
COLLECTED is what `training/asset-types/collect.ts` has written, LABELS is `bench/truth/labels/design-grades.csv`.
"""

import base64
import csv
import json
import os
import sys

import numpy as np

PARTS = {"middle": (2560, 2560 + 720), "last": (0, 1280)}
WIDTH = 2 * 1280 + 2 * 720 + 17 + 24
RIDGE = 1.5
FOLDS = 6
SHUFFLES = 4


def decode(text):
    return np.frombuffer(base64.b64decode(text), "<f4").astype(np.float64)


def embed(values):
    """Return the embedding of `packages/vision/src/recognition/embedding.ts`, of unit length."""
    with open("packages/vision/models/embedding/embedding.json", encoding="utf8") as file:
        stored = json.load(file)
    parts = []
    for name, (start, end) in PARTS.items():
        axes = np.array([decode(axis) for axis in stored[name]["axes"]])
        part = (np.sqrt(np.maximum(values[:, start:end], 0)) - decode(stored[name]["mean"])) @ axes.T
        parts.append(part / np.linalg.norm(part, axis=1, keepdims=True))
    return np.concatenate(parts, axis=1) / np.sqrt(2)


def ridge(inputs, grades):
    """Return the weights and the grade at the origin."""
    kernel = inputs @ inputs.T + RIDGE * np.eye(len(grades))
    return inputs.T @ np.linalg.solve(kernel, grades - grades.mean()), grades.mean()


def ordered(guesses, grades, apart):
    one, other = np.triu_indices(len(grades), 1)
    differ = np.abs(grades[one] - grades[other]) >= apart
    right = (guesses[one] - guesses[other]) * (grades[one] - grades[other]) > 0
    return right[differ].mean()


def report(inputs, grades, sources):
    names = sorted(set(sources))
    figures, worst = [], 1
    for shuffle in range(SHUFFLES):
        order = np.random.RandomState(shuffle).permutation(len(names))
        fold = np.array([order[names.index(source)] % FOLDS for source in sources])
        guesses = np.zeros(len(grades))
        for held in range(FOLDS):
            weights, origin = ridge(inputs[fold != held], grades[fold != held])
            guesses[fold == held] = inputs[fold == held] @ weights + origin
            worst = min(worst, ordered(guesses[fold == held], grades[fold == held], 1))
        figures.append([ordered(guesses, grades, apart) for apart in (1, 2)])
    print(f"{len(grades)} pictures of {len(names)} sources")
    print("ordered right, a grade apart and two: %.3f %.3f; worst fold %.3f" % (*np.mean(figures, axis=0), worst))
    low = guesses <= np.quantile(guesses, 0.15)
    print(f"of the lowest 15 % under {guesses[low].max():.2f}: mean grade {grades[low].mean():.2f}")
    print(f"graded 2.5 or less: {np.mean(grades[low] <= 2.5):.2f}, of all {np.mean(grades <= 2.5):.2f}")
    print("guesses at 5, 25, 50, 75, 95 %:", np.round(np.percentile(guesses, [5, 25, 50, 75, 95]), 2))


def main():
    collected, labels, target = sys.argv[1:]
    with open(labels, encoding="utf8") as file:
        given = {row["file"]: (int(row["first"]) + int(row["second"])) / 2 for row in csv.DictReader(file)}
    with open(f"{collected}.jsonl", encoding="utf8") as file:
        rows = [json.loads(line) for line in file]
    used = [at for at, row in enumerate(rows) if os.path.basename(row["file"]) in given]
    values = np.fromfile(f"{collected}.f32", "<f4").reshape(-1, WIDTH)[used].astype(np.float64)
    inputs = embed(values)
    grades = np.array([given[os.path.basename(rows[at]["file"])] for at in used])
    report(inputs, grades, [rows[at]["source"] for at in used])
    weights, origin = ridge(inputs, grades)
    with open(target, "w", encoding="utf8") as file:
        stored = {"origin": round(origin, 4), "weights": base64.b64encode(weights.astype("<f4").tobytes()).decode("ascii")}
        json.dump(stored, file)
        file.write("\n")


main()
