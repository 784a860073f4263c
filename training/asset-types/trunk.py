"""Fine-tunes a MobileNetV2 on asset types. `convert/static_eight_bits.py` makes asset-types.onnx of the result.

    pip install torch==2.13.0 onnx==1.23.1 onnxscript pillow numpy
    python3 training/asset-types/trunk.py --weights ASSETS --out DIR [--side 320] [--epochs 60] [--all] LABELS.csv IMAGES …

ASSETS is `objectron_solution_packed_assets.data` of the npm package `@mediapipe/objectron@0.4.1675468480`. Without
`--all` the sources of held-out.json are left out. Writes DIR/state.pt after each epoch, from which the same command
goes on, DIR/held-out.json, the logits of those sources, and DIR/network.onnx (takes bytes, 16-bit weights) at the end.

The brakes that keep 2,900 pictures from being learned by heart: early layers move at a tenth of the rate, mixed
pictures (Zhang et al. 2018), smoothed labels, dropout, changed size, aspect, place, turn and color, erased parts (Zhong
et al. 2020), classes drawn by the root of their rarity, and a moving average of the weights.
"""
import argparse
import csv
import json
import math
import os
import random
import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from PIL import Image, ImageEnhance
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "quality"), os.path.join(HERE, "..", "convert")]
from labels import LABELS, held_out  # noqa: E402
from letterbox import letterbox  # noqa: E402
from net import LAST, Trunk  # noqa: E402

BATCH, RATE, DECAY, MIXUP, SMOOTHING, AVERAGE = 32, 1e-3, 0.02, 0.2, 0.1, 0.998
# Their mirror image would be read from right to left, or shows another side.
UNMIRRORED = {"Infographic", "Comparison Chart", "Ingredients", "Nutrition Label", "Instructions", "Packshot Back", "Size And Scale"}


class Types(nn.Module):
    """Picture [N, 3, H, W], 0 to 1 -> logits [N, 17] from mean and maximum of the last maps."""

    def __init__(self):
        super().__init__()
        self.trunk = Trunk()
        self.head = nn.Linear(2 * LAST, len(LABELS))
        nn.init.normal_(self.head.weight, std=0.01)

    def features(self, x):
        x = self.trunk.stem(x * 2 - 1)
        for block in self.trunk.blocks:
            x = block(x)
        x = self.trunk.last(x)
        return torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)

    def forward(self, x):
        return self.head(F.dropout(self.features(x), 0.3, self.training))


def read_rows(tables):
    rows = []
    for table, folder in zip(tables[::2], tables[1::2]):
        with open(table, encoding="utf8") as file:
            for row in csv.DictReader(file):
                rows.append({**row, "path": os.path.join(folder, os.path.basename(row["file"]))})
    return rows


def load(path, side):
    image = Image.open(path).convert("RGB")
    image.thumbnail((side, side), Image.BICUBIC)
    return image


