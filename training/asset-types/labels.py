"""Asset types and held-out sources, for all steps of the training."""

import json
import os

import numpy as np

# The labels of packages/scoring/src/classification.ts.
LABELS = [
    "Packshot", "Packshot Back", "Alternate Angle", "Detail", "Lifestyle", "In Use", "On Model",
    "Size And Scale", "Infographic", "Comparison Chart", "Ingredients", "Nutrition Label",
    "Instructions", "Packaging", "Group Or Variant", "Swatch", "Other",
]


def held_out(rows):
    """Return which rows belong to the sources of the benchmark, which nothing is fitted on."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "held-out.json"), encoding="utf8") as file:
        sources = set(json.load(file))
    return np.array([row["source"] in sources for row in rows])
