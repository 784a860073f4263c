"""
Replaces convolutions by 8-bit ones: unsigned activations, signed weights per output channel, rounded by GPTQ (Frantar
et al. 2022). Weights have 7 bits, so that the 16-bit sums of CPUs without dot-product instructions cannot saturate.
"""
import numpy as np

from onnx_graph import attributes, node, session

TOP = 64
PLACES = 500
SAMPLES = 5000
DAMPING = 0.003
# Hard swish is zero below it, so that an 8-bit input needs no values there.
FLOORS = {'HardSwish': -3.0, 'Relu': 0.0}


def to_eight_bits(graph, names, make_model, inputs):
    """Convert the convolutions with these outputs. `inputs` are examples that determine ranges and rounding."""
    convolutions = [n for n in graph.nodes if n.output[0] in names]
    assert len(convolutions) == len(names)
    samples, moments = observe(make_model, convolutions, graph, inputs)
    quantized = {}
    for old in convolutions:
        source, name = old.input[0], old.output[0]
        if source not in quantized:
            quantized[source] = put_range(graph, source, samples[source], None)
            graph.nodes.append(node('QuantizeLinear', [source, f'{source}/scale', f'{source}/zero'], f'{source}/bytes'))
        users = graph.users(name)
        put_range(graph, name, samples[name], FLOORS.get(users[0].op_type) if len(users) == 1 else None)
        kernel = graph.kernel(old)
        whole, scale, bias = round_weights(
            kernel.reshape(len(kernel), -1), graph.bias(old), moments[name])
        graph.constant(f'{name}/weights', whole.reshape(kernel.shape), 'i1')
        graph.constant(f'{name}/weights/scale', scale)
        graph.constant(f'{name}/weights/zero', np.zeros(len(scale)), 'i1')
        offset = np.round(bias / (scale * quantized[source]))
        graph.constant(f'{name}/offset', np.clip(offset, -2**30, 2**30), 'i4')
        graph.drop(old)
        graph.nodes += [
            node('QLinearConv', [
                f'{source}/bytes', f'{source}/scale', f'{source}/zero',
                f'{name}/weights', f'{name}/weights/scale', f'{name}/weights/zero',
                f'{name}/scale', f'{name}/zero', f'{name}/offset'], f'{name}/bytes/result', **attributes(old)),
            node('DequantizeLinear', [f'{name}/bytes/result', f'{name}/scale', f'{name}/zero'], name)]


def observe(make_model, convolutions, graph, inputs):
    """Return sampled values of each input and output, and second moments of the patches that a kernel covers."""
    random = np.random.default_rng(1)
    watched = sorted({n.input[0] for n in convolutions} | {n.output[0] for n in convolutions})
    run = session(make_model(watched))
    samples, moments = {name: [] for name in watched}, {}
    for x in inputs:
        values = dict(zip(watched, run.run(watched, {'x': x})))
        for name, value in values.items():
            samples[name].append(random.choice(value.ravel(), min(value.size, SAMPLES)))
            samples[name].append([value.min(), value.max()])
        for convolution in convolutions:
            patches = patches_of(values[convolution.input[0]][0], convolution, graph, random)
            name = convolution.output[0]
            moments[name] = moments.get(name, 0) + patches @ patches.T / patches.shape[1]
    return {name: np.concatenate(parts) for name, parts in samples.items()}, moments


def patches_of(value, convolution, graph, random):
    side = graph.kernel(convolution).shape[2]
    top, left, bottom, right = attributes(convolution).get('pads', [0, 0, 0, 0])
    value = np.pad(value, ((0, 0), (top, bottom), (left, right)))
    height, width = value.shape[1] - side + 1, value.shape[2] - side + 1
    y, x = np.divmod(random.choice(height * width, min(PLACES, height * width), replace=False), width)
    patches = np.stack([value[:, y + i, x + j] for i in range(side) for j in range(side)], 1)
    patches = patches.reshape(-1, len(y)).astype('f8')
    return np.concatenate([patches, np.ones((1, len(y)))])


def put_range(graph, name, values, floor):
    """Choose the range of least squared error and return its step."""
    low, high = min(0, values.min()) if floor is None else floor, max(values.max(), 1e-3)
    target = values if floor is None else np.maximum(values, floor)
    best = None
    for upper in high * np.linspace(0.3, 1, 15):
        for lower in [low] if floor is not None else low * np.linspace(0.3, 1, 15):
            step = (upper - lower) / 255
            zero = np.clip(np.round(-lower / step), 0, 255)
            error = np.mean(((np.clip(np.round(values / step) + zero, 0, 255) - zero) * step - target) ** 2)
            if best is None or error < best[0]:
                best = error, step, zero
    graph.constant(f'{name}/scale', best[1])
    graph.constant(f'{name}/zero', best[2], 'u1')
    return best[1]


def round_weights(kernel, bias, moment):
    """Round by GPTQ: compensate each column's rounding error in the columns not yet rounded, the bias last."""
    rows, columns = kernel.shape
    scale = np.abs(kernel).max(1).clip(1e-9) / TOP
    order = np.append(np.argsort(-np.diag(moment)[:columns]), columns)
    rest = np.concatenate([kernel, bias[:, None]], 1)[:, order]
    moment = moment[np.ix_(order, order)].copy()
    moment[np.diag_indices(columns + 1)] += DAMPING * np.mean(np.diag(moment)) + 1e-9
    upper = np.linalg.cholesky(np.linalg.inv(moment)).T
    whole = np.zeros((rows, columns))
    for at in range(columns):
        whole[:, at] = np.clip(np.round(rest[:, at] / scale), -TOP, TOP)
        error = (rest[:, at] - whole[:, at] * scale) / upper[at, at]
        rest[:, at + 1:] -= error[:, None] * upper[at, at + 1:]
    return whole[:, np.argsort(order[:columns])], scale, rest[:, columns]