def changed(image, side, mirrored):
    """Returns the picture in another size, aspect, place, turn and color, as bytes [side, side, 3]."""
    if mirrored and random.random() < 0.5:
        image = image.transpose(Image.FLIP_LEFT_RIGHT)
    scale, aspect = random.uniform(0.75, 1.2), math.exp(random.uniform(-0.15, 0.15))
    size = [max(8, round(image.width * scale * aspect)), max(8, round(image.height * scale / aspect))]
    image = image.resize(size, Image.BICUBIC).rotate(random.uniform(-4, 4), Image.BICUBIC, fillcolor="white")
    for enhance in (ImageEnhance.Brightness, ImageEnhance.Contrast, ImageEnhance.Color):
        image = enhance(image).enhance(random.uniform(0.8, 1.2))
    square = Image.new("RGB", (side, side), "white")
    square.paste(image, [round((side - length) / 2 + random.uniform(-0.08, 0.08) * side) for length in size])
    pixels = np.array(square)
    if random.random() < 0.25:
        height, width = (random.randint(side // 10, side // 3) for _ in range(2))
        top, left = random.randint(0, side - height), random.randint(0, side - width)
        pixels[top:top + height, left:left + width] = random.randint(0, 255)
    return pixels


def tensor(pictures):
    return torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).float() / 255


def groups(model):
    """Returns the parameters with rates that rise from a tenth at the first layer to the whole at the last."""
    layers = [model.trunk.stem, *model.trunk.blocks, model.trunk.last]
    steps = [{"params": layer.parameters(), "top": RATE * (0.1 + 0.9 * at / len(layers))} for at, layer in enumerate(layers)]
    return [*steps, {"params": model.head.parameters(), "top": RATE}]


def train(model, rows, images, options):
    state = os.path.join(options.out, "state.pt")
    steps = len(rows) // BATCH
    average = {name: value.clone() for name, value in model.state_dict().items()}
    optimizer = torch.optim.AdamW(groups(model), lr=RATE, weight_decay=DECAY)
    labels = np.array([LABELS.index(row["label"]) for row in rows])
    chances = (np.bincount(labels, minlength=len(LABELS)).clip(1) ** -0.5)[labels]
    first = 0
    if os.path.exists(state):
        saved = torch.load(state)
        model.load_state_dict(saved["model"])
        optimizer.load_state_dict(saved["optimizer"])
        average, first = saved["average"], saved["epoch"]
    for epoch in range(first, options.epochs):
        random.seed(epoch)
        torch.manual_seed(epoch)
        generator = np.random.default_rng(epoch)
        order = generator.choice(len(rows), steps * BATCH, p=chances / chances.sum())
        model.train()
        losses = []
        for step in range(steps):
            at = epoch * steps + step
            progress = at / (options.epochs * steps)
            warm = min(1, at / (2 * steps)) * 0.5 * (1 + math.cos(math.pi * progress))
            for group in optimizer.param_groups:
                group["lr"] = group["top"] * warm
            chosen = order[step * BATCH:(step + 1) * BATCH]
            x = tensor([changed(images[i], options.side, rows[i]["label"] not in UNMIRRORED) for i in chosen])
            y = F.one_hot(torch.from_numpy(labels[chosen]), len(LABELS)).float()
            share, other = generator.beta(MIXUP, MIXUP), torch.randperm(BATCH)
            x, y = share * x + (1 - share) * x[other], share * y + (1 - share) * y[other]
            y = (1 - SMOOTHING) * y + SMOOTHING / len(LABELS)
            loss = -(y * F.log_softmax(model(x), 1)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            decay = min(AVERAGE, (1 + at) / (10 + at))
            for name, value in model.state_dict().items():
                average[name].lerp_(value, 1 - decay)
            losses.append(loss.item())
        torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "average": average, "epoch": epoch + 1}, state)
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.3f}", flush=True)
    model.load_state_dict(average)


def figures(model, rows, side, path):
    """Prints how many held-out pictures are right, and writes their logits by file."""
    model.eval()
    with torch.no_grad():
        logits = np.stack([model(tensor([letterbox(row["path"], side)])).numpy() for row in rows])
    right = logits[:, 0].argmax(1) == [LABELS.index(row["label"]) for row in rows]
    with open(path, "w", encoding="utf8") as file:
        json.dump({os.path.basename(row["path"]): row_logits.tolist() for row, row_logits in zip(rows, logits[:, 0])}, file)
    print(f"{len(rows)} held-out pictures, {right.mean():.3f} right", flush=True)


class Shipped(nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x):
        features = self.model.features(x / 255)
        return self.model.head(features), features


def export(model, side, path):
    """Writes the network with an input of bytes, as `byte-inputs.py` describes it, and weights of 16 bits."""
    model.eval()
    torch.onnx.export(Shipped(model), torch.zeros(1, 3, side, side), path, input_names=["planes"],
                      output_names=["logits", "features"], opset_version=13, dynamo=False)
    onnx_model = onnx.load(path)
    graph = onnx_model.graph
    casts = []
    for constant in list(graph.initializer):
        if constant.data_type == TensorProto.FLOAT and np.prod(constant.dims) > 64:
            graph.initializer.append(numpy_helper.from_array(numpy_helper.to_array(constant).astype("f2"), f"{constant.name}/half"))
            casts.append(helper.make_node("Cast", [f"{constant.name}/half"], [constant.name], to=TensorProto.FLOAT))
            graph.initializer.remove(constant)
    del graph.input[:]
    graph.input.append(helper.make_tensor_value_info("image", TensorProto.UINT8, [1, side, side, 3]))
    first = [helper.make_node("Transpose", ["image"], ["image/planes"], perm=[0, 3, 1, 2]),
             helper.make_node("Cast", ["image/planes"], ["planes"], to=TensorProto.FLOAT)]
    nodes = list(graph.node)
    del graph.node[:]
    graph.node.extend([*first, *casts, *nodes])
    onnx.checker.check_model(onnx_model)
    onnx.save(onnx_model, path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--side", type=int, default=320)
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("tables", nargs="+")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    rows = read_rows(options.tables)
    held = np.zeros(len(rows), bool) if options.all else held_out(rows)
    kept = [row for row, out in zip(rows, held) if not out]
    model = Types()
    model.trunk.load_detector(options.weights)
    train(model, kept, [load(row["path"], options.side) for row in kept], options)
    export(model, options.side, os.path.join(options.out, "network.onnx"))
    if held.any():
        figures(model, [row for row, out in zip(rows, held) if out], options.side, os.path.join(options.out, "held-out.json"))


main()
