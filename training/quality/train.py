"""Fine-tune the trunk and the head. One seeded command:

    OMP_NUM_THREADS=1 python3 train.py --data DATA --weights ASSETS --out OUT [--steps N]

DATA contains `biq2021/` and `products/`. ASSETS is `objectron_solution_packed_assets.data` of the npm package
`@mediapipe/objectron@0.4.1675468480`. Writes OUT/model.pt (averaged weights) and OUT/log.txt. `export.py` makes the
ONNX file from it.

The method and its reasons
* The head starts as a ridge regression on the frozen features. Then everything from the fifth block on is trained.
  A fitted head prevents the first steps from damaging the features (Kumar et al. 2022, arXiv:2202.10054). The first
  blocks detect edges and stay frozen, which also saves more than half of the backward pass.
* Random 320-pixel crops at native scale and horizontal flips, which do not change the rated sharpness, noise or
  exposure. No color jitter, no scaling.
* Loss: squared error, plus 1 - Pearson correlation within the batch (as in UNIQUE and the linearity-induced
  losses of Li et al. 2020, arXiv:2008.03889), plus hinges on ordered pairs (see `degrade.py`).
* Weights are averaged over steps (Polyak), which on such a small set helps more than any tuning of the rate.
* bfloat16 for the convolutions, float32 for pooling, head and optimizer.
"""
import argparse
import copy
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Dict, List, Tuple

import numpy as np
import torch
from PIL import Image
from torch import nn

import data
import net
import split
from degrade import KINDS, degrade

BATCH = 16  # rated crops per step
CROP = 320
STUDIO = 256  # crop of the degradation chains and of the catalog pictures
SMALL = 192  # native size of the smallest packshots
FROZEN = 4  # number of blocks that are not trained
COOL = 100  # number of last steps, over which the rate falls to zero
SEED = 20240501


def tensor(batch: np.ndarray) -> torch.Tensor:
    x = torch.from_numpy(np.ascontiguousarray(batch)).permute(0, 3, 1, 2)
    return (x.float() / 255).contiguous(memory_format=torch.channels_last)


def crop(rgb: np.ndarray, side: int, rng: np.random.RandomState) -> Tuple[slice, slice]:
    y = rng.randint(rgb.shape[0] - side + 1)
    x = rng.randint(rgb.shape[1] - side + 1)
    return slice(y, y + side), slice(x, x + side)


def square(rgb: np.ndarray, side: int, rng: np.random.RandomState) -> np.ndarray:
    """Return a random square of 75 to 100 % of the shorter side, shrunk to `side`."""
    n = min(rgb.shape[:2])
    n = max(min(n, side), int(n * rng.uniform(0.75, 1)))
    ys, xs = crop(rgb, n, rng)
    return np.asarray(Image.fromarray(rgb[ys, xs]).resize((side, side), Image.LANCZOS))


