import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** The models that this release looks with, by the SHA-256 of each; `models/NOTICE.md` says where they are from. */
const MODELS = {
  'product-mask.onnx': '0423bcad09d9c0af4691b9a42590726bc7b3816dd7255c06a04dcd8aed9172a4',
  'text-detection.onnx': 'f139598bc2af4e4b6fe98dec11574e30edfdd91fc94ac1425c18ace3bd5a866b',
  'text-recognition.onnx': '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
  'features.onnx': '3e46ef1adf021219b4036fcbb91806b40d117d96a4333485dc03383a6bf2d865',
  'objects.onnx': '3632c85f934b95c9a18de3c2de987b81d62c560e5e8f40a839cbbf3cb5b23e77',
  'faces.onnx': '427cbbe0fc41448d09e1dc9cfabe2423d997cf2faaeab91fadd09a510b63b8e2',
  'quality.onnx': '335dd35bc77d86353b206f86c28555f35d0428c69da7c95fc7f669e39f69307e',
  'asset-types.json': '273dbd5bceb47657a30f6063d76c4628bab5591b12eb7f4e56cdc628536c8af6',
  'embedding.json': '29b8c7f9ebccc79bc7329878a2f95648ac80c19b6a202bd70a94ac7e7aaab82a',
} as const

export type ModelFile = keyof typeof MODELS

const FILES = Object.keys(MODELS) as ModelFile[]

export const modelUrl = (file: ModelFile): URL => new URL(`../models/${file}`, import.meta.url)

/** @throws Error where a model's file cannot be read */
export async function checkModels(): Promise<void> {
  await Promise.all(FILES.map((file) => access(modelUrl(file), constants.R_OK)))
}

/**
 * Reads every model's file, some 30 MB, and compares it with what this release was made with.
 *
 * @returns what is wrong, a line a file; empty where all are right
 */
export async function verifyModels(modelAt: (file: ModelFile) => URL = modelUrl): Promise<string[]> {
  const problems: string[] = []
  for (const file of FILES) {
    const hash = createHash('sha256')
    try {
      await pipeline(createReadStream(modelAt(file)), hash)
      if (hash.digest('hex') !== MODELS[file]) problems.push(`${file} is not the file that it should be`)
    } catch (error) {
      problems.push(`${file} cannot be read (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  return problems
}
