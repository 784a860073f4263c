"""Second half of fitting the embedding: axes that separate pictures but not variants of one picture.

Linear discriminant analysis (Fisher 1936; Rao 1948) with every image as a separate class. Activations are
whitened by the scatter within the variants of an image (shrunken, because there are fewer images than
values). The 64 main axes of the result separate the images. Deterministic.

usage: python3 training/embedding/fit.py COLLECTED_DIR packages/vision/models/embedding.json
"""

import base64
import json
import sys

import numpy as np

AXES = 64
SHRINKAGE = 0.3

folder, target = sys.argv[1:]
with open(f"{folder}/activations.json", encoding="utf8") as file:
    shape = json.load(file)
rows = np.fromfile(f"{folder}/activations.f32", "<f4").astype(np.float64)
images = rows.reshape(-1, shape["perImage"], shape["width"])

mean = images.reshape(-1, shape["width"]).mean(axis=0)
within = (images - images.mean(axis=1, keepdims=True)).reshape(-1, shape["width"])
scatter = within.T @ within / len(within)
scatter += SHRINKAGE * np.trace(scatter) / len(scatter) * np.eye(len(scatter))
values, vectors = np.linalg.eigh(scatter)
whitening = vectors / np.sqrt(values)

between = (images.mean(axis=1) - mean) @ whitening
_, spread, directions = np.linalg.svd(between, full_matrices=False)
# Sign and scale are arbitrary. Fix them so that the same data give the same file.
axes = (whitening @ directions[:AXES].T).T
axes *= np.sign(axes[np.arange(AXES), np.abs(axes).argmax(axis=1)])[:, None]


def encode(array):
    return base64.b64encode(array.astype("<f4").tobytes()).decode("ascii")


with open(target, "w", encoding="utf8") as file:
    json.dump({"mean": encode(mean), "axes": [encode(axis) for axis in axes]}, file)
    file.write("\n")
print(f"{len(images)} images; the {AXES} axes hold {(spread[:AXES]**2).sum() / (spread**2).sum():.0%} of the variance between them")