class Batches:
    """Makes the batch of a step from the step's number only, so that a run is reproducible."""

    def __init__(self, pictures: np.ndarray, mos: np.ndarray, train: np.ndarray, products: List[Dict]):
        self.pictures, self.mos, self.train = pictures, mos, train
        free = [p for p in products if not p["held"]]

        def pick(*labels: str, source: str = "") -> List[np.ndarray]:
            return [p["rgb"] for p in free if p["label"] in labels and source in ("", p["source"])]

        self.groceries, self.shelf = pick("packshot", source="grocery"), pick("amateur", source="grocery")
        self.catalogue = pick("on-model-or-packshot")
        self.wardrobe = pick("amateur", source="clothing")
        self.studio = pick("packshot-coloured", "on-model-or-packshot")
        light = pictures[train][:, ::8, ::8].mean((1, 2, 3)) / 255
        self.good = train[(mos[train] > 0.6) & (light > 0.25) & (light < 0.7)]

    def order(self, epoch: int) -> np.ndarray:
        return np.random.RandomState(SEED + epoch).permutation(self.train)

    def chain(self, rgb: np.ndarray, side: int, rng: np.random.RandomState) -> Tuple[np.ndarray, List[int]]:
        kind = KINDS[rng.randint(len(KINDS))]
        levels = sorted(rng.permutation(6)[:3].tolist())
        if rgb.shape[0] < side or rgb.shape[1] < side:
            rgb = np.asarray(Image.fromarray(rgb).resize((side, side), Image.LANCZOS))
        ys, xs = crop(rgb, side, rng)
        flip = slice(None, None, -1) if rng.rand() < 0.5 else slice(None)
        seed = rng.randint(1 << 30)
        return np.stack([degrade(rgb, kind, level, seed)[ys, xs][:, flip] for level in levels]), levels

    def make(self, step: int) -> Dict:
        rng = np.random.RandomState(SEED + 7919 * (step + 1))
        per_epoch = len(self.train) // BATCH
        start = (step % per_epoch) * BATCH
        rows = self.order(step // per_epoch)[start:start + BATCH]
        rated = []
        for i in rows:
            ys, xs = crop(self.pictures[i], CROP, rng)
            c = self.pictures[i][ys, xs]
            rated.append(c[:, ::-1] if rng.rand() < 0.5 else c)

        def one(group: List[np.ndarray]) -> np.ndarray:
            return group[rng.randint(len(group))]

        of_product = step % 2 == 0
        if not of_product:
            chain, levels = self.chain(self.pictures[self.good[rng.randint(len(self.good))]], STUDIO, rng)
        elif rng.rand() < 0.35:
            chain, levels = self.chain(one(self.groceries), SMALL, rng)
        else:
            chain, levels = self.chain(one(self.studio), STUDIO, rng)
        if step % 4 < 2:
            pair = [square(one(g), SMALL, rng) for g in (self.groceries, self.shelf)]
        else:
            pair = [square(one(g), STUDIO, rng) for g in (self.catalogue, self.wardrobe)]
        return {"rated": tensor(np.stack(rated)), "mos": torch.from_numpy(self.mos[rows]),
                "chain": tensor(chain), "levels": levels, "of_product": of_product, "pair": tensor(np.stack(pair))}


def chain_loss(s: torch.Tensor, levels: List[int]) -> torch.Tensor:
    """Penalize degradations that are not at least 0.02 of the MOS scale lower per strength."""
    gap = torch.tensor([0.02 * (b - a) for a, b in zip(levels, levels[1:])])
    return torch.relu(gap - (s[:-1] - s[1:])).mean() / 0.1


def loss_of(s: Dict[str, torch.Tensor], b: Dict) -> torch.Tensor:
    y, p = b["mos"], s["rated"]
    squared = ((p - y) ** 2).mean() / 0.04
    pc, yc = p - p.mean(), y - y.mean()
    pearson = (pc * yc).sum() / (pc.norm() * yc.norm() + 1e-6)
    chain = chain_loss(s["chain"], b["levels"])
    studio, snapshot = s["pair"]
    pair = torch.relu(0.1 - (studio - snapshot)) / 0.1
    floor = torch.relu(0.70 - studio) / 0.1  # a clean packshot must not score below well-made photographs
    if b["of_product"] and b["levels"][0] == 0:
        floor = floor + torch.relu(0.70 - s["chain"][0]) / 0.1
    return squared + 0.5 * (1 - pearson) + 0.1 * chain + 0.05 * pair + 0.02 * floor


def start_head(model: net.Quality, batches: Batches, count: int = 1200) -> None:
    """Standardize the features and set the linear path by ridge regression on crops of the training part."""
    rng = np.random.RandomState(SEED)
    rows = rng.permutation(batches.train)[:count]
    out = []
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        for i in range(0, len(rows), 8):
            x = np.stack([batches.pictures[j][crop(batches.pictures[j], CROP, rng)] for j in rows[i:i + 8]])
            out.append(model.trunk(tensor(x)))
    f = torch.cat(out).float()
    model.mean.copy_(f.mean(0))
    model.scale.copy_(1 / (f.std(0) + 1e-3))
    z = torch.clamp((f - model.mean) * model.scale, -6, 6)
    y = torch.from_numpy(batches.mos[rows])
    k = z @ z.T + 0.5 * net.FEATURES * torch.eye(len(rows))
    w = z.T @ torch.linalg.solve(k.double(), (y - y.mean()).double()).float()
    model.linear.weight.data.copy_(w[None])
    model.linear.bias.data.fill_(float(y.mean()))


def total(args: argparse.Namespace) -> int:
    """Return the number of steps. The rate is constant until the last COOL steps, so a run can be extended consistently."""
    return args.steps


def main() -> None:
    a = argparse.ArgumentParser()
    a.add_argument("--data", required=True)
    a.add_argument("--weights", required=True)
    a.add_argument("--out", required=True)
    a.add_argument("--steps", type=int, default=1600)
    a.add_argument("--rate", type=float, default=5e-5)
    a.add_argument("--init", help="go on from these weights instead of starting a head")
    a.add_argument("--first", type=int, default=0, help="number of the first step, for other batches than before")
    a.add_argument("--all", action="store_true", help="train on every rated picture, nothing held out")
    args = a.parse_args()
    os.makedirs(args.out, exist_ok=True)
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)

    model = net.Quality()
    model.trunk.load_detector(args.weights)
    model = model.to(memory_format=torch.channels_last)
    names, pictures, mos = data.read_rated(os.path.join(args.data, "biq2021"))
    train = np.arange(len(names)) if args.all else np.array([i for i, n in enumerate(names) if not split.run_is_held_out(n)])
    batches = Batches(pictures, mos, train, data.read_products(os.path.join(args.data, "products")))
    log = open(os.path.join(args.out, "log.txt"), "w")

    def say(*words: object) -> None:
        print(*words, flush=True)
        print(*words, file=log, flush=True)

    say("training pictures", len(train), "chain photographs", len(batches.good))
    if args.init:
        model.load_state_dict(torch.load(args.init, map_location="cpu"))
    else:
        start_head(model, batches)
    say("head started")
    for part in [model.trunk.stem, *model.trunk.blocks[:FROZEN]]:
        for q in part.parameters():
            q.requires_grad_(False)
    trunk = [q for q in model.trunk.parameters() if q.requires_grad]
    head = [q for n, q in model.named_parameters() if not n.startswith("trunk.")]
    # Adam moves every weight by about the rate, so the rate decreases with the number of inputs of a weight's unit.
    optimiser = torch.optim.AdamW([{"params": trunk, "lr": args.rate},
                                   {"params": model.linear.parameters(), "lr": 0.05 * args.rate},
                                   {"params": model.hidden.parameters(), "lr": args.rate},
                                   {"params": model.out.parameters(), "lr": 4 * args.rate}], weight_decay=0.01)
    peak = [g["lr"] for g in optimiser.param_groups]
    average = copy.deepcopy(model)
    workers = ThreadPoolExecutor(3)

    def forward(parts: List[torch.Tensor]) -> List[torch.Tensor]:
        torch.set_num_threads(1)
        torch.set_flush_denormal(True)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return [model.trunk(x) for x in parts]

    def backward(job: Tuple[List[torch.Tensor], List[torch.Tensor]]) -> Tuple[torch.Tensor, ...]:
        return torch.autograd.grad(job[0], trunk, job[1])

    # Two threads share a step. Each runs the trunk on its half, and the loss covers all features together.
    share = 9
    pending = workers.submit(batches.make, args.first)
    began = time.time()
    running = []
    model.train()
    step = 0
    while step < total(args):
        b = pending.result()
        pending = workers.submit(batches.make, args.first + step + 1)
        pace = min(1.0, (step + 1) / 40, (total(args) - step) / COOL)
        for g, top in zip(optimiser.param_groups, peak):
            g["lr"] = top * pace
        halves = [[b["rated"][:share]], [b["rated"][share:], b["chain"], b["pair"]]]
        made = list(workers.map(forward, halves))
        leaves = [[f.detach().requires_grad_(True) for f in half] for half in made]
        (r1,), (r2, *rest) = leaves
        s = {"rated": model.head(torch.cat([r1, r2]))}
        for key, f in zip(("chain", "pair"), rest):
            s[key] = model.head(f)
        loss = loss_of(s, b)
        flat = [f for half in leaves for f in half]
        grads = torch.autograd.grad(loss, flat + head)
        parts = [(made[0], list(grads[:1])), (made[1], list(grads[1:len(flat)]))]
        left, right = workers.map(backward, parts)
        for q, g1, g2 in zip(trunk, left, right):
            q.grad = g1 + g2
        for q, g in zip(head, grads[len(flat):]):
            q.grad = g
        nn.utils.clip_grad_norm_(trunk, 2.0)
        nn.utils.clip_grad_norm_(head, 2.0)
        optimiser.step()
        keep = min(0.998, (1 + step) / (10 + step))
        with torch.no_grad():
            for q, p in zip(average.parameters(), model.parameters()):
                q.mul_(keep).add_(p, alpha=1 - keep)
        running.append(float(loss))
        if (step + 1) % 20 == 0:
            say(step + 1, "loss %.3f" % np.mean(running[-20:]), "%.2f s/step" % ((time.time() - began) / (step + 1)))
        if (step + 1) % 100 == 0 or step + 1 == total(args):
            torch.save(average.state_dict(), os.path.join(args.out, "model.tmp"))
            os.replace(os.path.join(args.out, "model.tmp"), os.path.join(args.out, "model.pt"))
        step += 1


if __name__ == "__main__":
    main()
