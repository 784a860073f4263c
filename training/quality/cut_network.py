"""Cuts the network in floats out of a quality.onnx that holds it: cut_network.py quality.onnx OUT/network.onnx

The file of commit 21a3952 is the last one with this network. With it, `member.sh` runs without training the network again.
"""
import sys

import onnx


def main() -> None:
    source, out = sys.argv[1:]
    model = onnx.load(source)
    needed, kept = {"network"}, []
    for node in reversed(model.graph.node):
        if needed.intersection(node.output):
            kept.insert(0, node)
            needed.update(node.input)
            node.output[:] = ["score" if o == "network" else o for o in node.output]
    constants = [i for i in model.graph.initializer if i.name in needed]
    for field, values in ((model.graph.node, kept), (model.graph.initializer, constants)):
        del field[:]
        field.extend(values)
    del model.graph.output[:]
    model.graph.output.append(onnx.helper.make_tensor_value_info("score", onnx.TensorProto.FLOAT, ["N"]))
    onnx.checker.check_model(model)
    onnx.save(model, out)


if __name__ == "__main__":
    main()
