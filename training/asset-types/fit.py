"""Second half of training the classification: a multinomial logistic regression.

Inputs are standardized. Activations of the networks are scaled down by their number, so that 1,856
activations do not outweigh some forty explicit signals. All classes have equal weight, and so do real and
composed images within a class. Full-batch Adam with L2. Deterministic.

usage: python3 training/asset-types/fit.py COLLECTED[,COLLECTED…] packages/vision/models/asset-types.json [TEST_COLLECTED [REPORT.md]]
"""

import base64
import json
import sys

import numpy as np

# The labels of packages/scoring/src/classification.ts.
LABELS = [
    "Packshot", "Packshot Back", "Alternate Angle", "Detail", "Lifestyle", "In Use", "On Model",
    "Size And Scale", "Infographic", "Comparison Chart", "Ingredients", "Nutrition Label",
    "Instructions", "Packaging", "Group Or Variant", "Swatch", "Other",
]
NETWORK_VALUES = 576 + 1280
NETWORK_SCALE = 0.12
PENALTY = 2e-3
STEPS = 600


def load(names):
    """Merge several collections: values, labels, whether composed, and rows."""
    parts = [load_one(name) for name in names.split(",")]
    return (*(np.concatenate([part[index] for part in parts]) for index in range(3)), sum((part[3] for part in parts), []))


def load_one(name):
    with open(f"{name}.json", encoding="utf8") as file:
        table = json.load(file)
    values = np.fromfile(f"{name}.f32", "<f4").reshape(-1, table["width"]).astype(np.float64)
    labels = np.array([LABELS.index(row["label"]) for row in table["rows"]])
    composed = np.array([row["source"] == "composed" for row in table["rows"]])
    assert np.isfinite(values).all(), f"{name}: a value is no number"
    return values, labels, composed, table["rows"]


def weigh(labels, composed):
    """Give each class weight one. Real and composed images of a class share it equally if there are both."""
    weights = np.zeros(len(labels))
    for label in np.unique(labels):
        groups = [group for real in (False, True) if (group := (labels == label) & (composed == real)).any()]
        for group in groups:
            weights[group] = 1 / len(groups) / group.sum()
    return weights / weights.sum()


def softmax(logits):
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def fit(inputs, labels, weights):
    theta = np.zeros((inputs.shape[1] + 1, len(LABELS)))
    first, second = np.zeros_like(theta), np.zeros_like(theta)
    padded = np.hstack([inputs, np.ones((len(inputs), 1))])
    wanted = np.eye(len(LABELS))[labels]
    for step in range(1, STEPS + 1):
        gradient = padded.T @ ((softmax(padded @ theta) - wanted) * weights[:, None])
        gradient[:-1] += PENALTY * theta[:-1]
        first = 0.9 * first + 0.1 * gradient
        second = 0.999 * second + 0.001 * gradient**2
        rate = 0.03 * (1 - step / STEPS) + 0.0005
        theta -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return theta


def encode(array):
    return base64.b64encode(np.ascontiguousarray(array).astype("<f4").tobytes()).decode("ascii")


def report(labels, guesses):
    """Return F1 of each class in the test, their mean, and the confusion matrix."""
    lines, scores = [], []
    present = [index for index in range(len(LABELS)) if (labels == index).any()]
    for index in present:
        hits = ((guesses == index) & (labels == index)).sum()
        precision = hits / max(1, (guesses == index).sum())
        recall = hits / (labels == index).sum()
        scores.append(2 * precision * recall / max(1e-9, precision + recall))
        lines.append(f"| {LABELS[index]} | {(labels == index).sum()} | {precision:.2f} | {recall:.2f} | {scores[-1]:.2f} |")
    head = "| Kind | Images | Precision | Recall | F1 |\n|---|---|---|---|---|\n"
    matrix = "| said → | " + " | ".join(LABELS) + " |\n|" + "---|" * (len(LABELS) + 1) + "\n"
    for index in present:
        counts = [((guesses == other) & (labels == index)).sum() for other in range(len(LABELS))]
        matrix += f"| **{LABELS[index]}** | " + " | ".join(str(count) if count else "" for count in counts) + " |\n"
    return np.mean(scores), (guesses == labels).mean(), head + "\n".join(lines) + "\n\n" + matrix


def main():
    collected, target, *test = sys.argv[1:]
    values, labels, composed, _ = load(collected)
    mean, deviation = values.mean(axis=0), values.std(axis=0) + 1e-4
    deviation[:NETWORK_VALUES] /= NETWORK_SCALE
    theta = fit((values - mean) / deviation, labels, weigh(labels, composed))
    with open(target, "w", encoding="utf8") as file:
        stored = {"labels": LABELS, "mean": encode(mean), "deviation": encode(deviation)}
        json.dump({**stored, "weights": encode(theta[:-1].T), "bias": encode(theta[-1])}, file)
        file.write("\n")
    guesses = (((values - mean) / deviation) @ theta[:-1] + theta[-1]).argmax(axis=1)
    print(f"{len(labels)} training images, {(guesses == labels).mean():.1%} classified correctly")
    if test:
        values, labels, _, rows = load(test[0])
        guesses = (((values - mean) / deviation) @ theta[:-1] + theta[-1]).argmax(axis=1)
        macro, accuracy, tables = report(labels, guesses)
        print(f"test: {len(labels)} images, macro-F1 {macro:.3f}, accuracy {accuracy:.3f}")
        if len(test) > 1:
            with open(test[1], "w", encoding="utf8") as file:
                file.write(f"{len(labels)} images: macro-F1 **{macro:.2f}**, {accuracy:.0%} told right.\n\n{tables}")
        for row, label, guess in zip(rows, labels, guesses):
            if label != guess:
                print(f"  {row['image']:34} {LABELS[label]:18} classified as {LABELS[guess]}")


main()
