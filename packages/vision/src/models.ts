import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** SHA-256. Each folder's README (model card) has the source. */
export const MODELS = {
  'product-mask.onnx': '10f5387d651a1c1d56cabf4edc8a7d8814a3a4e0efaf8bce46839bc1a5b6c4e5',
  'text-detection.onnx': '1abc0ba1e435655496534612e6d6d27ba2843fd361f1ece8d4ed4509db7de05a',
  'text-recognition.onnx': 'de794af709d2f092acfefff91e2978fe753f6ff28747c9df5c61b452081c6b55',
  'text-recognition.txt': 'b5f2bfe2bdd9448429e3e82b51c789775d9b42f2403d082b00662eb77e401c5d',
  'appearance.onnx': '52f6ca11f60e88590307e0f7ab573faa4d5ce34fb1dced890d784f877553d179',
  'asset-types.onnx': '6fbe8b468cdac98f63a024c8b00046b8195d45da5f5b327b5001c8e5582612ec',
  'objects.onnx': '074d0f1863f92257e4858fceffe4f543d5b40697f675aba2ae599ae1c3ebc8ca',
  'faces.onnx': '3fffa53cd6d17550ae6795819d722c819a87965dfbac63b57a472a56eae080dc',
  'quality.onnx': '988198f026d97fe05863b7305f89b56303cf330528ab1bb01b2799bee3f53aa9',
  'asset-types.json': 'c303e120d64ce989d00214ab66a7d2203e80fff347321b1c7d14d1a7c71ab5e0',
  'design.json': '47d395fe459cda5239a775ca197fc1a2fc90f668be8886b70abc5f49e0f3c3a7',
  'embedding.json': 'aa97e0d40c1b79ed88af793ee8054bcdb69ff575dfc2d23506a0297f4cf955eb',
} as const

export type ModelFile = keyof typeof MODELS

const FILES = Object.keys(MODELS) as ModelFile[]

/** The folder has the name without extension. */
export const modelUrl = (file: ModelFile): URL =>
  new URL(`../models/${file.replace(/\..*/, '')}/${file}`, import.meta.url)

/** By address, for one file `version`. */
const verified = new Map<string, { version: string; problem: Promise<string | null> }>()

/**
 * Rehashes only changed files, for readiness probes every few seconds.
 * @throws Error with a clause per bad file
 */
export async function checkModels(modelAt: (file: ModelFile) => URL = modelUrl): Promise<void> {
  const problems = await Promise.all(FILES.map((file) => checkModel(file, modelAt(file))))
  const found = problems.filter((problem) => problem !== null)
  if (found.length > 0) throw new Error(found.join('; '))
}

/**
 * Reads 30 MB.
 * @returns a line per bad file
 */
export async function verifyModels(modelAt: (file: ModelFile) => URL = modelUrl): Promise<string[]> {
  const problems: string[] = []
  for (const file of FILES) {
    const problem = await verifyModel(file, modelAt(file)).catch((error: unknown) => unreadable(file, error))
    if (problem !== null) problems.push(problem)
  }
  return problems
}

async function checkModel(file: ModelFile, url: URL): Promise<string | null> {
  try {
    const version = await versionOf(url)
    const last = verified.get(url.href)
    if (last?.version === version) return await last.problem
    const problem = verifyModel(file, url)
    // Concurrent probes share it.
    verified.set(url.href, { version, problem })
    problem.catch(() => verified.delete(url.href))
    return await problem
  } catch (error) {
    return unreadable(file, error)
  }
}

/** `ctime` changes with content or permissions. */
async function versionOf(url: URL): Promise<string> {
  await access(url, constants.R_OK)
  const { ino, size, mtimeNs, ctimeNs } = await stat(url, { bigint: true })
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}

/** Smaller pieces leave 20 MB of garbage at startup. */
const PIECE_BYTES = 1 << 20

async function verifyModel(file: ModelFile, url: URL): Promise<string | null> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(url, { highWaterMark: PIECE_BYTES }), hash)
  return hash.digest('hex') === MODELS[file] ? null : `${file} differs from the file of this release`
}

const unreadable = (file: ModelFile, error: unknown): string =>
  `${file} cannot be read (${error instanceof Error ? error.message : String(error)})`
