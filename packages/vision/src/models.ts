import { access, constants } from 'node:fs/promises'

/** The models that this release looks with; `models/NOTICE.md` says where they are from. */
const MODELS = [
  'product-mask.onnx',
  'text-detection.onnx',
  'text-recognition.onnx',
  'features.onnx',
  'objects.onnx',
  'faces.onnx',
  'quality.onnx',
  'kinds.json',
  'embedding.json',
] as const

export type ModelFile = (typeof MODELS)[number]

export const modelUrl = (file: ModelFile): URL => new URL(`../models/${file}`, import.meta.url)

/** @throws Error where a model's file cannot be read */
export async function checkModels(): Promise<void> {
  await Promise.all(MODELS.map((file) => access(modelUrl(file), constants.R_OK)))
}
