// MobileNetV2 of nsfwjs as a feature extractor.
import { kerasToOnnx } from './keras-to-onnx.ts'
import { readLayersModel } from './layers-model.ts'
import { encodeOnnx } from './onnx-file.ts'
import type { ReadPackageFile } from './package-files.ts'

const SPEC = 'nsfwjs@4.3.0'
const MODEL = {
  spec: SPEC,
  path: 'dist/models/mobilenet_v2/model.min.js',
  sha256: 'c32f104fd562b08cdff5ed69dfe1209643afa47e792fb12751d2949aa61a397a',
}
const WEIGHTS = {
  spec: SPEC,
  path: 'dist/models/mobilenet_v2/group1-shard1of1.min.js',
  sha256: 'ef2e0a63f7d2c4960b37b024b669313f65d3c45cd59e9042636c55b39de53517',
}

/** Layers from fine to coarse, with their channels. The last blocks were fine-tuned away from ImageNet. */
const MAPS = {
  Conv1_relu: 32,
  block_1_project_BN: 24,
  block_2_add: 24,
  block_3_expand_relu: 144,
  block_5_add: 32,
  block_6_expand_relu: 192,
  block_9_add: 64,
  block_12_add: 96,
  block_13_expand_relu: 576,
  out_relu: 1280,
} as const

const readModel = (read: ReadPackageFile) => readLayersModel(read(MODEL).toString(), read(WEIGHTS).toString())

/** Builds the extractor of `features` [N,576], the pooled maps of the last layer that fine-tuning left unchanged. */
export function features(read: ReadPackageFile): Buffer {
  const layer = 'block_13_expand_relu'
  const tap = { output: 'features', layer, form: 'pooled', channels: MAPS[layer] } as const
  return encodeOnnx(kerasToOnnx('features', readModel(read), [tap]))
}

/** Builds a model with the maps [N,C,h,w] of each layer as outputs, to compare the layers. */
export function featureMaps(read: ReadPackageFile): Buffer {
  const taps = Object.entries(MAPS).map(
    ([layer, channels]) => ({ output: layer, layer, form: 'maps', channels }) as const,
  )
  return encodeOnnx(kerasToOnnx('feature-maps', readModel(read), taps))
}

/** Builds a model with the five classes of the source, to compare a conversion with the source. */
export function nsfwClasses(read: ReadPackageFile): Buffer {
  const tap = { output: 'classes', layer: 'dense_3', form: 'vector', channels: 5 } as const
  return encodeOnnx(kerasToOnnx('classes', readModel(read), [tap]))
}
