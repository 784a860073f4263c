"""Fits the network's head on the features of its trunk in 8 bits and joins both.

    python3 fit_network.py --data DATA --features OUT/network-features.onnx --rated OUT/rated --products OUT/products --onnx OUT/network8.onnx

Also writes RATED.score.f32, the opinions of the photographs. `--rated` and `--products` are lists and features that `extract.ts` has written (NAME.txt, NAME.network-features.f32; for the products
also NAME.network.f32, the opinions of the network in floats). The head is the mean of a ridge and a kernel ridge regression. Both are
fitted in closed form on the mean opinions of the photographs that are not held out, and on the opinions of the network in floats of the
product pictures that may be trained on, and on the differences of these opinions within chains of degradations. So packshots and
chains keep their level and order, which `fit_head.py` had fitted with hinges.
"""
import argparse
from typing import NamedTuple

import numpy as np
import onnx
from scipy.linalg import cho_factor, cho_solve

import kernel_regression
import member_graph
import pictures
from kernel_regression import LIMIT, STEP, Steps, standardized
from split import run_is_held_out

RIDGE = 0.3  # times the number of features
PRODUCT = 0.5  # weight of a product picture against a rated photograph


def ridge(rows: np.ndarray, targets: np.ndarray) -> np.ndarray:
    k = rows @ rows.T / rows.shape[1] + RIDGE * np.eye(len(rows))
    return rows.T @ cho_solve(cho_factor(k, lower=True), targets) / rows.shape[1]


class Linear(NamedTuple):
    mean: np.ndarray
    scale: np.ndarray
    weights: np.ndarray
    bias: float

    def judge(self, f: np.ndarray) -> np.ndarray:
        return standardized(f, self.mean, self.scale) @ self.weights + self.bias


def fit_linear(f: np.ndarray, targets: np.ndarray, weight: np.ndarray, steps: Steps) -> Linear:
    rated = weight == 1
    mean, scale = f[rated].mean(0), 1 / (f[rated].std(0) + 1e-3)
    z, better, poorer = (standardized(s, mean, scale).astype(np.float64) for s in (f, *steps[:2]))
    bias = float(np.average(targets, weights=weight))
    rows = np.concatenate([z, better - poorer])
    root = np.sqrt(np.r_[weight, np.full(len(better), STEP)])
    return Linear(mean, scale, ridge(rows * root[:, None], np.r_[targets - bias, steps[2]] * root), bias)


def join(features: str, path: str, linear: Linear, curved: kernel_regression.Fitted) -> None:
    """Writes the trunk and both regressions as one file with the output `score`."""
    before = onnx.load(features)
    g = member_graph.Graph("head")
    z = g.op("Sub", "network.features", g.const(linear.mean, "linear_mean"))
    z = g.op("Mul", z, g.const(linear.scale, "linear_scale"))
    z = g.op("Clip", z, g.const(-LIMIT), g.const(LIMIT))
    one = g.with_number("Add", g.op("MatMul", z, g.const(linear.weights, "linear")), linear.bias)
    other = kernel_regression.add_to(g, kernel_regression.add_root(g, "network.features"), curved)
    # ReduceMean turns [1,1] into [1].
    other = g.op("ReduceMean", other, axes=[1], keepdims=0)
    g.op("Clip", g.with_number("Mul", g.op("Add", one, other), 0.5), g.const(0.0), g.const(1.0), out="score")
    member_graph.save(g, path, ["score"], before, axes="N")


def main() -> None:
    a = argparse.ArgumentParser()
    for name in ("data", "features", "rated", "products", "onnx"):
        a.add_argument("--" + name, required=True)
    args = a.parse_args()
    names, mos = pictures.rated(args.data, args.rated)
    f = pictures.values(args.rated, "network-features", len(names))
    train = np.array([not run_is_held_out(n) for n in names])
    free = pictures.may_be_trained_on(args.products)
    products = pictures.values(args.products, "network-features", len(free))
    level = np.clip(pictures.values(args.products, "network", len(free))[:, 0], 0, 1)
    better, poorer, gap = pictures.steps(args.products, level)
    rows, targets = np.concatenate([f[train], products[free]]), np.r_[mos[train], level[free]]
    weight = np.r_[np.ones(train.sum()), np.full(free.sum(), PRODUCT)]
    linear = fit_linear(rows, targets, weight, (products[better], products[poorer], gap))

    def root(x: np.ndarray) -> np.ndarray:
        return kernel_regression.rooted(x, f.shape[1])

    steps = (root(products[better]), root(products[poorer]), gap)
    curved = kernel_regression.fit(root(rows), targets[:, None], weight, np.ones(f.shape[1], np.float32), steps)
    opinions = (linear.judge(f) + kernel_regression.judge(curved, root(f))[:, 0]) / 2
    np.clip(opinions, 0, 1).astype("<f4").tofile(args.rated + ".score.f32")
    join(args.features, args.onnx, linear, curved)


if __name__ == "__main__":
    main()
