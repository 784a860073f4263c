"""Synthetic degradation chains: seven faults with five strengths each. Strength 0 is the original picture.

The opinion scores cover photographs only. Ordered pairs need no rating: of two versions of one picture the more
degraded one is worse (RankIQA, Liu et al. 2017, arXiv:1707.08347). They teach the head the same order on white
packshots, which the rated set does not contain.
"""
import io

import numpy as np
from PIL import Image, ImageFilter

KINDS = ("blur", "jpeg", "noise", "under", "over", "contrast", "upscale")
STRENGTHS = {
    "blur": (0.8, 1.4, 2.2, 3.4, 5.0),  # Gaussian sigma in pixels
    "jpeg": (50, 30, 20, 12, 6),  # quality
    "noise": (6, 12, 20, 32, 50),  # sigma in 8-bit steps
    "under": (0.75, 0.55, 0.40, 0.28, 0.18),  # factor on the encoded value
    "over": (1.25, 1.55, 2.0, 2.7, 3.8),
    "contrast": (0.80, 0.62, 0.46, 0.32, 0.20),  # remaining contrast around mid gray
    "upscale": (1.4, 2.0, 2.8, 4.0, 5.6),  # shrunk by this factor and enlarged again
}


def degrade(rgb: np.ndarray, kind: str, strength: int, seed: int) -> np.ndarray:
    """Degrade an 8-bit RGB picture. One seed gives the same noise field at every strength."""
    if strength == 0:
        return rgb
    a = STRENGTHS[kind][strength - 1]
    height, width = rgb.shape[:2]
    if kind in ("blur", "jpeg", "upscale"):
        image = Image.fromarray(rgb)
        if kind == "blur":
            image = image.filter(ImageFilter.GaussianBlur(a))
        elif kind == "jpeg":
            out = io.BytesIO()
            image.save(out, "JPEG", quality=a)
            image = Image.open(out).convert("RGB")
        else:
            small = image.resize((max(1, round(width / a)), max(1, round(height / a))), Image.LANCZOS)
            image = small.resize((width, height), Image.BICUBIC)
        return np.asarray(image)
    x = rgb.astype(np.float32)
    if kind == "noise":
        x = x + a * np.random.RandomState(seed).standard_normal(x.shape).astype(np.float32)
    elif kind in ("under", "over"):
        x = x * a
    else:
        x = 128 + (x - 128) * a
    return np.clip(np.rint(x), 0, 255).astype(np.uint8)
