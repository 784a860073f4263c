// Reads a TensorFlow.js layers model (Keras 2 topology, quantized weights) from the modules in which
// nsfwjs bundles it: one CommonJS bundle exports model.json, the other the weights in base64.
import { createContext, runInContext } from 'node:vm'

export type Padding = readonly [readonly [number, number], readonly [number, number]]

export type LayerConfig = {
  name: string
  strides?: readonly [number, number]
  padding?: 'same' | 'valid' | Padding
  activation?: string
  use_bias?: boolean
  max_value?: number
  epsilon?: number
  pool_size?: readonly [number, number]
}

export type Layer = {
  class_name: string
  config: LayerConfig
  inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[]
}

export type Weight = { shape: readonly number[]; data: Float32Array }

export type LayersModel = { layers: readonly Layer[]; weights: ReadonlyMap<string, Weight> }

type WeightSpec = {
  name: string
  shape: readonly number[]
  quantization: { min: number; scale: number; dtype: string }
}

type ModelJson = {
  modelTopology: { model_config: { config: { layers: Layer[] } } }
  weightsManifest: { weights: WeightSpec[] }[]
}

/** Reads a model from `modelBundle` and `weightsBundle`, the sources of `model.min.js` and `group1-shard1of1.min.js`. */
export function readLayersModel(modelBundle: string, weightsBundle: string): LayersModel {
  const model = evaluate(modelBundle) as ModelJson
  const bytes = Buffer.from(String(evaluate(weightsBundle)), 'base64')
  const weights = new Map<string, Weight>()
  let offset = 0
  for (const { name, shape, quantization } of model.weightsManifest.flatMap((group) => group.weights)) {
    if (quantization.dtype !== 'uint8')
      throw new Error(`${name}: weights have type ${quantization.dtype}, expected uint8`)
    const length = shape.reduce((product, side) => product * side, 1)
    const { min, scale } = quantization
    const data = Float32Array.from(bytes.subarray(offset, offset + length), (level) => level * scale + min)
    weights.set(name, { shape, data })
    offset += length
  }
  if (offset !== bytes.length) throw new Error(`The model uses ${offset} of ${bytes.length} bytes of weights`)
  return { layers: model.modelTopology.model_config.config.layers, weights }
}

/** Runs a CommonJS bundle that only exports data, in an empty context. Its checksum has been verified. */
function evaluate(bundle: string): unknown {
  const module: { exports: unknown } = { exports: {} }
  runInContext(bundle, createContext({ module, exports: module.exports }), { timeout: 10_000 })
  return module.exports
}
