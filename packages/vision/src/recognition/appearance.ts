import { loadOnce } from '../load-once.ts'
import { loadNetwork } from '../network.ts'
import { squareOnWhite } from '../network-input.ts'
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

const featureExtractor = loadOnce(() => loadNetwork('features.onnx'))
const objectDetector = loadOnce(() => loadNetwork('objects.onnx'))

/**
 * Runs two small networks on the image: MobileNetV2 (Sandler et al. 2018) trained on ImageNet, and an SSD
 * detector over another MobileNetV2 trained on OpenImages.
 */
export async function describeAppearance(image: Rgb): Promise<Appearance> {
  const [small, large] = await Promise.all([
    squareOnWhite(image, FEATURES_SIDE),
    squareOnWhite(image, OBJECTS_SIDE),
  ])
  const { features: texture } = await (await featureExtractor())(small, ['features'])
  const { scores, features: content } = await (await objectDetector())(large, ['scores', 'features'])
  return { texture: texture.data, content: content.data, objects: scores.data }
}
