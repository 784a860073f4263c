"""Fits the second member of the judgment and writes the shipped file.

    python3 fit_member.py --data DATA --network OUT/network8.onnx --features OUT/features.onnx
        --rated OUT/rated --products OUT/products --onnx OUT/quality.onnx --figures training/quality/figures.json

`--rated` and `--products` are lists and features that `extract.ts` has written (NAME.txt, NAME.member-features.f32; for the
products also NAME.network.f32, the opinions of the network in floats). RATED.score.f32 is of `fit_network.py`.

The member is a kernel ridge regression (`kernel_regression.py`) on features that never saw an opinion (`member_graph.py`). It is
fitted on all rated photographs. Product pictures are fitted to the network's opinion of them, because the rated set holds no packshots and the rubric's
curve relies on the network's level there. A second target is the size of the error in cross-validation, so the file also
returns how far the opinion is expected to be off.
"""
import argparse
import json
import os
from typing import Callable, Dict, NamedTuple, Optional

import numpy as np
import onnx

import folds
import kernel_regression
import member_graph
import pictures
from split import run_is_held_out

SCENE_STATISTICS = 2.0  # their weight against the trunk's features, which are ten times as many
PRODUCT = 0.5  # weight of a product picture against a rated photograph
SHARE = 0.3  # of the member in the opinion
LAST_MAPS = slice(432, 432 + 576)  # means of the deepest layer


def rooted(f: np.ndarray) -> np.ndarray:
    return kernel_regression.rooted(f, member_graph.TRUNK_FEATURES)


def fit(f: np.ndarray, targets: np.ndarray, weight: np.ndarray, steps: Optional[kernel_regression.Steps] = None) -> kernel_regression.Fitted:
    importance = np.ones(f.shape[1], np.float32)
    importance[member_graph.TRUNK_FEATURES:] = SCENE_STATISTICS
    return kernel_regression.fit(f, targets[:, None], weight, importance, steps)


class Products(NamedTuple):
    """Product pictures that may be trained on: rooted features, opinions of the network in floats, and steps of their chains."""

    f: np.ndarray
    level: np.ndarray
    steps: kernel_regression.Steps


def products_of(path: str) -> Products:
    free = pictures.may_be_trained_on(path)
    f = rooted(pictures.values(path, "member-features", len(free)))
    level = np.clip(pictures.values(path, "network", len(free))[:, 0], 0, 1)
    better, poorer, gap = pictures.steps(path, level)
    return Products(f[free], level[free], (f[better], f[poorer], gap))


def fit_opinion(f: np.ndarray, mos: np.ndarray, products: Products) -> kernel_regression.Fitted:
    weight = np.r_[np.ones(len(f)), np.full(len(products.f), PRODUCT)]
    return fit(np.concatenate([f, products.f]), np.r_[mos, products.level], weight, products.steps)


def fit_spread(f: np.ndarray, error: np.ndarray, products: Products) -> kernel_regression.Fitted:
    """The error of product pictures is unknown, so the mean stands for it. The rows are those of `fit_opinion`, so axes and landmarks are too."""
    weight = np.r_[np.ones(len(f)), np.full(len(products.f), PRODUCT)]
    return fit(np.concatenate([f, products.f]), np.r_[error, np.full(len(products.f), error.mean())], weight)


def cross_validate(f: np.ndarray, fit_rows: Callable[[np.ndarray], kernel_regression.Fitted], splits) -> np.ndarray:
    out = np.full(len(f), np.nan)
    for train, test in splits:
        out[test] = kernel_regression.judge(fit_rows(train), f[test])[:, 0]
    return out


def append(m: kernel_regression.Fitted, network: str, features: str, path: str) -> None:
    """Writes the network and the member as one file with the outputs `score` and `spread`."""
    before = onnx.load(network)
    for node in before.graph.node:
        node.output[:] = ["network" if o == "score" else o for o in node.output]
    g = member_graph.Graph()
    f = member_graph.features(g, onnx.load(features))
    n, width = member_graph.TRUNK_FEATURES, len(m.mean)
    taps, rest = (g.op("Slice", f, g.const([a]), g.const([b]), g.const([1])) for a, b in ((0, n), (n, width)))
    both = kernel_regression.add_to(g, g.op("Concat", kernel_regression.add_root(g, taps), rest, axis=1), m)
    member, spread = (g.op("Slice", both, g.const([i]), g.const([i + 1]), g.const([1])) for i in (0, 1))
    # ReduceMean turns [1,1] into [1], the form of the network's output.
    member, spread = (g.op("ReduceMean", v, axes=[1], keepdims=0) for v in (member, spread))
    mixed = g.op("Add", g.with_number("Mul", "network", 1 - SHARE), g.with_number("Mul", member, SHARE))
    g.op("Clip", mixed, g.const(0.0), g.const(1.0), out="score")
    g.op("Clip", spread, g.const(0.0), g.const(1.0), out="spread")
    member_graph.save(g, path, ["score", "spread"], before)


def main() -> None:
    a = argparse.ArgumentParser()
    for name in ("data", "network", "features", "rated", "products", "onnx", "figures"):
        a.add_argument("--" + name, required=True)
    args = a.parse_args()
    names, mos = pictures.rated(args.data, args.rated)
    f = pictures.values(args.rated, "member-features", len(names))
    network = pictures.values(args.rated, "score", len(names))[:, 0].astype(np.float64)
    maps = f[:, LAST_MAPS].copy()
    f = rooted(f)
    products = products_of(args.products)
    held = np.array([run_is_held_out(n) for n in names])
    figures: Dict[str, Dict] = {"agreement": {}}

    def note(name: str, predicted: np.ndarray, part: np.ndarray) -> None:
        figures["agreement"][name] = folds.by_subset([n for n, k in zip(names, part) if k], predicted[part], mos[part])
        print(name, json.dumps(figures["agreement"][name]), flush=True)

    everything = np.ones(len(names), bool)

    def opinion(train: np.ndarray) -> kernel_regression.Fitted:
        return fit_opinion(f[train], mos[train], products)

    scenes = cross_validate(f, opinion, folds.by_scene(names, maps))
    note("member, by scene", scenes, everything)
    note("member, at random", cross_validate(f, opinion, folds.at_random(len(names))), everything)
    note("network, held-out scenes", network, held)
    note("member, held-out scenes", scenes, held)
    mixed = np.clip((1 - SHARE) * network + SHARE * scenes, 0, 1)
    note("weighted mean of both, held-out scenes", mixed, held)

    # The mean's own errors are honest on the held-out scenes only. The member's are in every fold, and about as large.
    error = np.abs(scenes - mos)
    spread = cross_validate(f, lambda train: fit(f[train], error[train], np.ones(len(train))), folds.by_scene(names, maps))
    order = np.argsort(spread[held])
    off = np.abs(mixed - mos)[held][order]
    quarters = np.array_split(np.arange(len(off)), 4)
    figures["quartersOfSpread"] = [
        {"n": len(k), "spread": round(float(spread[held][order][k].mean()), 4), "error": round(float(off[k].mean()), 4)} for k in quarters]
    print(figures["quartersOfSpread"])
    one, other = fit_opinion(f, mos, products), fit_spread(f, error, products)
    both = one._replace(weights=np.hstack([one.weights, other.weights]), bias=np.r_[one.bias, other.bias])
    append(both, args.network, args.features, args.onnx)
    with open(args.figures, "w", encoding="utf8") as file:
        json.dump(figures, file, indent=2)
        file.write("\n")
    print(args.onnx, os.path.getsize(args.onnx), "bytes")


if __name__ == "__main__":
    main()
