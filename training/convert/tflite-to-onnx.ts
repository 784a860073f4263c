// Converts a convolutional network from TensorFlow Lite to ONNX in NCHW. Weights stay in half precision, as
// in the source, each behind a Cast that onnxruntime folds when it loads. The file is half as large, and the
// computation is in single precision.
import { found } from './found.ts'
import { type GraphBuilder, graphBuilder } from './graph-builder.ts'
import { ElementType, type Graph, type Shape } from './onnx-file.ts'
import type { LiteModel, LiteOperator, LiteOperatorName, LiteTensor } from './tflite-model.ts'

/**
 * Outputs of the graph: the model's outputs in their order, renamed, and the mean of the maps of one layer,
 * which is identified by the start of its tensor's name.
 */
export type LiteOutputs = { names: readonly string[]; pooled: { layer: string; output: string } }

/** Converts the whole model. The input is `input`, [1,3,H,W] with the H and W of the source. */
export function tfliteToOnnx(graphName: string, model: LiteModel, { names, pooled }: LiteOutputs): Graph {
  const graph = graphBuilder(graphName)
  const values = convertOperators(graph, model)
  const valueOf = (index: number) => found(values.get(index), `value of tensor ${index}`)
  const shapeOf = (index: number) => found(model.tensors[index], `tensor ${index}`).shape

  const outputs: Record<string, Shape> = {}
  for (const [place, output] of names.entries()) {
    const index = model.outputs[place] ?? -1
    graph.node('Identity', [valueOf(index)], output)
    outputs[output] = shapeOf(index)
  }
  const layer = model.tensors.findIndex(
    (tensor, index) => values.has(index) && tensor.name.startsWith(pooled.layer),
  )
  graph.pooled(valueOf(layer), pooled.output)
  outputs[pooled.output] = [1, shapeOf(layer)[3] ?? 0]
  const [, height = 0, width = 0] = shapeOf(model.inputs[0] ?? -1)
  return graph.finish({ input: [1, 3, height, width] }, outputs)
}

/** Operators that return feature maps: channels last in the source, channels first in ONNX. */
const MAP_OPERATORS: ReadonlySet<LiteOperatorName> = new Set(['CONV_2D', 'DEPTHWISE_CONV_2D', 'ADD'])

/** Adds a node for each operator. Returns the names of the values by the indices of the source's tensors. */
function convertOperators(graph: GraphBuilder, model: LiteModel): ReadonlyMap<number, string> {
  const values = new Map(model.inputs.map((index) => [index, 'input']))
  const maps = new Set(model.inputs)
  const constants = new Map([...model.tensors.entries()].filter(([, { data }]) => data.length > 0))
  const valueOf = (index: number) => found(values.get(index), `value of tensor ${index}`)
  const constantOf = (index: number) => found(constants.get(index), `constant ${index}`)

  function convert(operator: LiteOperator): string {
    const { name, inputs, output, options } = operator
    switch (name) {
      case 'CONV_2D':
      case 'DEPTHWISE_CONV_2D': {
        const [input = -1, kernel = -1, bias = -1] = inputs
        return addConvolution(graph, operator, valueOf(input), constantOf(kernel), constantOf(bias))
      }
      case 'ADD': {
        const sum = graph.node('Add', inputs.map(valueOf), `sum_${output}`)
        return activated(graph, sum, output, options?.int8(0) ?? 0)
      }
      case 'RESHAPE': {
        const [input = -1] = inputs
        const shape = graph.integers(
          `shape_${output}`,
          found(model.tensors[output], `tensor ${output}`).shape,
        )
        // A predictor's channels are boxes × coordinates, whose order is correct only with channels last.
        const source = maps.has(input)
          ? graph.node('Transpose', [valueOf(input)], `last_${output}`, { perm: [0, 2, 3, 1] })
          : valueOf(input)
        return graph.node('Reshape', [source, shape], `value_${output}`)
      }
      case 'CONCATENATION': {
        if (inputs.some((input) => maps.has(input))) break
        const axis = options?.int32(0) ?? 0
        return graph.node('Concat', inputs.map(valueOf), `value_${output}`, { axis })
      }
      case 'DEQUANTIZE':
        break
    }
    throw new Error(`Tensor ${output}: cannot convert this ${name}`)
  }

  for (const operator of model.operators) {
    const constant = operator.name === 'DEQUANTIZE' ? constants.get(operator.inputs[0] ?? -1) : undefined
    // Half to single precision is a Cast at each use in ONNX.
    if (constant) constants.set(operator.output, constant)
    else values.set(operator.output, convert(operator))
    if (MAP_OPERATORS.has(operator.name)) maps.add(operator.output)
  }
  return values
}

function addConvolution(
  graph: GraphBuilder,
  { name, output, options }: LiteOperator,
  input: string,
  kernel: LiteTensor,
  bias: LiteTensor,
): string {
  if (!options) throw new Error(`Tensor ${output}: the convolution has no options`)
  const depthwise = name === 'DEPTHWISE_CONV_2D'
  // The source stores [out, height, width, in] and, depthwise, [1, height, width, channel].
  const [first = 0, height = 0, width = 0, last = 0] = kernel.shape
  const area = height * width
  const [channels, groupInputs] = depthwise ? [last, 1] : [first, last]
  const fromPlace = (item: number) => {
    const place = item % area
    const i = Math.floor(item / area) % groupInputs
    const o = Math.floor(item / (area * groupInputs))
    return depthwise ? place * last + o : (o * area + place) * last + i
  }
  const parameters = [
    halfConstant(graph, `kernel_${output}`, kernel, [channels, groupInputs, height, width], fromPlace),
    halfConstant(graph, `bias_${output}`, bias, [channels], (item) => item),
  ]
  const sum = graph.node('Conv', [input, ...parameters], `sum_${output}`, {
    kernel_shape: [height, width],
    strides: [options.int32(2), options.int32(1)],
    group: depthwise ? channels : 1,
    // TensorFlow's 'SAME' depends on the input size and puts the odd pixel at the lower right.
    auto_pad: options.int8(0) === 0 ? 'SAME_UPPER' : 'VALID',
  })
  return activated(graph, sum, output, options.int8(depthwise ? 4 : 3))
}

/** Adds a reordered constant in half precision behind a Cast. Item i comes from `fromPlace(i)`. */
function halfConstant(
  graph: GraphBuilder,
  name: string,
  { type, data }: LiteTensor,
  dims: readonly number[],
  fromPlace: (item: number) => number,
): string {
  if (type !== 'float16') throw new Error(`${name} has type ${type}, expected float16`)
  const bits = Uint16Array.from({ length: data.length / 2 }, (_, item) =>
    data.readUInt16LE(2 * fromPlace(item)),
  )
  return graph.node('Cast', [graph.constant(`${name}_half`, dims, bits)], name, { to: ElementType.float })
}

/** ActivationFunctionType of the schema: 0 is none, 3 is ReLU6. */
function activated(graph: GraphBuilder, input: string, output: number, activation: number): string {
  if (activation === 0) return input
  if (activation === 3) return graph.relu6(input, `value_${output}`)
  throw new Error(`Tensor ${output}: cannot convert activation ${activation}`)
}
