"""Reads the pictures that determine the rounding of the text networks."""
import random
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter
from scipy import ndimage

MEAN = np.array([0.485, 0.456, 0.406], 'f')
DEVIATION = np.array([0.229, 0.224, 0.225], 'f')
SIDE = 640
SEED = 20261125


def choose(folders, count):
    """Return as many pictures, the same number of each folder."""
    chosen = random.Random(SEED)
    each = count // len(folders)
    return [path for folder in folders for path in chosen.sample(sorted(Path(folder).iterdir()), each)]


def load(path):
    image = Image.open(path).convert('RGBA')
    ground = Image.new('RGBA', image.size, 'white')
    ground.alpha_composite(image)
    return ground.convert('RGB')


def detector_input(image):
    """Prepare an image as packages/vision does: planes of blue, green and red, statistics of ImageNet."""
    scale = SIDE / max(image.size)
    size = [max(32, round(scale * side / 32) * 32) for side in image.size]
    pixels = np.asarray(image.resize(size, Image.LANCZOS), 'f')[:, :, ::-1]
    return np.ascontiguousarray(((pixels / 255 - MEAN) / DEVIATION).transpose(2, 0, 1)[None])


def strips(image, detect):
    """Return the level lines of an image, 48 px high, as the recognizer takes them: sharp, and as on a phone's tile."""
    x = detector_input(image)
    labels, _ = ndimage.label(detect(x) > 0.3)
    (height, width), found = x.shape[2:], []
    for rows, columns in ndimage.find_objects(labels):
        length, breadth = columns.stop - columns.start, rows.stop - rows.start
        if breadth < 3 or length < breadth:
            continue
        grown = 0.8 * length * breadth / (length + breadth)
        box = (columns.start - grown, rows.start - grown, columns.stop + grown, rows.stop + grown)
        scale = image.width / width, image.height / height
        size = max(48, min(640, round(48 * (length + 2 * grown) / (breadth + 2 * grown)))), 48
        strip = image.resize(size, Image.BICUBIC, tuple(
            np.clip(at * scale[i % 2], 0, image.size[i % 2]) for i, at in enumerate(box)))
        tile = strip.resize((size[0] // 5, size[1] // 5), Image.LANCZOS).filter(ImageFilter.GaussianBlur(0.8))
        for one in strip, tile.resize(size, Image.BILINEAR):
            pixels = np.asarray(one, 'f')[:, :, ::-1] / 127.5 - 1
            found.append(np.ascontiguousarray(pixels.transpose(2, 0, 1)[None]))
    return found
