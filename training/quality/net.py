"""The network: a MobileNetV2 trunk with folded BatchNorms, outputs at several depths, and a small head.

Reasons for this architecture
* MobileNetV2 (Sandler et al. 2018, arXiv:1801.04381) is the only general-purpose trunk of this size that the
  package registry has as plain weights. It comes from the OpenImages SSD detector of MediaPipe Objectron
  (Apache-2.0). A detector's trunk keeps spatial detail, and its float16 weights are nearly exact.
* Its BatchNorms are already folded into the convolutions, which suits fine-tuning with small batches: there are
  no batch statistics, and the function is the same in training and in Endcap.
* Early layers respond to blur, noise and compression, late ones to content and composition. So the head uses the
  mean and the standard deviation at several depths (as do StairIQA, Sun et al. 2022, arXiv:2105.14550, and
  DISTS, Ding et al. 2020, arXiv:2004.07728).
"""
from typing import Dict, List, Tuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import tflite

# Position and length of the detector inside MediaPipe Objectron's packed assets (from its loader script).
ASSET_START = 184

# (expansion, channels, repeats, stride) of MobileNetV2 1.0
STAGES: List[Tuple[int, int, int, int]] = [
    (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1),
]
TAPS = (2, 5, 9, 12, 15)  # blocks whose outputs the head uses in addition to the last layer
TAP_CHANNELS = (24, 32, 64, 96, 160)
LAST = 1280
FEATURES = 2 * (sum(TAP_CHANNELS) + LAST)


class Conv(nn.Module):
    """Convolution with bias and optional ReLU6, with TensorFlow's SAME padding for even sizes (0 before, 1 after)."""

    def __init__(self, cin: int, cout: int, size: int = 1, stride: int = 1, groups: int = 1, relu: bool = True):
        super().__init__()
        self.stride, self.relu = stride, relu
        pad = 1 if size == 3 and stride == 1 else 0
        self.conv = nn.Conv2d(cin, cout, size, stride, pad, groups=groups)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if self.stride == 2:
            x = F.pad(x, (0, 1, 0, 1))
        x = self.conv(x)
        return torch.clamp(x, 0, 6) if self.relu else x


class Block(nn.Module):
    """Inverted residual: expand 1x1, depthwise 3x3, project 1x1 (linear), plus the shortcut where shapes agree."""

    def __init__(self, cin: int, cout: int, expansion: int, stride: int):
        super().__init__()
        mid = cin * expansion
        layers = [Conv(cin, mid)] if expansion > 1 else []
        layers += [Conv(mid, mid, 3, stride, groups=mid), Conv(mid, cout, relu=False)]
        self.layers = nn.Sequential(*layers)
        self.shortcut = stride == 1 and cin == cout

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.layers(x)
        return x + y if self.shortcut else y


def pool(x: torch.Tensor) -> torch.Tensor:
    """Mean and standard deviation over the picture, in float32."""
    x = x.float()
    mean = x.mean((2, 3))
    var = ((x - mean[:, :, None, None]) ** 2).mean((2, 3))
    return torch.cat([mean, torch.sqrt(var + 1e-6)], 1)


class Trunk(nn.Module):
    """RGB v/255 of any size divisible by 32 -> pooled features [N, FEATURES]."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = Conv(3, 32, 3, 2)
        blocks: List[nn.Module] = []
        cin = 32
        for expansion, cout, repeats, stride in STAGES:
            for i in range(repeats):
                blocks.append(Block(cin, cout, expansion, stride if i == 0 else 1))
                cin = cout
        self.blocks = nn.ModuleList(blocks)
        self.last = Conv(cin, LAST)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.stem(x * 2 - 1)
        taps = []
        for i, block in enumerate(self.blocks):
            x = block(x)
            if i in TAPS:
                taps.append(pool(x))
        taps.append(pool(self.last(x)))
        return torch.cat(taps, 1)

    def load_detector(self, path: str) -> None:
        """Copy the weights of the SSD detector's trunk: its first 53 convolutions, in order."""
        with open(path, "rb") as f:
            model = tflite.read(f.read()[ASSET_START:])
        source = [op for op in model["ops"]
                  if op["code"] in (tflite.CONV, tflite.DEPTHWISE)
                  and model["names"][op["out"][0]].startswith("FeatureExtractor/")]
        target = [m for m in self.modules() if isinstance(m, nn.Conv2d)]
        for op, conv in zip(source, target):
            w = model["weights"](op["in"][1])
            order = (3, 0, 1, 2) if op["code"] == tflite.DEPTHWISE else (0, 3, 1, 2)
            w = w.transpose(order)
            assert tuple(w.shape) == tuple(conv.weight.shape), (w.shape, conv.weight.shape)
            conv.weight.data.copy_(torch.from_numpy(np.ascontiguousarray(w)))
            conv.bias.data.copy_(torch.from_numpy(model["weights"](op["in"][2]).copy()))


class Quality(nn.Module):
    """Trunk, standardized features, one hidden layer parallel to a linear path, score on the MOS scale."""

    def __init__(self, hidden: int = 64) -> None:
        super().__init__()
        self.trunk = Trunk()
        self.register_buffer("mean", torch.zeros(FEATURES))
        self.register_buffer("scale", torch.ones(FEATURES))
        self.drop = nn.Dropout(0.2)
        self.linear = nn.Linear(FEATURES, 1)
        self.hidden = nn.Linear(FEATURES, hidden)
        self.out = nn.Linear(hidden, 1, bias=False)
        nn.init.normal_(self.hidden.weight, std=FEATURES ** -0.5)
        nn.init.zeros_(self.hidden.bias)
        nn.init.zeros_(self.out.weight)

    def head(self, f: torch.Tensor) -> torch.Tensor:
        z = self.drop(torch.clamp((f - self.mean) * self.scale, -6, 6))
        return (self.linear(z) + self.out(F.relu(self.hidden(z)))).squeeze(1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.trunk(x))


def two_scales(trunk: Trunk, x: torch.Tensor) -> torch.Tensor:
    """Return features of the picture and of its half size."""
    return torch.cat([trunk(x), trunk(F.avg_pool2d(x, 2))], 1)


class Product(nn.Module):
    """The shipped model: the trunk at two scales and a linear head, clamped to the scale of the opinions."""

    def __init__(self) -> None:
        super().__init__()
        self.trunk = Trunk()
        self.register_buffer("mean", torch.zeros(2 * FEATURES))
        self.register_buffer("scale", torch.ones(2 * FEATURES))
        self.linear = nn.Linear(2 * FEATURES, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        z = torch.clamp((two_scales(self.trunk, x) - self.mean) * self.scale, -6, 6)
        return torch.clamp(self.linear(z).squeeze(1), 0, 1)
