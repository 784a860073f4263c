"""Third step of training the asset types: a multinomial logistic regression, and its sum with the trained network.

Inputs are standardized in blocks: the activations of each map, the detector's objects and the explicit signals. Each block is divided by the root of its size, so that 4,000 activations do not outweigh some hundred
signals. Classes weigh by the root of their rarity. Sources are folded, because neighbors of one source look alike.
Figures are of sources that nothing was fitted on (`held-out.json`), with a network that has not seen them either; the
head that is stored is fitted on all. Deterministic.

usage: python3 training/asset-types/fit.py COLLECTED NETWORK.json packages/vision/models/asset-types/asset-types.json [REPORT.md]
COLLECTED is what `collect.ts` and `signals.ts` have written, and NETWORK.json what `trunk.py` has without `--all`. With - as
NETWORK.json only the head is fitted again, such as after a change of the signals, and the factor of the sum stays.
"""

import base64
import hashlib
import json
import os
import sys

import numpy as np
from scipy.optimize import minimize

from labels import LABELS, held_out

WIDTHS = {"last": 2560, "middle": 1440, "types": 17, "objects": 24}  # of a row of COLLECTED.f32
# Factor of each block, in the order of `assetTypeInput`.
FACTORS = {"last": 1.0, "middle": 1.0, "objects": 1.0, "signals": 1.5}
LIMIT = 5.0  # standard deviations at which an input is cut, here and in Endcap
STRENGTH = 10.0  # weight of the losses against the squared weights
NETWORK = 1.0  # weight of the network's logarithms
FOLDS = 5


def load(name):
    with open(f"{name}.jsonl", encoding="utf8") as file:
        rows = [{k: v for k, v in json.loads(line).items() if k != "facts"} for line in file]
    activations = np.fromfile(f"{name}.f32", "<f4").reshape(len(rows), -1).astype(np.float64)
    starts = np.cumsum([0, *WIDTHS.values()])
    part = {key: activations[:, start:end] for key, start, end in zip(WIDTHS, starts, starts[1:])}
    signals = np.fromfile(f"{name}.signals.f32", "<f4").reshape(len(rows), -1).astype(np.float64)
    blocks = [np.sqrt(np.maximum(part["last"], 0)), np.sqrt(np.maximum(part["middle"], 0)), part["objects"], signals]
    values = np.hstack(blocks)
    assert np.isfinite(values).all(), f"{name}: a value is no number"
    sizes = dict(zip(FACTORS, (block.shape[1] for block in blocks)))
    return values, sizes, np.array([LABELS.index(row["label"]) for row in rows]), rows


SIZES = {}


def deviations(values):
    """Return the divisor of each input."""
    result = values.std(axis=0) + 1e-3
    start = 0
    for name, size in SIZES.items():
        result[start:start + size] *= np.sqrt(size) / FACTORS[name]
        start += size
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


def network_logs(path, rows):
    """Return the logarithms of the probabilities of the network that has not seen the held-out sources, by row."""
    with open(path, encoding="utf8") as file:
        known = json.load(file)
    return log_probabilities(np.array([known[os.path.basename(row["file"])] for row in rows]))


def stored_factor(path):
    with open(path, encoding="utf8") as file:
        return json.load(file)["temperature"]


def by_source(logs, labels, rows):
    """Return the share of right guesses of the worst fifth of the images, by whole sources."""
    right = logs.argmax(axis=1) == labels
    sources = np.array([row["source"] for row in rows])
    shares = sorted((right[sources == source].mean(), (sources == source).sum()) for source in set(sources) if (sources == source).sum() >= 5)
    count, hits, wanted = 0, 0.0, 0.2 * len(labels)
    for share, size in shares:
        if count >= wanted:
            break
        count, hits = count + size, hits + share * size
    return hits / count


def main():
    collected, network, target, *reports = sys.argv[1:]
    values, sizes, labels, rows = load(collected)
    SIZES.update(sizes)
    held = held_out(rows)
    fold = np.where(held, -1, folds(rows))
    out_of_fold = np.zeros((len(rows), len(LABELS)))
    for index in range(FOLDS):
        fitted = (fold != index) & ~held
        out_of_fold[fold == index] = predict(fit(values[fitted], labels[fitted]), values[fold == index])
    kept = out_of_fold[~held]
    report("head, folded by source", log_probabilities(temperature(kept, labels[~held]) * kept), labels[~held])
    held_rows = [row for row, out in zip(rows, held) if out]
    own = predict(fit(values[~held], labels[~held]), values[held])
    table = report("held-out sources: head", log_probabilities(temperature(own, labels[held]) * own), labels[held])
    if network == "-":
        factor = stored_factor(target)
    else:
        theirs = network_logs(network, held_rows)
        both = own + NETWORK * theirs
        factor = temperature(both, labels[held])
        report("held-out sources: network", theirs, labels[held])
        table = report("held-out sources: both", log_probabilities(factor * both), labels[held])
        print(f"factor of the sum {factor:.2f}, worst fifth by source {by_source(both, labels[held], held_rows):.3f} right")
    np.savez(f"{collected}.folds.npz", fold=fold, head=out_of_fold, held=own, labels=LABELS)
    head = fit(values, labels)
    stored = {name: encode(head[name]) for name in ("mean", "deviation", "limit")}
    stored |= {"weights": encode(head["theta"][:-1].T), "bias": encode(head["theta"][-1])}
    with open(target, "w", encoding="utf8") as file:
        json.dump({"labels": LABELS, "network": NETWORK, "temperature": round(factor, 2), **stored}, file, indent=2)
        file.write("\n")
    if reports:
        with open(reports[0], "w", encoding="utf8") as file:
            file.write(f"Held-out sources:\n\n{table}")


if __name__ == "__main__":
    main()
