// Converts MobileNetV2 from Keras to ONNX in NCHW. Folds every batch normalization into the convolution
// before it and every padding layer into the convolution after it.
import { foldBatchNormalization } from './fold-batch-normalization.ts'
import { found } from './found.ts'
import { type GraphBuilder, graphBuilder } from './graph-builder.ts'
import type { Layer, LayersModel, Weight } from './layers-model.ts'
import type { Graph, Shape } from './onnx-file.ts'

/** An output. `pooled` is the mean of the layer's maps, [N,C]; `maps` is [N,C,h,w]; `vector` is unchanged, for dense layers. */
export type Tap = { output: string; layer: string; form: 'pooled' | 'maps' | 'vector'; channels: number }

/** A value of the graph, and the padding that the next convolution has to add: top, left, bottom, right. */
type Value = { name: string; pads?: readonly [number, number, number, number] }

/** Converts only the layers that the taps need. The input is `input`, [N,3,H,W]. */
export function kerasToOnnx(graphName: string, model: LayersModel, taps: readonly Tap[]): Graph {
  const graph = graphBuilder(graphName)
  const valueOf = layerConverter(graph, model)
  const outputs: Record<string, Shape> = {}
  for (const { output, layer, form, channels } of taps) {
    const value = valueOf(layer)
    if (form === 'pooled') graph.pooled(value, output)
    else if (output !== value) graph.node('Identity', [value], output)
    outputs[output] = form === 'maps' ? ['N', channels, `${output}_h`, `${output}_w`] : ['N', channels]
  }
  return graph.finish({ input: ['N', 3, 'H', 'W'] }, outputs)
}

/** Returns a function that adds a layer and its predecessors if needed, and returns the name of the layer's value. */
function layerConverter(graph: GraphBuilder, model: LayersModel): (layer: string) => string {
  const layers = new Map(model.layers.map((layer) => [layer.config.name, layer]))
  const values = new Map<string, Value>()
  const layerOf = (name: string) => found(layers.get(name), `layer ${name}`)
  const weight = (key: string) => found(model.weights.get(key), `weight ${key}`)

  function valueOf(name: string): Value {
    const value = values.get(name) ?? convert(layerOf(name))
    values.set(name, value)
    return value
  }

  function convert(layer: Layer): Value {
    const { name, padding, max_value: limit, pool_size: size, strides } = layer.config
    const sources = sourcesOf(layer)
    const [source = ''] = sources
    switch (layer.class_name) {
      case 'InputLayer':
        return { name: 'input' }
      case 'Dropout':
        return valueOf(source)
      case 'ZeroPadding2D': {
        if (!padding || typeof padding === 'string') break
        const [[top, bottom], [left, right]] = padding
        return { ...valueOf(source), pads: [top, left, bottom, right] }
      }
      case 'BatchNormalization': {
        const convolution = layerOf(source)
        const input = valueOf(sourcesOf(convolution)[0] ?? '')
        return { name: addConvolution(graph, convolution, layer, input, weight) }
      }
      case 'ReLU':
        if (limit !== 6) break
        return { name: graph.relu6(valueOf(source).name, name) }
      case 'Add': {
        const terms = sources.map((each) => valueOf(each).name)
        return { name: graph.node('Add', terms, name) }
      }
      case 'AveragePooling2D': {
        if (!size || !strides) break
        const attributes = { kernel_shape: size, strides }
        return { name: graph.node('AveragePool', [valueOf(source).name], name, attributes) }
      }
      case 'Flatten':
        return { name: graph.node('Flatten', [valueOf(source).name], name) }
      case 'Dense':
        return { name: addDense(graph, layer, valueOf(source).name, weight) }
    }
    throw new Error(`${name}: cannot convert this ${layer.class_name}`)
  }

  return (name) => valueOf(name).name
}

const sourcesOf = (layer: Layer) => (layer.inbound_nodes[0] ?? []).map(([source]) => source)

type WeightOf = (key: string) => Weight

function addConvolution(
  graph: GraphBuilder,
  { class_name: kind, config }: Layer,
  { config: { name, epsilon = 0 } }: Layer,
  input: Value,
  weight: WeightOf,
): string {
  const depthwise = kind === 'DepthwiseConv2D'
  const plain = config.activation === 'linear' && config.use_bias === false
  if (!(depthwise || kind === 'Conv2D') || !plain || !config.strides)
    throw new Error(`${config.name}: cannot convert this ${kind} before a batch normalization`)
  const { kernel, dims, bias } = foldBatchNormalization(
    weight(`${config.name}/${depthwise ? 'depthwise_kernel' : 'kernel'}`),
    depthwise,
    {
      gamma: weight(`${name}/gamma`).data,
      beta: weight(`${name}/beta`).data,
      mean: weight(`${name}/moving_mean`).data,
      variance: weight(`${name}/moving_variance`).data,
      epsilon,
    },
  )
  const [channels, , height, width] = dims
  const [down, across] = [Math.floor(height / 2), Math.floor(width / 2)]
  const parameters = [
    graph.constant(`${name}_kernel`, dims, kernel),
    graph.constant(`${name}_bias`, [channels], bias),
  ]
  return graph.node('Conv', [input.name, ...parameters], name, {
    kernel_shape: [height, width],
    strides: config.strides,
    group: depthwise ? channels : 1,
    // 'same' padding occurs only at stride 1. At stride 2, Keras' MobileNet pads in a separate layer.
    pads: input.pads ?? [down, across, down, across],
  })
}

function addDense(graph: GraphBuilder, { config }: Layer, input: string, weight: WeightOf): string {
  const { name, activation = '' } = config
  const kernel = weight(`${name}/kernel`)
  const bias = weight(`${name}/bias`)
  const parameters = [
    graph.constant(`${name}_kernel`, kernel.shape, kernel.data),
    graph.constant(`${name}_bias`, bias.shape, bias.data),
  ]
  const sum = graph.node('Gemm', [input, ...parameters], `${name}_sum`)
  if (activation === 'relu') return graph.node('Relu', [sum], name)
  if (activation === 'softmax') return graph.node('Softmax', [sum], name, { axis: 1 })
  throw new Error(`${name}: cannot convert the activation ${activation}`)
}
