"""Kernel ridge regression on pooled features, in NumPy for the fit and as an ONNX graph for the shipped file.

Standardized features are projected on 256 principal axes that are whitened by half, then a Gaussian kernel compares them with
2,000 landmarks (Nyström). Besides opinions, the fit takes differences within chains of degradations, which keep their order.
"""
from typing import NamedTuple, Optional, Tuple

import numpy as np
from scipy.linalg import cho_factor, cho_solve

import folds
import member_graph

AXES = 256
LANDMARKS = 2000
RIDGE = 0.2
GAMMA = 0.35
STEP = 25.0  # weight of a step of a degradation chain against a rated photograph
LIMIT = 6.0  # of a standardized feature

# Features of the better and of the poorer pictures, and the differences of their opinions.
Steps = Tuple[np.ndarray, np.ndarray, np.ndarray]


class Fitted(NamedTuple):
    mean: np.ndarray
    scale: np.ndarray
    importance: np.ndarray  # of each feature
    axes: np.ndarray
    landmarks: np.ndarray
    weights: np.ndarray  # [landmarks, targets]
    bias: np.ndarray


def rooted(f: np.ndarray, count: int) -> np.ndarray:
    """Takes square roots, with sign, of the first `count` features: those of a trunk are long-tailed."""
    return np.concatenate([np.sign(f[:, :count]) * np.sqrt(np.abs(f[:, :count])), f[:, count:]], 1)


def standardized(f: np.ndarray, mean: np.ndarray, scale: np.ndarray) -> np.ndarray:
    return np.clip((f - mean) * scale, -LIMIT, LIMIT)


def half(a: np.ndarray) -> np.ndarray:
    """Rounds to what the file stores."""
    return a.astype(np.float16).astype(np.float32)


def kernel(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    d = (a * a).sum(1)[:, None] + (b * b).sum(1)[None] - 2 * a @ b.T
    return np.exp(-GAMMA * np.maximum(0, d))


def fit(f: np.ndarray, targets: np.ndarray, weight: np.ndarray, importance: np.ndarray, steps: Optional[Steps] = None) -> Fitted:
    """`f`: rooted features; `targets`: [n, k]; `weight`: of each row. Rated photographs (weight 1) set the scale and the axes."""
    rated = weight == 1
    mean, scale = f[rated].mean(0), 1 / (f[rated].std(0) + 1e-3)
    z = standardized(f, mean, scale) * importance
    values, vectors = np.linalg.eigh(z[rated].T @ z[rated] / rated.sum())
    axes = vectors[:, ::-1][:, :AXES] * values[::-1][:AXES] ** -0.25
    axes = half(axes / np.sqrt(((z[rated] @ axes) ** 2).sum(1).mean()))
    q = z @ axes
    landmarks = half(q[np.random.RandomState(folds.SEED).permutation(len(q))[:LANDMARKS]])
    bias = targets[rated].mean(0)
    k = kernel(q, landmarks).astype(np.float64)
    a = k.T @ (k * weight[:, None]) + RIDGE * (kernel(landmarks, landmarks) + 1e-5 * np.eye(len(landmarks)))
    b = k.T @ ((targets - bias) * weight[:, None])
    if steps:
        better, poorer = (kernel((standardized(s, mean, scale) * importance) @ axes, landmarks) for s in steps[:2])
        d = better.astype(np.float64) - poorer
        a, b = a + STEP * d.T @ d, b + STEP * d.T @ steps[2][:, None]
    weights = cho_solve(cho_factor(a, lower=True), b)
    return Fitted(mean, scale, importance, axes, landmarks, weights, bias)


def judge(m: Fitted, f: np.ndarray) -> np.ndarray:
    z = standardized(f, m.mean, m.scale) * m.importance
    return kernel(z @ m.axes, m.landmarks) @ m.weights + m.bias


def add_root(g: member_graph.Graph, x: str) -> str:
    return g.op("Mul", g.op("Sign", x), g.op("Sqrt", g.op("Abs", x)))


def add_to(g: member_graph.Graph, x: str, m: Fitted) -> str:
    """Adds the regression to a graph. `x`: rooted features [1, F]. Returns the name of [1, targets]."""
    z = g.op("Mul", g.op("Sub", x, g.const(m.mean, "mean")), g.const(m.scale, "scale"))
    z = g.op("Clip", z, g.const(-LIMIT), g.const(LIMIT))
    z = g.op("Mul", z, g.const(m.importance, "importance"))
    q = g.op("MatMul", z, g.const(m.axes, "axes", half=True))
    own = g.op("ReduceSum", g.op("Mul", q, q), g.const([1]), keepdims=1)
    cross = g.op("Gemm", q, g.const(m.landmarks, "landmarks", half=True), transB=1, alpha=-2.0)
    d = g.op("Add", g.op("Add", cross, own), g.const((m.landmarks ** 2).sum(1)[None], "landmark_norms"))
    k = g.op("Exp", g.with_number("Mul", g.op("Relu", d), -GAMMA))
    return g.op("Add", g.op("MatMul", k, g.const(m.weights, "weights")), g.const(m.bias, "bias"))
