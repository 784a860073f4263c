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
  /** Mean, then maximum of the last convolution of EfficientNet-Lite2 over the image: 2 × 1,280 values. */
  last: Float32Array
  /** Mean, then maximum of the expansion of its block 15: 2 × 720 values. */
  middle: Float32Array
  /** The best score of each class of `OBJECTS` anywhere in the image, 0–1. */
  objects: Float32Array
  /** Logits of a network that was trained on whole pictures, in the order of `CLASSIFICATIONS`. */
  types: Float32Array
}

const APPEARANCE_SIDE = 320
const OBJECTS_SIDE = 300

const featureExtractor = loadOnce(() => loadNetwork('appearance.onnx'))
const typeNetwork = loadOnce(() => loadNetwork('asset-types.onnx'))
const objectDetector = loadOnce(() => loadNetwork('objects.onnx'))

/**
 * Runs three small networks on the image: EfficientNet-Lite2 (Tan & Le 2019) trained on ImageNet, a MobileNetV2
 * (Sandler et al. 2018) trained on asset types, and an SSD detector over another one trained on OpenImages.
 */
export async function describeAppearance(image: Rgb): Promise<Appearance> {
  const whole = await squareOnWhite(image, APPEARANCE_SIDE)
  const { last, middle } = await (await featureExtractor())(whole, ['last', 'middle'])
  const { logits } = await (await typeNetwork())(whole, ['logits'])
  const { scores } = await (await objectDetector())(await squareOnWhite(image, OBJECTS_SIDE), ['scores'])
  return { last: last.data, middle: middle.data, types: logits.data, objects: scores.data }
}
