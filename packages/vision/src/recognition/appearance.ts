import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { loadOnce } from '../load-once.ts'
import { planar, sigmoid, squareOnWhite, toSigned, toUnit } from '../network-input.ts'
import { loadModel } from '../onnx-session.ts'
import type { Rgb } from '../raster.ts'

/** The detector's classes. Index 0 is the background. */
export const OBJECTS = [
  '',
  'Bicycle',
  'Boot',
  'Laptop',
  'Person',
  'Chair',
  'Cattle',
  'Desk',
  'Cat',
  'Computer mouse',
  'Computer monitor',
  'Box',
  'Mug',
  'Coffee cup',
  'Stationary bicycle',
  'Table',
  'Bottle',
  'High heels',
  'Vehicle',
  'Footwear',
  'Dog',
  'Book',
  'Camera',
  'Car',
] as const

export type Appearance = {
  /** Mean activations of MobileNetV2 at `block_13_expand_relu`: 576 values. */
  texture: Float32Array
  /** Mean activations of the detector's trunk, `Conv_1`: 1,280 values. */
  content: Float32Array
  /** The best score of each class of `OBJECTS` anywhere in the image, 0–1. */
  objects: Float32Array
}

const FEATURES_SIDE = 224
const OBJECTS_SIDE = 300

const featuresSession = loadOnce(() => loadModel('features.onnx'))
const objectsSession = loadOnce(() => loadModel('objects.onnx'))

/**
 * Runs two small networks on the image: MobileNetV2 (Sandler et al. 2018) trained on ImageNet, and an SSD
 * detector over another MobileNetV2 trained on OpenImages.
 */
export async function describeAppearance(image: Rgb): Promise<Appearance> {
  const [small, large] = await Promise.all([
    squareOnWhite(image, FEATURES_SIDE),
    squareOnWhite(image, OBJECTS_SIDE),
  ])
  const features = await (await featuresSession()).run({
    input: new Tensor('float32', planar(small, toUnit), [1, 3, FEATURES_SIDE, FEATURES_SIDE]),
  })
  const objects = await (await objectsSession()).run(
    { input: new Tensor('float32', planar(large, toSigned), [1, 3, OBJECTS_SIDE, OBJECTS_SIDE]) },
    ['logits', 'features'],
  )
  return {
    texture: floats(features, 'features'),
    content: floats(objects, 'features'),
    objects: bestOfEach(floats(objects, 'logits')),
  }
}

/** Returns the best score of each class over all anchors. `logits` is [anchors, classes]. */
function bestOfEach(logits: Float32Array): Float32Array {
  const best = new Float32Array(OBJECTS.length).fill(-Infinity)
  for (let at = 0; at < logits.length; at++) {
    const index = at % OBJECTS.length
    best[index] = Math.max(best[index] ?? -Infinity, logits[at] ?? -Infinity)
  }
  return best.map(sigmoid)
}

function floats(outputs: InferenceSession.ReturnType, name: string): Float32Array {
  const data = outputs[name]?.data
  if (!(data instanceof Float32Array)) throw new Error(`The network returned no output "${name}"`)
  return data
}
