"""Builds the second member's features as an ONNX graph, for training and for the shipped file alike.

* The untouched ImageNet trunk of `features.onnx` at five depths, of the picture's half size: mean and standard
  deviation of each map, as the network's head has them. It never saw an opinion, so its figures are honest in every fold. The full size
  cost 33 ms more.
* Statistics of natural scenes at a half and a quarter of the size (Mittal et al. 2012, BRISQUE): moments of the locally normalized
  luminance and of the products of neighbors, local contrast, gradients, light, color, and the light in 16 cells.
"""
from typing import List, Sequence

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

TAPS = ("block_2_add", "block_5_add", "block_9_add", "block_12_add", "block_13_expand_relu")
TRUNK_FEATURES = 2 * (24 + 32 + 64 + 96 + 576)  # square roots are taken of these only
END = 1 << 30


class Graph:
    """Collects nodes and constants whose names start with a prefix, so that they fit beside another graph."""

    def __init__(self, prefix: str = "member") -> None:
        self.prefix = prefix
        self.nodes: List[onnx.NodeProto] = []
        self.constants = {}

    def const(self, value: object, name: str = "", half: bool = False) -> str:
        a = np.asarray(value)
        a = a.astype(np.int64 if a.dtype.kind == "i" else np.float32)
        name = f"{self.prefix}.{name or a.dtype.name + str(a.ravel().tolist())}"
        if name in self.constants or name + ".half" in self.constants:
            return name
        if half and a.ndim > 1:
            self.constants[name + ".half"] = a.astype(np.float16)
            self.nodes.append(helper.make_node("Cast", [name + ".half"], [name], to=TensorProto.FLOAT))
        else:
            self.constants[name] = a
        return name

    def op(self, kind: str, *inputs: str, out: str = "", **attributes: object) -> str:
        out = out or f"{self.prefix}.{kind}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [out], **attributes))
        return out

    def with_number(self, kind: str, x: str, value: float) -> str:
        return self.op(kind, x, self.const(float(value)))

    def average(self, x: str, side: int) -> str:
        return self.op("AveragePool", x, kernel_shape=[side, side], strides=[side, side])

    def mean(self, x: str) -> str:
        return self.op("Flatten", self.op("GlobalAveragePool", x))

    def moments(self, x: str) -> List[str]:
        """Mean and standard deviation of each map."""
        mean = self.op("GlobalAveragePool", x)
        d = self.op("Sub", x, mean)
        variance = self.op("GlobalAveragePool", self.op("Mul", d, d))
        return [self.op("Flatten", mean), self.op("Flatten", self.op("Sqrt", self.with_number("Add", variance, 1e-6)))]

    def share_above(self, x: str, low: float, high: float) -> str:
        """Share of values above a threshold that is soft between `low` and `high`."""
        mean = self.mean(self.op("Clip", x, self.const(float(low)), self.const(float(high))))
        return self.with_number("Mul", self.with_number("Sub", mean, low), 1 / (high - low))

    def cut(self, x: str, top: int, left: int, bottom: int, right: int) -> str:
        return self.op("Slice", x, self.const([top, left]), self.const([bottom, right]), self.const([2, 3]))


def trunk(g: Graph, x: str, model: onnx.ModelProto) -> List[str]:
    """Pooled maps of `features.onnx` at TAPS."""
    weights = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type == "Cast" and node.input[0] in weights:
            weights[node.output[0]] = weights[node.input[0]]
    at, out = {"input": x}, []
    for node in model.graph.node:
        name = node.output[0]
        if node.op_type == "Conv":
            kernel, bias = (g.const(weights[i], i, half=True) for i in node.input[1:])
            attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
            at[name] = g.op("Conv", at[node.input[0]], kernel, bias, **attributes)
        elif node.op_type == "Clip":
            at[name] = g.op("Clip", at[node.input[0]], g.const(0.0), g.const(6.0))
        elif node.op_type == "Add":
            at[name] = g.op("Add", at[node.input[0]], at[node.input[1]])
        if name in TAPS:
            out += g.moments(at[name])
    return out


def normalized(g: Graph, x: str) -> List[str]:
    """Statistics of one scale of the luminance."""
    kernel = np.exp(-np.arange(-3, 4) ** 2 / (2 * (7 / 6) ** 2))
    row = g.const((kernel / kernel.sum()).reshape(1, 1, 1, 7), "gauss_row")
    column = g.const((kernel / kernel.sum()).reshape(1, 1, 7, 1), "gauss_column")

    def smooth(v: str) -> str:
        return g.op("Conv", g.op("Conv", v, row, pads=[0, 3, 0, 3]), column, pads=[3, 0, 3, 0])

    mu = smooth(x)
    variance = g.op("Abs", g.op("Sub", smooth(g.op("Mul", x, x)), g.op("Mul", mu, mu)))
    contrast = g.op("Sqrt", g.with_number("Add", variance, 1e-6))
    # The zero padding spoils three pixels on every side.
    mu, contrast, x = (g.cut(v, 3, 3, -3, -3) for v in (mu, contrast, x))
    z = g.op("Div", g.op("Sub", x, mu), g.with_number("Add", contrast, 1))
    size, square = g.op("Abs", z), g.op("Mul", z, z)
    out = [g.mean(v) for v in (z, size, square, g.op("Mul", square, z), g.op("Mul", square, square), g.op("Sqrt", size))]
    for one, other in (((0, 0, END, -1), (0, 1, END, END)), ((0, 0, -1, END), (1, 0, END, END)),
                       ((0, 0, -1, -1), (1, 1, END, END)), ((0, 1, -1, END), (1, 0, END, -1))):
        product = g.op("Mul", g.cut(z, *one), g.cut(z, *other))
        size = g.op("Abs", product)
        out += [g.mean(product), g.mean(size)]
        # The squares of the positive values are half of p² + p|p|, those of the negative ones half of p² - p|p|.
        square, signed = (g.mean(g.op("Mul", product, v)) for v in (product, size))
        for kind in ("Add", "Sub"):
            half = g.op("Relu", g.with_number("Mul", g.op(kind, square, signed), 0.5))
            out.append(g.op("Sqrt", half))
    return out + contrasts(g, contrast) + gradients(g, x)


