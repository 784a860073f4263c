"""Pictures as Endcap passes them to networks that take the whole image."""
import numpy as np
from PIL import Image


def letterbox(path, side):
    """Return a picture in a white square, as bytes [side, side, 3]."""
    image = Image.open(path).convert("RGB")
    scale = side / max(image.size)
    image = image.resize([max(1, round(length * scale)) for length in image.size], Image.BICUBIC)
    square = Image.new("RGB", (side, side), "white")
    square.paste(image, [(side - length) // 2 for length in image.size])
    return np.asarray(square)
