"""Second step of training the asset types: a multinomial logistic regression, calibrated on other sources.

Inputs are standardized in blocks: the activations of each trunk, the detector's objects and the explicit signals.
Each block is divided by the root of its size, so that 1,856 activations do not outweigh some forty signals. Classes
weigh by the root of their rarity. Sources are folded, because neighbors of one source look alike. Sources of the
benchmark (`held-out.json`) are used for the last figures only. Deterministic.

usage: python3 training/asset-types/fit.py COLLECTED packages/vision/models/asset-types.json [REPORT.md]
"""

import base64
import hashlib
import json
import sys

import numpy as np
from scipy.optimize import minimize

from labels import LABELS, held_out

# First input and factor of each block, in the order of `assetTypeInput`.
BLOCKS = [(0, 1.0), (576, 1.0), (576 + 1280, 1.0), (576 + 1280 + 24, 1.5)]
LIMIT = 5.0  # standard deviations at which an input is cut, here and in Endcap
STRENGTH = 10.0  # weight of the losses against the squared weights
FOLDS = 5


def load(name):
    with open(f"{name}.json", encoding="utf8") as file:
        table = json.load(file)
    values = np.fromfile(f"{name}.f32", "<f4").reshape(-1, table["width"]).astype(np.float64)
    assert np.isfinite(values).all(), f"{name}: a value is no number"
    return values, np.array([LABELS.index(row["label"]) for row in table["rows"]]), table["rows"]


def deviations(values):
    """Return the divisor of each input."""
    result = values.std(axis=0) + 1e-3
    ends = [start for start, _ in BLOCKS[1:]] + [values.shape[1]]
    for (start, factor), end in zip(BLOCKS, ends):
        result[start:end] *= np.sqrt(end - start) / factor
    return result


def limits(values):
    return LIMIT * (values.std(axis=0) + 1e-3) / deviations(values)


def standardize(values, head):
    return np.clip((values - head["mean"]) / head["deviation"], -head["limit"], head["limit"])


def log_probabilities(logits):
    logits = logits - logits.max(axis=1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))


def fit(values, labels):
    head = {"mean": values.mean(axis=0), "deviation": deviations(values), "limit": limits(values)}
    inputs = np.hstack([standardize(values, head), np.ones((len(values), 1))])
    counts = np.bincount(labels, minlength=len(LABELS))
    weights = counts[labels] ** -0.5
    weights *= STRENGTH / weights.mean()
    wanted = np.eye(len(LABELS))[labels]

    def loss(flat):
        theta = flat.reshape(inputs.shape[1], len(LABELS))
        logs = log_probabilities(inputs @ theta)
        slope = inputs.T @ ((np.exp(logs) - wanted) * weights[:, None])
        slope[:-1] += theta[:-1]
        value = -(weights * logs[np.arange(len(labels)), labels]).sum() + 0.5 * (theta[:-1] ** 2).sum()
        return value, slope.ravel()

    start = np.zeros(inputs.shape[1] * len(LABELS))
    theta = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 250}).x
    return {**head, "theta": theta.reshape(-1, len(LABELS))}


def predict(head, values):
    return log_probabilities(standardize(values, head) @ head["theta"][:-1] + head["theta"][-1])


def folds(rows):
    """Return the fold of each row. All rows of a source are in one fold."""
    return np.array([int(hashlib.sha256(row["source"].encode()).hexdigest(), 16) % FOLDS for row in rows])


def calibration_error(probabilities, labels):
    """Return the expected calibration error over ten bins of the highest probability."""
    highest, right = probabilities.max(axis=1), probabilities.argmax(axis=1) == labels
    bins = np.minimum(9, (10 * highest).astype(int))
    return sum((bins == index).mean() * abs(highest[bins == index].mean() - right[bins == index].mean()) for index in set(bins))


def report(title, logs, labels):
    """Print the figures of some predictions. Returns a table of the classes."""
    guesses, scores, lines = logs.argmax(axis=1), [], []
    for index, label in enumerate(LABELS):
        hits, all_of, said = ((guesses == index) & (labels == index)).sum(), (labels == index).sum(), (guesses == index).sum()
        if all_of:
            scores.append(2 * hits / (all_of + said))
            lines.append(f"| {label} | {all_of} | {hits / max(1, said):.2f} | {hits / all_of:.2f} | {scores[-1]:.2f} |")
    error = calibration_error(np.exp(logs), labels)
    print(f"{title}: {len(labels)} images, macro-F1 {np.mean(scores):.3f}, right {(guesses == labels).mean():.3f}, ECE {error:.3f}")
    return "| Asset type | Images | Precision | Recall | F1 |\n|---|---|---|---|---|\n" + "\n".join(lines) + "\n"


def encode(array):
    return base64.b64encode(np.ascontiguousarray(array).astype("<f4").tobytes()).decode("ascii")


def temperature(logs, labels):
    """Return the factor of the logits with the smallest log loss. Below 1, the head is too certain."""
    factors = np.arange(0.3, 1.51, 0.05)
    losses = [-log_probabilities(factor * logs)[np.arange(len(labels)), labels].mean() for factor in factors]
    return float(factors[int(np.argmin(losses))])


def main():
    collected, target, *reports = sys.argv[1:]
    values, labels, rows = load(collected)
    held = held_out(rows)
    fold = np.where(held, -1, folds(rows))
    out_of_fold = np.zeros((len(rows), len(LABELS)))
    for index in range(FOLDS):
        fitted = (fold != index) & ~held
        out_of_fold[fold == index] = predict(fit(values[fitted], labels[fitted]), values[fold == index])
    factor = temperature(out_of_fold[~held], labels[~held])
    print(f"factor of the logits {factor:.2f}")
    table = report("folded by source", log_probabilities(factor * out_of_fold[~held]), labels[~held])
    head = fit(values[~held], labels[~held])
    head["theta"] *= factor
    held_table = report("held-out sources", predict(head, values[held]), labels[held])
    stored = {name: encode(head[name]) for name in ("mean", "deviation", "limit")}
    stored |= {"weights": encode(head["theta"][:-1].T), "bias": encode(head["theta"][-1])}
    with open(target, "w", encoding="utf8") as file:
        json.dump({"labels": LABELS, **stored}, file, indent=2)
        file.write("\n")
    if reports:
        with open(reports[0], "w", encoding="utf8") as file:
            file.write(f"Folded by source:\n\n{table}\nHeld-out sources:\n\n{held_table}")


main()
