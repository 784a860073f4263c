"""Makes a network in 8 bits with ranges of activations that are chosen once, by examples.

    python3 training/convert/static_eight_bits.py NETWORK.onnx IMAGES.txt OUT.onnx

for a network that takes bytes (`image` [1, side, side, 3]). IMAGES.txt lists about a hundred pictures, one a line.
"""
import os

os.environ["ORT_DISABLE_TELEMETRY"] = "1"
import sys
import tempfile

import onnx
from onnx import numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from letterbox import letterbox

OPERATORS = ["Conv", "Clip", "Add"]


class Examples(CalibrationDataReader):
    def __init__(self, examples):
        self.examples = iter(examples)

    def get_next(self):
        return next(self.examples, None)


def to_eight_bits(source, examples):
    """Return a model file's network in 8 bits. `examples` are inputs by name. Weights have 7 bits, so that the 16-bit sums of
    CPUs without dot-product instructions cannot saturate."""
    with tempfile.TemporaryDirectory() as folder:
        ready, eight = (os.path.join(folder, name) for name in ("ready.onnx", "eight.onnx"))
        quant_pre_process(source, ready, skip_symbolic_shape=True)
        quantize_static(ready, eight, Examples(examples), quant_format=QuantFormat.QDQ, op_types_to_quantize=OPERATORS,
                        per_channel=True, reduce_range=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8)
        return onnx.load(eight)


def with_wide_weights(model):
    """Replace 16-bit weights that are cast when the network loads by 32-bit ones, which can be quantized."""
    graph = model.graph
    constants = {constant.name: constant for constant in graph.initializer}
    for cast in [node for node in graph.node if node.op_type == "Cast" and node.input[0] in constants]:
        wide = numpy_helper.to_array(constants[cast.input[0]]).astype("f4")
        graph.initializer.append(numpy_helper.from_array(wide, cast.output[0]))
        graph.initializer.remove(constants[cast.input[0]])
        graph.node.remove(cast)
    return model


def main():
    source, listed, out = sys.argv[1:]
    model = with_wide_weights(onnx.load(source))
    side = model.graph.input[0].type.tensor_type.shape.dim[1].dim_value
    with open(listed, encoding="utf8") as file:
        examples = [{"image": letterbox(path, side)[None]} for path in file.read().split()]
    with tempfile.TemporaryDirectory() as folder:
        wide = os.path.join(folder, "wide.onnx")
        onnx.save(model, wide)
        onnx.save(to_eight_bits(wide, examples), out)


if __name__ == "__main__":
    main()