def contrasts(g: Graph, contrast: str) -> List[str]:
    logarithm = g.op("Log", g.with_number("Add", contrast, 1))
    out = g.moments(logarithm) + g.moments(contrast)
    out += [g.share_above(contrast, low, 2 * low) for low in (1, 2, 4, 8, 16, 32)]
    out += g.moments(g.op("MaxPool", logarithm, kernel_shape=[16, 16], strides=[16, 16]))
    cells = g.average(logarithm, 16)
    lowest = g.op("Neg", g.op("GlobalMaxPool", g.op("Neg", cells)))
    return out + g.moments(cells) + [g.op("Flatten", g.op("GlobalMaxPool", cells)), g.op("Flatten", lowest)]


def gradients(g: Graph, x: str) -> List[str]:
    out = []
    for one, other in (((0, 0, END, -1), (0, 1, END, END)), ((0, 0, -1, END), (1, 0, END, END))):
        step = g.op("Abs", g.op("Sub", g.cut(x, *one), g.cut(x, *other)))
        out += [g.mean(g.op("Log", g.with_number("Add", step, 1))), g.mean(g.op("Sqrt", step)), *g.moments(step)]
    return out


def light_and_color(g: Graph, picture: str, luminance: str) -> List[str]:
    out = [g.share_above(luminance, t - 4, t + 4) for t in (5, 16, 32, 64, 96, 128, 160, 192, 224, 240, 250)]
    small = g.average(picture, 2)
    highest = g.op("ReduceMax", small, axes=[1])
    chroma = g.op("Sub", highest, g.op("ReduceMin", small, axes=[1]))
    saturation = g.op("Div", chroma, g.with_number("Add", highest, 0.02))
    opponents = g.op("Conv", small, g.const(np.array([[1, -1, 0], [0.5, 0.5, -1]]).reshape(2, 3, 1, 1), "opponents"))
    out += g.moments(small) + g.moments(chroma) + g.moments(saturation) + g.moments(opponents)
    out += [g.share_above(saturation, t - 0.05, t + 0.05) for t in (0.1, 0.2, 0.35, 0.5, 0.7, 0.9)]
    square = g.op("Resize", g.average(luminance, 2), "", "", g.const([1, 1, 32, 32]), mode="linear")
    return [*out, g.mean(g.op("Abs", opponents)), g.op("Flatten", g.average(square, 8))]


def features(g: Graph, model: onnx.ModelProto) -> str:
    """Adds everything to the graph. Returns the name of [1, F]."""
    half = g.average("input", 2)
    taps = trunk(g, half, model)
    x = g.op("Conv", half, g.const(255 * np.array([0.2126, 0.7152, 0.0722]).reshape(1, 3, 1, 1), "luminance"))
    taps += light_and_color(g, half, x)
    taps += normalized(g, x)
    taps += normalized(g, g.average(x, 2))
    return g.op("Concat", *taps, axis=1, out="member.features")


def save(g: Graph, path: str, outputs: List[str], before: onnx.ModelProto = None, constants: Sequence[TensorProto] = (), axes: str = "NF") -> None:
    """Writes the graph, behind the nodes of `before` if given, with further constants."""
    constants = [*constants, *(numpy_helper.from_array(a, name) for name, a in g.constants.items())]
    if before is None:
        shape = helper.make_tensor_value_info("input", TensorProto.FLOAT, ["N", 3, "H", "W"])
        graph = helper.make_graph(g.nodes, g.prefix, [shape], [], constants)
        proto = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
        proto.ir_version = 8
    else:
        proto = before
        proto.graph.node.extend(g.nodes)
        proto.graph.initializer.extend(constants)
        del proto.graph.output[:]
    proto.graph.output.extend(helper.make_tensor_value_info(o, TensorProto.FLOAT, list(axes)) for o in outputs)
    onnx.checker.check_model(proto)
    onnx.save(proto, path)


def main() -> None:
    """Writes the extractor: member_graph.py OUT/features.onnx OUT/member-features.onnx"""
    import sys
    g = Graph()
    save(g, sys.argv[2], [features(g, onnx.load(sys.argv[1]))])


if __name__ == "__main__":
    main()
