// SSD MobileNetV2, trained on Open Images V4: the object detector inside MediaPipe Objectron.
import { encodeOnnx } from './onnx-file.ts'
import type { ReadPackageFile } from './package-files.ts'
import { readLiteModel } from './tflite-model.ts'
import { tfliteToOnnx } from './tflite-to-onnx.ts'

const ASSETS = {
  spec: '@mediapipe/objectron@0.4.1675468480',
  path: 'objectron_solution_packed_assets.data',
  sha256: '470986ca5df183f41698da6de74b027d838fe289d77b5ab094497d350bee664e',
}
/** Length of the list of labels at the start of the assets, from objectron_solution_packed_assets_loader.js. */
const LABELS_LENGTH = 184

/** Builds the detector with the outputs `boxes` [1,1917,4] and `logits` [1,1917,24], not decoded, and `features` [1,1280]. */
export function objects(read: ReadPackageFile): Buffer {
  const model = readLiteModel(read(ASSETS).subarray(LABELS_LENGTH))
  return encodeOnnx(
    tfliteToOnnx('objects', model, {
      names: ['boxes', 'logits'],
      pooled: { layer: 'FeatureExtractor/MobilenetV2/Conv_1/Relu6', output: 'features' },
    }),
  )
}
