import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** SHA-256 of each model file of this release. `models/NOTICE.md` names their sources. */
const MODELS = {
  'product-mask.onnx': '0f66266bf099e6f0a1dff4fdefe5955ec58e60607fc1e47f0b0b5524f1d6a801',
  'text-detection.onnx': '49bb3666c6b6a7d2a0aba3177df4274db4733b4bb48dea1cb8cfb49614f59ac4',
  'text-recognition.onnx': 'dac33a745d32468db34dc2c0cd0bae8ae2c7cd6a7fde6e5809c7c33577c5b9f6',
  'features.onnx': '3e46ef1adf021219b4036fcbb91806b40d117d96a4333485dc03383a6bf2d865',
  'objects.onnx': '3632c85f934b95c9a18de3c2de987b81d62c560e5e8f40a839cbbf3cb5b23e77',
  'faces.onnx': '427cbbe0fc41448d09e1dc9cfabe2423d997cf2faaeab91fadd09a510b63b8e2',
  'quality.onnx': '472f3b16c2d7a69be3fe1f48614eeb7fb6cec5564277219f1711cdaba35b819d',
  'asset-types.json': 'f5c3f783929f892ff3070eb0a778051056f16fdeff7059c891d3c961917bd5db',
  'embedding.json': '29b8c7f9ebccc79bc7329878a2f95648ac80c19b6a202bd70a94ac7e7aaab82a',
} as const

export type ModelFile = keyof typeof MODELS

const FILES = Object.keys(MODELS) as ModelFile[]

/** Returns the address of a model file of this package. */
export const modelUrl = (file: ModelFile): URL => new URL(`../models/${file}`, import.meta.url)

/** Result of the last hash of a file, by its address; valid as long as the file's `version` stays the same. */
const verified = new Map<string, { version: string; problem: Promise<string | null> }>()

/**
 * Checks that every model file is readable and has the content of this release. Hashes a file only after
 * it has changed, so readiness probes can call it every few seconds.
 *
 * @throws Error with one clause per file that is missing, unreadable or different
 */
export async function checkModels(modelAt: (file: ModelFile) => URL = modelUrl): Promise<void> {
  const problems = await Promise.all(FILES.map((file) => checkModel(file, modelAt(file))))
  const found = problems.filter((problem) => problem !== null)
  if (found.length > 0) throw new Error(found.join('; '))
}

/**
 * Reads every model file, some 30 MB, and compares it with this release.
 *
 * @returns one line per file that is missing, unreadable or different
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
    // Kept while it runs, so that concurrent probes read the file once.
    verified.set(url.href, { version, problem })
    problem.catch(() => verified.delete(url.href))
    return await problem
  } catch (error) {
    return unreadable(file, error)
  }
}

/** Identifies the state of a file. `ctime` changes with the content, and also with the permissions. */
async function versionOf(url: URL): Promise<string> {
  await access(url, constants.R_OK)
  const { ino, size, mtimeNs, ctimeNs } = await stat(url, { bigint: true })
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}

/** Returns what is wrong with the content of a model file, or null. */
async function verifyModel(file: ModelFile, url: URL): Promise<string | null> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(url), hash)
  return hash.digest('hex') === MODELS[file] ? null : `${file} differs from the file of this release`
}

const unreadable = (file: ModelFile, error: unknown): string =>
  `${file} cannot be read (${error instanceof Error ? error.message : String(error)})`
