"""A network of ONNX as a list of nodes and a dictionary of constants, which are easy to rewrite."""
import os

# The runtime posts usage data to its vendor unless this is set before it is loaded.
os.environ['ORT_DISABLE_TELEMETRY'] = '1'

import numpy as np
import onnx
import onnxruntime as ort
from onnx import helper, numpy_helper, version_converter

OPSET = 14


def attributes(node):
    return {a.name: helper.get_attribute_value(a) for a in node.attribute}


def node(kind, inputs, output, **settings):
    return helper.make_node(kind, inputs, [output], name=output, **settings)


def session(model):
    options = ort.SessionOptions()
    options.log_severity_level = 3
    options.intra_op_num_threads = 1
    return ort.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])


class Graph:
    def __init__(self, path):
        model = onnx.load(path)
        if model.opset_import[0].version < OPSET:
            model = version_converter.convert_version(model, OPSET)
        self.constants = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
        self.nodes, same = [], {}
        for one in model.graph.node:
            one.input[:] = [same.get(name, name) for name in one.input]
            if one.op_type == 'Constant':
                self.constants[one.output[0]] = numpy_helper.to_array(one.attribute[0].t)
            elif one.op_type == 'Identity':
                same[one.output[0]] = one.input[0]
            else:
                self.nodes.append(one)
        self.outputs = [o.name for o in model.graph.output]

    def of(self, *kinds):
        return [n for n in self.nodes if n.op_type in kinds]

    def maker(self, name):
        return next((n for n in self.nodes if name in n.output), None)

    def users(self, name):
        return [n for n in self.nodes if name in n.input]

    def only_user(self, name, kind):
        users = self.users(name)
        return users[0] if len(users) == 1 and users[0].op_type == kind else None

    def replace(self, old, new):
        for one in self.nodes:
            one.input[:] = [new if name == old else name for name in one.input]

    def drop(self, *nodes):
        self.nodes = [n for n in self.nodes if not any(n is gone for gone in nodes)]

    def constant(self, name, values, kind='f4'):
        self.constants[name] = np.asarray(values, kind)
        return name

    def kernel(self, convolution):
        return self.constants[convolution.input[1]].astype('f8')

    def bias(self, convolution):
        if len(convolution.input) > 2:
            return self.constants[convolution.input[2]].astype('f8')
        return np.zeros(len(self.kernel(convolution)))

    def put(self, convolution, kernel, bias):
        name = convolution.output[0]
        convolution.input[:] = [
            convolution.input[0], self.constant(f'{name}/kernel', kernel), self.constant(f'{name}/bias', bias)]

    def fold_batch_norms(self):
        for norm in self.of('BatchNormalization'):
            convolution = self.maker(norm.input[0])
            if convolution.op_type != 'Conv':
                continue
            factor, offset = self.scale_of(norm)
            self.put(
                convolution, self.kernel(convolution) * factor[:, None, None, None],
                self.bias(convolution) * factor + offset)
            self.replace(norm.output[0], convolution.output[0])
            self.drop(norm)

    def scale_of(self, norm):
        gain, offset, mean, variance = (self.constants[name].astype('f8') for name in norm.input[1:5])
        factor = gain / np.sqrt(variance + attributes(norm).get('epsilon', 1e-5))
        return factor, offset - mean * factor

    def sort(self):
        """Sort the nodes so that each comes after those that make its inputs, and drop those that nobody uses."""
        makers = {o: n for n in self.nodes for o in n.output}
        done, ordered = set(), []

        def visit(name):
            if name in done or name not in makers:
                return
            done.add(name)
            for source in makers[name].input:
                visit(source)
            ordered.append(makers[name])

        for name in self.outputs:
            visit(name)
        self.nodes = ordered

    def model(self, name, inputs, outputs, extra=()):
        self.sort()
        used = {i for n in self.nodes for i in n.input}
        value = lambda it: helper.make_tensor_value_info(it[0], 1, it[1])
        graph = helper.make_graph(
            self.nodes, name, [value(i) for i in inputs], [value(o) for o in outputs],
            [numpy_helper.from_array(np.ascontiguousarray(v).reshape(np.shape(v)), k)
             for k, v in self.constants.items() if k in used])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', OPSET)], ir_version=8)
        onnx.checker.check_model(model)
        model.graph.output.extend(helper.make_tensor_value_info(watched, 1, None) for watched in extra)
        return model
