import { loadOnce } from '../load-once.ts'
import { loadNetwork } from '../network.ts'
import { squareOnWhite } from '../network-input.ts'
import type { Rgb } from '../raster.ts'

/** Index 0 is background. */
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
  /** Mean and maximum of EfficientNet-Lite2's last convolution: 2 × 1,280. */
  last: Float32Array
  /** Mean and maximum of block 15's expansion: 2 × 720. */
  middle: Float32Array
  /** Best score (0–1) per class. */
  objects: Float32Array
  /** Logits in `CLASSIFICATIONS` order. */
  types: Float32Array
}

const APPEARANCE_SIDE = 320
const OBJECTS_SIDE = 300

const featureExtractor = loadOnce(() => loadNetwork('appearance.onnx'))
const typeNetwork = loadOnce(() => loadNetwork('asset-types.onnx'))
const objectDetector = loadOnce(() => loadNetwork('objects.onnx'))

/**
 * Runs EfficientNet-Lite2 (Tan & Le 2019, ImageNet), a MobileNetV2 (Sandler et al. 2018, asset types), and an
 * SSD detector over another (OpenImages).
 */
export async function describeAppearance(image: Rgb): Promise<Appearance> {
  const whole = await squareOnWhite(image, APPEARANCE_SIDE)
  const { last, middle } = await (await featureExtractor())(whole, ['last', 'middle'])
  const { logits } = await (await typeNetwork())(whole, ['logits'])
  const { scores } = await (await objectDetector())(await squareOnWhite(image, OBJECTS_SIDE), ['scores'])
  return { last: last.data, middle: middle.data, types: logits.data, objects: scores.data }
}
