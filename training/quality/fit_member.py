"""Fits the second member of the judgment and writes the shipped file.

    python3 fit_member.py --data DATA --network OUT/network.onnx --features packages/vision/models/features.onnx
        --rated OUT/rated --products OUT/products --onnx OUT/quality.onnx --figures training/quality/figures.json

`--rated` and `--products` are lists and features that `extract.ts` has written (NAME.txt, NAME.member-features.f32; for the
products also NAME.network.f32, the network's own opinions).

The member is a kernel ridge regression on features that never saw an opinion (`member_graph.py`): standardized, projected on
256 principal axes that are whitened by half, a Gaussian kernel, 2,000 landmarks (Nyström). It is fitted on all rated photographs.
Product pictures are fitted to the network's opinion of them, because the rated set holds no packshots and the rubric's
curve relies on the network's level there. A second target is the size of the error in cross-validation, so the file also
returns how far the opinion is expected to be off.
"""
import argparse
import csv
import json
import os
from typing import Dict, List, NamedTuple, Optional, Tuple

import numpy as np
import onnx
from scipy.linalg import cho_factor, cho_solve

import folds
import member_graph
from split import run_is_held_out

AXES = 256
LANDMARKS = 2000
RIDGE = 0.2
GAMMA = 0.35
SCENE_STATISTICS = 2.0  # their weight against the trunk's features, which are more than twenty times as many
PRODUCT = 0.5  # weight of a product picture against a rated photograph
SHARE = 0.5  # of the member in the opinion
LAST_MAPS = slice(432, 432 + 576)  # means of the deepest layer at full size


class Member(NamedTuple):
    mean: np.ndarray
    scale: np.ndarray
    axes: np.ndarray
    landmarks: np.ndarray
    weights: np.ndarray  # [landmarks, targets]
    bias: np.ndarray


def rooted(f: np.ndarray) -> np.ndarray:
    """Square roots with sign of the trunk's features, which are long-tailed."""
    n = member_graph.TRUNK_FEATURES
    return np.concatenate([np.sign(f[:, :n]) * np.sqrt(np.abs(f[:, :n])), f[:, n:]], 1)


def standardized(f: np.ndarray, mean: np.ndarray, scale: np.ndarray) -> np.ndarray:
    z = np.clip((f - mean) * scale, -6, 6)
    z[:, member_graph.TRUNK_FEATURES:] *= SCENE_STATISTICS
    return z


def half(a: np.ndarray) -> np.ndarray:
    """Rounds to what the file stores."""
    return a.astype(np.float16).astype(np.float32)


