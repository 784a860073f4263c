"""Measures what is learned from an organization's answers: each source of public pictures stands for an organization.

The eye without teaching is the head of the asset types, fitted on the other sources (`OUT.folds.npz` of
training/asset-types/fit.py, five folds by source). The features are the embedding that Endcap stores. Answers are drawn at
random, and all other pictures of the source are tried. What is learned is used only where it is better on the answers
themselves, by the rule of packages/teaching.

usage: python3 training/teaching/measure.py COLLECTED packages/vision/models/embedding/embedding.json
COLLECTED is what `training/asset-types/collect.ts` has written. Deterministic.
"""

import base64
import json
import sys

import numpy as np

STRENGTH, SCALE, COMMON, LEAST = 0.3, 6.0, 0.5, 1e-4  # as packages/teaching
LAST, MIDDLE, WIDTH = (0, 1280), (2560, 3280), 4041  # of a row of COLLECTED.f32
ANSWERS, DRAWS, REST = (10, 20, 40), 20, 10
TEMPERATURE = 0.7  # of the head alone


def log_probabilities(logits):
    logits = logits - logits.max(axis=1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))


def embed(activations, stored):
    """Return the stored bytes of the embedding at length 1."""
    decode = lambda text: np.frombuffer(base64.b64decode(text), "<f4")
    parts = []
    for name, (start, end) in (("middle", MIDDLE), ("last", LAST)):
        roots = np.sqrt(np.maximum(activations[:, start:end], 0)) - decode(stored[name]["mean"])
        values = roots @ np.array([decode(axis) for axis in stored[name]["axes"]]).T
        parts.append(np.round(317 * values / np.linalg.norm(values, axis=1, keepdims=True)).clip(-127, 127))
    joined = np.hstack(parts)
    return joined / np.linalg.norm(joined, axis=1, keepdims=True)


def learn(features, lacks, groups):
    """Return the weights, and what each answer's group would be told without its own answers."""
    inverse = np.linalg.inv(features.T @ features + STRENGTH * np.eye(features.shape[1]))
    weights = inverse @ features.T @ lacks
    hat, unseen = features @ inverse @ features.T, np.zeros_like(lacks)
    for group in set(groups):
        own = np.flatnonzero(groups == group)
        residual = lacks[own] - features[own] @ weights
        unseen[own] = lacks[own] - np.linalg.solve(np.eye(len(own)) - hat[np.ix_(own, own)], residual)
    return weights, unseen


def is_better(before, after, labels):
    at = np.arange(len(labels))
    gain = after[at, labels] - before[at, labels]
    right = (after.argmax(axis=1) == labels).sum() - (before.argmax(axis=1) == labels).sum()
    return right > 0 and gain.mean() > gain.std() / np.sqrt(len(gain))


def main():
    collected, embedding = sys.argv[1:]
    with open(f"{collected}.jsonl", encoding="utf8") as file:
        rows = [{key: value for key, value in json.loads(line).items() if key != "facts"} for line in file]
    with open(embedding, encoding="utf8") as file:
        embedded = embed(np.fromfile(f"{collected}.f32", "<f4").reshape(-1, WIDTH).astype(np.float64), json.load(file))
    known = np.load(f"{collected}.folds.npz")
    logits = known["head"].copy()
    logits[known["fold"] < 0] = known["held"]
    logs = log_probabilities(np.log(np.maximum(np.exp(log_probabilities(TEMPERATURE * logits)), LEAST)))
    order = known["labels"].tolist()
    labels = np.array([order.index(row["label"]) for row in rows])
    sources = np.array([row["source"] for row in rows])
    groups = np.array([f"{row['source']}/{row['listing']}" if row["listing"] else str(at) for at, row in enumerate(rows)])
    features = np.hstack([embedded, np.full((len(rows), 1), COMMON)])
    for count in ANSWERS:
        measured = []
        for number, source in enumerate(sorted(set(sources))):
            own = np.flatnonzero(sources == source)
            if len(own) < count + REST:
                continue
            before, after = [], []
            for draw in range(DRAWS):
                answers = np.random.default_rng(1000 * number + draw).permutation(own)[:count]
                rest = np.setdiff1d(own, answers)
                lacks = np.eye(len(order))[labels[answers]] - np.exp(logs[answers])
                weights, unseen = learn(features[answers], lacks, groups[answers])
                taught = log_probabilities(logs[answers] + SCALE * unseen)
                factor = SCALE if is_better(logs[answers], taught, labels[answers]) else 0
                before.append((logs[rest].argmax(axis=1) == labels[rest]).mean())
                after.append(((logs[rest] + factor * features[rest] @ weights).argmax(axis=1) == labels[rest]).mean())
            measured.append((np.mean(before), np.mean(after)))
        before, after = np.array(measured).T
        print(
            f"{count} answers, {len(measured)} sources: {100 * before.mean():.1f}% right without, "
            f"{100 * after.mean():.1f}% with, worst source {100 * (after - before).min():+.1f} points"
        )


main()
