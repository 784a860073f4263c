"""Makes the network's trunk in 8 bits and its pooled features as an ONNX graph.

    python3 quantize.py OUT/network.onnx CALIBRATION.txt OUT/network-features.onnx

CALIBRATION.txt lists pictures, one path a line; their maps set the ranges of the activations. Convolutions and sums run in 8 bits:
unsigned activations, and weights of 7 bits per output channel, so that the 16-bit sums of CPUs without dot-product instructions
cannot saturate (as for the mask, `docs/performance.md`). The pooling stays in floats. The head is fitted on the
features of this trunk (`fit_network.py`), so it has the rounding in its data.
"""
import os

# The runtime posts usage data to its vendor unless this is set before it is loaded.
os.environ['ORT_DISABLE_TELEMETRY'] = '1'

import sys
import tempfile
from typing import Dict, List

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from PIL import Image

import member_graph
from split import run_is_held_out

TAPS = (2, 5, 9, 12, 15)  # the depths of `net.py` without the last layer, whose statistics add nothing in 8 bits
STRIDED = (1, 3, 6, 13)  # blocks that halve the size
SIDE = 384  # of the calibration
CALIBRATION = 32
SEED = 20240501


class Calibration(CalibrationDataReader):
    """Some pictures of the list that the network was trained on, in the geometry of the product."""

    def __init__(self, paths: List[str]) -> None:
        free = [p for p in paths if not run_is_held_out(os.path.basename(p))]
        chosen = np.random.RandomState(SEED).permutation(len(free))[:CALIBRATION]
        self.paths = iter([free[i] for i in chosen])

    def get_next(self) -> Dict[str, np.ndarray]:
        path = next(self.paths, None)
        if path is None:
            return {}
        image = Image.open(path).convert("RGB").resize((SIDE, SIDE), Image.LANCZOS)
        return {"input": np.asarray(image, np.float32).transpose(2, 0, 1)[None] / 255}


def weights_of(model: onnx.ModelProto) -> Dict[str, np.ndarray]:
    return {i.name.removesuffix(".half"): numpy_helper.to_array(i).astype(np.float32) for i in model.graph.initializer}


def over_cells(kernel: np.ndarray) -> np.ndarray:
    """Rewrites the first convolution, 3 × 3 at every second point, as one of 2 × 2 over cells of four points.

    In 8 bits it takes a third of the time, because twelve channels are copied at once instead of three.
    """
    count, channels = kernel.shape[:2]
    out = np.zeros((count, 4 * channels, 2, 2), np.float32)
    for y in range(3):
        for x in range(3):
            place = channels * (2 * (y % 2) + x % 2)
            out[:, place:place + channels, y // 2, x // 2] = kernel[:, :, y, x]
    return out


def trunk(g: member_graph.Graph, weights: Dict[str, np.ndarray]) -> List[str]:
    """Adds MobileNetV2 as `net.Trunk` has it. Returns the maps whose statistics are the features."""

    def conv(x: str, name: str, stride: int = 1, relu: bool = True) -> str:
        kernel, bias = (weights[f"trunk.{name}.conv.{part}"] for part in ("weight", "bias"))
        if name == "stem":
            kernel = over_cells(kernel)
        size, groups = kernel.shape[2], 1 if kernel.shape[1] > 1 or kernel.shape[2] == 1 else len(kernel)
        pads = [0, 0, 1, 1] if stride == 2 or size == 2 else [size // 2] * 4
        out = g.op("Conv", x, g.const(kernel, f"{name}.weight"), g.const(bias, f"{name}.bias"),
                   strides=[stride, stride], pads=pads, group=groups)
        return g.op("Clip", out, g.const(0.0), g.const(6.0)) if relu else out

    x = g.with_number("Sub", g.with_number("Mul", "input", 2), 1)
    x = conv(g.op("SpaceToDepth", x, blocksize=2), "stem")
    maps = []
    for i in range(TAPS[-1] + 1):
        layers = [f"blocks.{i}.layers.{k}" for k in range(2 if i == 0 else 3)]
        y = conv(x, layers[0]) if i > 0 else x
        y = conv(conv(y, layers[-2], stride=2 if i in STRIDED else 1), layers[-1], relu=False)
        shortcut = i not in STRIDED and weights[f"trunk.{layers[0]}.conv.weight"].shape[1] == weights[f"trunk.{layers[-1]}.conv.weight"].shape[0]
        x = g.op("Add", x, y) if shortcut and i > 0 else y
        if i in TAPS:
            maps.append(x)
    return maps


def in_eight_bits(g: member_graph.Graph, maps: List[str], paths: List[str]) -> onnx.ModelProto:
    with tempfile.TemporaryDirectory() as folder:
        floats, result = (os.path.join(folder, name) for name in ("floats.onnx", "eight-bits.onnx"))
        member_graph.save(g, floats, maps, axes="NCHW")
        quantize_static(floats, result, Calibration(paths), quant_format=QuantFormat.QDQ, op_types_to_quantize=["Conv", "Clip", "Add"],
                        per_channel=True, reduce_range=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8)
        return onnx.load(result)


def at_scale(model: onnx.ModelProto, source: str, scale: str) -> List[onnx.NodeProto]:
    """Returns the nodes of the trunk over another input. Both scales share the weights."""
    made = {o for node in model.graph.node for o in node.output}
    name = {"input": source, **{o: f"{scale}.{o}" for o in made}}
    nodes = []
    for node in model.graph.node:
        nodes.append(onnx.NodeProto())
        nodes[-1].CopyFrom(node)
        nodes[-1].name = ""
        nodes[-1].input[:] = [name.get(i, i) for i in node.input]
        nodes[-1].output[:] = [name[o] for o in node.output]
    return nodes


def main() -> None:
    network, calibration, out = sys.argv[1:]
    with open(calibration, encoding="utf8") as file:
        paths = file.read().split()
    g = member_graph.Graph("network")
    maps = trunk(g, weights_of(onnx.load(network)))
    model = in_eight_bits(g, maps, paths)
    both = member_graph.Graph("network")
    features = []
    for scale, source in (("full", "input"), ("half", both.average("input", 2))):
        both.nodes += at_scale(model, source, scale)
        for m in maps:
            features += both.moments(f"{scale}.{m}")
    both.op("Concat", *features, axis=1, out="network.features")
    member_graph.save(both, out, ["network.features"], constants=model.graph.initializer)
    print(out, os.path.getsize(out), "bytes")


if __name__ == "__main__":
    main()