def kernel(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    d = (a * a).sum(1)[:, None] + (b * b).sum(1)[None] - 2 * a @ b.T
    return np.exp(-GAMMA * np.maximum(0, d))


def fit(f: np.ndarray, targets: np.ndarray, weight: np.ndarray) -> Member:
    """`f`: rooted features; `targets`: [n, k]; `weight`: of each row. Rated photographs (weight 1) set the scale and the axes."""
    rated = weight == 1
    mean, scale = f[rated].mean(0), 1 / (f[rated].std(0) + 1e-3)
    z = standardized(f, mean, scale)
    values, vectors = np.linalg.eigh(z[rated].T @ z[rated] / rated.sum())
    axes = vectors[:, ::-1][:, :AXES] * values[::-1][:AXES] ** -0.25
    axes = half(axes / np.sqrt(((z[rated] @ axes) ** 2).sum(1).mean()))
    q = z @ axes
    landmarks = half(q[np.random.RandomState(folds.SEED).permutation(len(q))[:LANDMARKS]])
    bias = targets[rated].mean(0)
    k = kernel(q, landmarks).astype(np.float64)
    a = k.T @ (k * weight[:, None]) + RIDGE * (kernel(landmarks, landmarks) + 1e-5 * np.eye(len(landmarks)))
    weights = cho_solve(cho_factor(a, lower=True), k.T @ ((targets - bias) * weight[:, None]))
    return Member(mean, scale, axes, landmarks, weights, bias)


def judge(m: Member, f: np.ndarray) -> np.ndarray:
    return kernel(standardized(f, m.mean, m.scale) @ m.axes, m.landmarks) @ m.weights + m.bias


def products_of(path: Optional[str], width: int) -> Tuple[np.ndarray, np.ndarray]:
    """Features of the product pictures that may be trained on, and the network's opinions of them."""
    if not path:
        return np.empty((0, width), np.float32), np.empty(0)
    f = np.fromfile(path + ".member-features.f32", "<f4").reshape(-1, width)
    opinion = np.fromfile(path + ".network.f32", "<f4")
    with open(path + ".txt", encoding="utf8") as file:
        free = np.array([os.path.basename(line).split("_")[1] == "0" for line in file.read().split()])
    return rooted(f[free]), np.clip(opinion[free], 0, 1)


def cross_validate(f: np.ndarray, mos: np.ndarray, extra: Tuple[np.ndarray, np.ndarray], splits) -> np.ndarray:
    out = np.full(len(mos), np.nan)
    for train, test in splits:
        rows = np.concatenate([f[train], extra[0]])
        targets = np.concatenate([mos[train], extra[1]])[:, None]
        weight = np.r_[np.ones(len(train)), np.full(len(extra[0]), PRODUCT)]
        out[test] = judge(fit(rows, targets, weight), f[test])[:, 0]
    return out


def append(m: Member, network: str, features: str, path: str) -> None:
    """Writes the network and the member as one file with the outputs `score` and `spread`."""
    before = onnx.load(network)
    for node in before.graph.node:
        node.output[:] = ["network" if o == "score" else o for o in node.output]
    g = member_graph.Graph()
    f = member_graph.features(g, onnx.load(features))
    n, width = member_graph.TRUNK_FEATURES, len(m.mean)
    taps, rest = (g.op("Slice", f, g.const([a]), g.const([b]), g.const([1])) for a, b in ((0, n), (n, width)))
    root = g.op("Mul", g.op("Sign", taps), g.op("Sqrt", g.op("Abs", taps)))
    x = g.op("Concat", root, rest, axis=1)
    z = g.op("Mul", g.op("Sub", x, g.const(m.mean, "mean")), g.const(m.scale, "scale"))
    z = g.op("Clip", z, g.const(-6.0), g.const(6.0))
    z = g.op("Mul", z, g.const(np.r_[np.ones(n), np.full(width - n, SCENE_STATISTICS)], "importance"))
    q = g.op("MatMul", z, g.const(m.axes, "axes", half=True))
    own = g.op("ReduceSum", g.op("Mul", q, q), g.const([1]), keepdims=1)
    cross = g.op("Gemm", q, g.const(m.landmarks, "landmarks", half=True), transB=1, alpha=-2.0)
    d = g.op("Add", g.op("Add", cross, own), g.const((m.landmarks ** 2).sum(1)[None], "landmark_norms"))
    k = g.op("Exp", g.with_number("Mul", g.op("Relu", d), -GAMMA))
    both = g.op("Add", g.op("MatMul", k, g.const(m.weights, "weights")), g.const(m.bias, "bias"))
    member, spread = (g.op("Slice", both, g.const([i]), g.const([i + 1]), g.const([1])) for i in (0, 1))
    # ReduceMean turns [1,1] into [1], the form of the network's output.
    member, spread = (g.op("ReduceMean", v, axes=[1], keepdims=0) for v in (member, spread))
    mixed = g.op("Add", g.with_number("Mul", "network", 1 - SHARE), g.with_number("Mul", member, SHARE))
    g.op("Clip", mixed, g.const(0.0), g.const(1.0), out="score")
    g.op("Clip", spread, g.const(0.0), g.const(1.0), out="spread")
    member_graph.save(g, path, ["score", "spread"], before)


def main() -> None:
    a = argparse.ArgumentParser()
    for name in ("data", "network", "features", "rated", "onnx", "figures"):
        a.add_argument("--" + name, required=True)
    a.add_argument("--products")
    args = a.parse_args()
    with open(os.path.join(args.data, "biq2021", "mos.csv"), newline="", encoding="utf8") as file:
        mos_of = {r["image"]: float(r["mos"]) for r in csv.DictReader(file)}
    with open(args.rated + ".txt", encoding="utf8") as file:
        names = [os.path.basename(line) for line in file.read().split()]
    mos = np.array([mos_of[n] for n in names])
    f = np.fromfile(args.rated + ".member-features.f32", "<f4").reshape(len(names), -1)
    network = np.fromfile(args.rated + ".network.f32", "<f4").astype(np.float64)
    maps = f[:, LAST_MAPS].copy()
    f = rooted(f)
    extra = products_of(args.products, f.shape[1])
    held = np.array([run_is_held_out(n) for n in names])
    figures: Dict[str, Dict] = {"agreement": {}}

    def note(name: str, predicted: np.ndarray, part: np.ndarray) -> None:
        figures["agreement"][name] = folds.by_subset([n for n, k in zip(names, part) if k], predicted[part], mos[part])
        print(name, json.dumps(figures["agreement"][name]), flush=True)

    everything = np.ones(len(names), bool)
    scenes = cross_validate(f, mos, extra, folds.by_scene(names, maps))
    note("member, by scene", scenes, everything)
    note("member, at random", cross_validate(f, mos, extra, folds.at_random(len(names))), everything)
    note("network, held-out scenes", network, held)
    note("member, held-out scenes", scenes, held)
    mixed = np.clip((1 - SHARE) * network + SHARE * scenes, 0, 1)
    note("mean of both, held-out scenes", mixed, held)

    # The mean's own errors are honest on the held-out scenes only. The member's are in every fold, and about as large.
    error = np.abs(scenes - mos)
    rows = np.concatenate([f, extra[0]])
    weight = np.r_[np.ones(len(f)), np.full(len(extra[0]), PRODUCT)]
    spread = cross_validate(f, error, (extra[0][:0], extra[1][:0]), folds.by_scene(names, maps))
    order = np.argsort(spread[held])
    off = np.abs(mixed - mos)[held][order]
    quarters = np.array_split(np.arange(len(off)), 4)
    figures["quartersOfSpread"] = [
        {"n": len(k), "spread": round(float(spread[held][order][k].mean()), 4), "error": round(float(off[k].mean()), 4)} for k in quarters]
    print(figures["quartersOfSpread"])
    targets = np.stack([np.r_[mos, extra[1]], np.r_[error, np.full(len(extra[1]), error.mean())]], 1)
    append(fit(rows, targets, weight), args.network, args.features, args.onnx)
    with open(args.figures, "w", encoding="utf8") as file:
        json.dump(figures, file, indent=1)
        file.write("\n")
    print(args.onnx, os.path.getsize(args.onnx), "bytes")


if __name__ == "__main__":
    main()
