import { readFile } from 'node:fs/promises'
import { loadOnce } from '../load-once.ts'
import { modelUrl } from '../models.ts'
import type { Appearance } from './appearance.ts'
import { readFloats } from './stored-floats.ts'

/** Linear projection fitted by `training/embedding`. */
type Projection = { mean: Float32Array; axes: Float32Array[] }

const projection = loadOnce(loadProjection)

/**
 * Returns the embedding of an image as 64 signed bytes in hexadecimal. Subtracts the mean over product
 * images from the trunks' activations (without that all images look alike) and projects the rest on axes
 * that separate images but not variants of one image.
 */
export async function embed({ texture, content }: Appearance): Promise<string> {
  const { mean, axes } = await projection()
  const input = embeddingInput({ texture, content })
  for (let index = 0; index < input.length; index++) input[index] = (input[index] ?? 0) - (mean[index] ?? 0)
  const values = axes.map((axis) => dotProduct(axis, input))
  const length = Math.hypot(...values) || 1
  // Components of a unit vector of length 64 rarely exceed 0.5. The few that do are clamped.
  return Buffer.from(Int8Array.from(values, (value) => clampByte((254 * value) / length))).toString('hex')
}

const clampByte = (value: number): number => Math.max(-127, Math.min(127, Math.round(value)))

/** Returns each trunk's activations, square-rooted because they are long-tailed, and scaled to length 1. */
export function embeddingInput({ texture, content }: Pick<Appearance, 'texture' | 'content'>): Float32Array {
  const input = new Float32Array(texture.length + content.length)
  input.set(unit(texture))
  input.set(unit(content), texture.length)
  return input
}

function unit(activations: Float32Array): Float32Array {
  const roots = activations.map(Math.sqrt)
  const length = Math.sqrt(roots.reduce((sum, root) => sum + root * root, 0)) || 1
  return roots.map((root) => root / length)
}

/** Returns the sum of the products of two vectors' components. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

async function loadProjection(): Promise<Projection> {
  const stored = JSON.parse(await readFile(modelUrl('embedding.json'), 'utf8')) as {
    mean: string
    axes: string[]
  }
  return { mean: readFloats(stored.mean), axes: stored.axes.map(readFloats) }
}
