"""Fits Endcap's head: a ridge regression on whole pictures, combined with the ordered pairs.

    OMP_NUM_THREADS=1 python3 fit_head.py --data DATA --model OUT/model.pt --out OUT/final.pt

Fine-tuning uses crops, Endcap whole pictures. So the trunk is kept and the head is fitted again, first in closed form
and then by L-BFGS with hinges for the degradation chains, for packshots above snapshots and for clean packshots
between 0.70 and 0.92. The features are those of the picture and of its half size: noise and compression show in the
first, composition and defocus also in the second (multi-scale as in MUSIQ, Ke et al. 2021, arXiv:2108.05997). A
linear head on these features was as accurate as an RBF kernel.
"""
import argparse
import os
from typing import Dict, List, Tuple

import numpy as np
import torch

import data
import net
import split
from degrade import KINDS, degrade
from train import SEED, tensor

RIDGE = 0.3  # times the number of features; chosen on the frozen trunk


def features(model: net.Quality, batch: np.ndarray) -> np.ndarray:
    """Return pooled features of both scales. The first `net.FEATURES` are those of the full size."""
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        return net.two_scales(model.trunk, tensor(batch)).float().numpy()


def chains_of(model: net.Quality, rgb: np.ndarray, rng: np.random.RandomState, kinds: int) -> List[Dict]:
    """Return features of three strengths of some faults. Strength 0 is the original picture."""
    out = []
    for kind in [KINDS[k] for k in rng.permutation(len(KINDS))[:kinds]]:
        levels = sorted((1 + rng.permutation(5)[:3]).tolist())
        rows = [features(model, degrade(rgb, kind, level, SEED)[None])[0] for level in levels]
        out.append({"levels": [0, *levels], "rows": rows})
    return out


def fit(rated: np.ndarray, mos: np.ndarray, chains: List[Dict], studio: np.ndarray, pairs: List[Tuple[np.ndarray, np.ndarray]],
        iterations: int = 60) -> Dict[str, torch.Tensor]:
    """`chains`: levels and the features of each; `studio`: clean packshots; `pairs`: (better, poorer) groups."""
    mean = rated.mean(0)
    scale = 1 / (rated.std(0) + 1e-3)

    def z(f: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(np.clip((f - mean) * scale, -6, 6).astype(np.float32))

    x, y = z(rated), torch.from_numpy(mos.astype(np.float32))
    n, d = x.shape
    k = (x @ x.T).double() / d
    w = (x.T @ torch.linalg.solve(k + RIDGE * torch.eye(n), (y - y.mean()).double()).float() / d).requires_grad_(True)
    b = y.mean().clone().requires_grad_(True)
    better = z(np.stack([r for c in chains for r in c["rows"][:-1]]))
    poorer = z(np.stack([r for c in chains for r in c["rows"][1:]]))
    gap = torch.tensor([0.02 * (q - p) for c in chains for p, q in zip(c["levels"], c["levels"][1:])])
    clean = z(studio)
    groups = [(z(p), z(q)) for p, q in pairs]
    optimiser = torch.optim.LBFGS([w, b], max_iter=iterations, history_size=20, line_search_fn="strong_wolfe")

    def closure() -> torch.Tensor:
        optimiser.zero_grad()
        loss = ((x @ w + b - y) ** 2).mean() / 0.04 + RIDGE * d / n / 0.04 * (w ** 2).sum()
        loss = loss + 0.8 * ((torch.relu(gap - (better - poorer) @ w) / 0.1) ** 2).mean()
        loss = loss + 0.2 * ((torch.relu(0.70 - clean @ w - b) / 0.1) ** 2).mean()
        loss = loss + 0.2 * ((torch.relu(clean @ w + b - 0.92) / 0.1) ** 2).mean()  # room below the clamp at 1
        for p, q in groups:
            margin = torch.relu(0.10 - ((p @ w)[:, None] - (q @ w)[None])) / 0.1
            loss = loss + 0.2 * (margin ** 2).mean()
        loss.backward()
        return loss

    print("before", float(closure()))
    optimiser.step(closure)
    print("after", float(closure()))
    return {"mean": torch.from_numpy(mean), "scale": torch.from_numpy(scale), "linear.weight": w.detach()[None], "linear.bias": b.detach()[None]}


def main() -> None:
    a = argparse.ArgumentParser()
    a.add_argument("--data", required=True)
    a.add_argument("--model", required=True)
    a.add_argument("--out", required=True)
    a.add_argument("--all", action="store_true", help="fit on every rated picture, nothing held out")
    a.add_argument("--one-scale", action="store_true", help="the full size only, to go on training from")
    args = a.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    model = net.Quality().eval()
    model.load_state_dict(torch.load(args.model, map_location="cpu"))
    model = model.to(memory_format=torch.channels_last)
    names, pictures, mos = data.read_rated(os.path.join(args.data, "biq2021"))
    train = np.array([i for i, n in enumerate(names) if args.all or not split.run_is_held_out(n)])
    rated = np.concatenate([features(model, pictures[train[i:i + 4]]) for i in range(0, len(train), 4)])
    rng = np.random.RandomState(SEED + 2)
    chains: List[Dict] = []
    groups: Dict[str, List[np.ndarray]] = {}
    for p in data.read_products(os.path.join(args.data, "products")):
        if p["held"]:
            continue
        whole = features(model, p["rgb"][None])[0]
        groups.setdefault(p["label"] + " " + p["source"], []).append(whole)
        if p["label"] != "amateur":
            for c in chains_of(model, p["rgb"], rng, 2):
                chains.append({"levels": c["levels"], "rows": [whole, *c["rows"]]})
    position = {int(i): k for k, i in enumerate(train)}
    for i in rng.permutation(train[mos[train] > 0.6])[:160]:
        for c in chains_of(model, pictures[i], rng, 1):
            chains.append({"levels": c["levels"], "rows": [rated[position[int(i)]], *c["rows"]]})
    studio = np.stack([f for key, list_ in groups.items() if not key.startswith("amateur") for f in list_])
    pairs = [(np.stack(groups["packshot grocery"]), np.stack(groups["amateur grocery"])),
             (np.stack(groups["on-model-or-packshot magento"]), np.stack(groups["amateur clothing"]))]
    if args.one_scale:
        n = net.FEATURES
        rated, studio, pairs = rated[:, :n], studio[:, :n], [(p[:, :n], q[:, :n]) for p, q in pairs]
        chains = [{"levels": c["levels"], "rows": [row[:n] for row in c["rows"]]} for c in chains]
        state = model.state_dict()
        state["out.weight"].zero_()
    else:
        state = {k: v for k, v in model.state_dict().items() if k.startswith("trunk.")}
    state.update(fit(rated, mos[train], chains, studio, pairs))
    torch.save(state, args.out)


if __name__ == "__main__":
    main()
