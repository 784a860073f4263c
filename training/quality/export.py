"""Make Endcap's ONNX file from trained weights.

    python3 export.py --model OUT/final.pt --onnx quality.onnx

* TensorFlow pads a stride-2 convolution only after the last row and column, which ONNX supports and PyTorch does
  not. Such convolutions are exported with symmetric padding and the attribute is then corrected, which saves ten
  Pad nodes.
* Weights are stored as float16 behind a Cast. onnxruntime folds the Cast when it loads the file and computes in
  float32. The source weights were float16 too.
"""
import argparse
import os

import numpy as np
import onnx
import torch
from onnx import numpy_helper

import net


def store_half(graph: onnx.GraphProto) -> None:
    """Replace large float32 initializers by float16 ones behind a Cast."""
    casts = []
    for init in list(graph.initializer):
        a = numpy_helper.to_array(init)
        if a.dtype != np.float32 or a.ndim < 2:
            continue
        half = numpy_helper.from_array(a.astype(np.float16), init.name + ".half")
        graph.initializer.remove(init)
        graph.initializer.append(half)
        casts.append(onnx.helper.make_node("Cast", [half.name], [init.name], to=onnx.TensorProto.FLOAT))
    nodes = casts + list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes)


def main() -> None:
    a = argparse.ArgumentParser()
    a.add_argument("--model", required=True)
    a.add_argument("--onnx", required=True)
    args = a.parse_args()
    model = net.Product().eval()
    model.load_state_dict(torch.load(args.model, map_location="cpu"))
    for m in model.modules():
        if isinstance(m, net.Conv) and m.stride == 2:
            m.stride, m.conv.padding = 1, (1, 1)  # the wrapper then adds no padding
    torch.onnx.export(model, torch.zeros(1, 3, 512, 512), args.onnx, opset_version=13,
                      input_names=["input"], output_names=["score"],
                      dynamic_axes={"input": {0: "N", 2: "H", 3: "W"}, "score": {0: "N"}})
    proto = onnx.load(args.onnx)
    for node in proto.graph.node:
        at = {x.name: x for x in node.attribute}
        if node.op_type == "Conv" and list(at["strides"].ints) == [2, 2]:
            at["pads"].ints[:] = [0, 0, 1, 1]
    store_half(proto.graph)
    onnx.checker.check_model(proto)
    onnx.save(proto, args.onnx)
    print(args.onnx, os.path.getsize(args.onnx), "bytes")


if __name__ == "__main__":
    main()
