"""Reads the rated photographs and the product pictures in the geometry of the head."""
import csv
import os
from typing import Dict, List, Tuple

import numpy as np
from PIL import Image

SIDE = 512  # size of the rated set; Endcap scales pictures to the same area


def read_rated(root: str) -> Tuple[List[str], np.ndarray, np.ndarray]:
    """Return names, pictures [n,512,512,3] and mean opinions of the rated set (six pictures are stretched by a few pixels or more)."""
    with open(os.path.join(root, "mos.csv"), newline="") as f:
        rows = [(r["image"], float(r["mos"])) for r in csv.DictReader(f)]
    rows.sort(key=lambda r: (r[0][:4], int(r[0].split(".")[0][5:])))
    pictures = np.empty((len(rows), SIDE, SIDE, 3), np.uint8)
    for i, (name, _) in enumerate(rows):
        image = Image.open(os.path.join(root, "images", name)).convert("RGB")
        pictures[i] = np.asarray(image if image.size == (SIDE, SIDE) else image.resize((SIDE, SIDE), Image.LANCZOS))
    return [r[0] for r in rows], pictures, np.array([r[1] for r in rows], np.float32)


def fit(image: Image.Image, side: int = SIDE) -> Image.Image:
    """Keep the aspect ratio and shrink to at most side*side pixels of area (never enlarge), both sides multiples of 32."""
    w, h = image.size
    k = min(1.0, side / (w * h) ** 0.5)
    size = tuple(max(128, int(v * k / 32 + 0.5) * 32) for v in (w, h))
    return image if image.size == size else image.resize(size, Image.LANCZOS)


def white_box(rgb: np.ndarray, margin: float = 0.08) -> Tuple[int, int, int, int]:
    """Return the box of everything that is not near-white, with a margin of the longer side, inside the picture."""
    ink = rgb.min(2) < 245
    ys, xs = np.where(ink.any(1))[0], np.where(ink.any(0))[0]
    if not len(ys):
        return 0, 0, rgb.shape[1], rgb.shape[0]
    m = round(margin * max(ys[-1] - ys[0], xs[-1] - xs[0]))
    return (max(0, xs[0] - m), max(0, ys[0] - m), min(rgb.shape[1], xs[-1] + 1 + m), min(rgb.shape[0], ys[-1] + 1 + m))


def product_crop(image: Image.Image, label: str) -> Image.Image:
    """Return Endcap's input: the box of the product with a margin. Without a mask, only packshots on white have one."""
    if image.mode in ("RGBA", "LA", "P"):
        rgba = image.convert("RGBA")
        white = Image.new("RGBA", rgba.size, (255, 255, 255, 255))
        image = Image.alpha_composite(white, rgba)
    image = image.convert("RGB")
    return image.crop(white_box(np.asarray(image))) if label == "packshot" else image


def is_held_out(name: str, source: str) -> bool:
    """Return true for test pictures: all of `saleor`, and the numbers divisible by five of each other source."""
    return source == "saleor" or int(name.split(".")[0].split("-")[-1]) % 5 == 0


def read_products(root: str) -> List[Dict]:
    """Return product pictures as dictionaries: name, label, source, held (for tests), rgb in the head's geometry."""
    with open(os.path.join(root, "labels.csv"), newline="") as f:
        rows = list(csv.DictReader(f))
    out = []
    for r in rows:
        if r["label"] not in ("packshot", "packshot-coloured", "on-model-or-packshot", "amateur"):
            continue
        image = product_crop(Image.open(os.path.join(root, "images", r["image"])), r["label"])
        out.append({"name": r["image"], "label": r["label"], "source": r["source"],
                    "held": is_held_out(r["image"], r["source"]), "rgb": np.asarray(fit(image))})
    return out
