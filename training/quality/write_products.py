"""Writes product pictures and degraded copies as PNG, and their list: write_products.py DATA FOLDER OUT.txt

Names start with number_held_label_source. Held-out pictures (1) get every fault at all strengths, for measuring. The others
(0) get two faults at two strengths, for fitting.
"""
import os
import sys

import numpy as np
from PIL import Image

import data
from degrade import KINDS, degrade
from folds import SEED


def main() -> None:
    root, folder, out = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    rng = np.random.RandomState(SEED)
    paths = []

    def put(rgb: np.ndarray, name: str) -> None:
        paths.append(os.path.join(folder, name + ".png"))
        Image.fromarray(rgb).save(paths[-1], compress_level=1)

    for i, p in enumerate(data.read_products(os.path.join(root, "products"))):
        name = f"{i:03d}_{int(p['held'])}_{p['label']}_{p['source']}"
        put(p["rgb"], name + "_clean_0")
        if p["label"] == "amateur":
            continue
        kinds = KINDS if p["held"] else [KINDS[k] for k in rng.permutation(len(KINDS))[:2]]
        levels = range(1, 6) if p["held"] else sorted((1 + rng.permutation(5)[:2]).tolist())
        for kind in kinds:
            for level in levels:
                put(degrade(p["rgb"], kind, level, SEED), f"{name}_{kind}_{level}")
    with open(out, "w", encoding="utf8") as file:
        file.write("\n".join(paths) + "\n")


if __name__ == "__main__":
    main()
