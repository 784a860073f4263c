import { readFile } from 'node:fs/promises'
import { EMBEDDING_SPACE, type SimilarityFacts } from '@endcap/scoring'
import { loadOnce } from '../load-once.ts'
import { modelUrl } from '../models.ts'
import type { Appearance } from './appearance.ts'
import { readFloats } from './stored-floats.ts'

/** Fitted by `training/embedding`. */
type Projection = { mean: Float32Array; axes: Float32Array[] }

const projections = loadOnce(loadProjections)

/** Few of 128 exceed 0.4; clamped. */
const SCALE = 317

/**
 * Returns 2 × 128 signed bytes as hex: two maps' means, less those of all products (or all look alike),
 * projected on axes of equal spread.
 */
export async function embed({
  middle,
  last,
}: Pick<Appearance, 'middle' | 'last'>): Promise<Pick<SimilarityFacts, 'space' | 'embedding'>> {
  const parts = await projections()
  const bytes = [...project(middle, parts.middle), ...project(last, parts.last)]
  return { space: EMBEDDING_SPACE, embedding: Buffer.from(Int8Array.from(bytes)).toString('hex') }
}

/** Uses the first half's roots, because activations are long-tailed. */
function project(activations: Float32Array, { mean, axes }: Projection): number[] {
  const input = mean.map((each, index) => Math.sqrt(Math.max(0, activations[index] ?? 0)) - each)
  const values = axes.map((axis) => dotProduct(axis, input))
  const length = Math.hypot(...values) || 1
  return values.map((value) => clampByte((SCALE * value) / length))
}

const clampByte = (value: number): number => Math.max(-127, Math.min(127, Math.round(value)))

/** Requires equal lengths. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

type StoredProjection = { mean: string; axes: string[] }

async function loadProjections(): Promise<Record<'middle' | 'last', Projection>> {
  const stored = JSON.parse(await readFile(modelUrl('embedding.json'), 'utf8')) as Record<
    'middle' | 'last',
    StoredProjection
  >
  const read = ({ mean, axes }: StoredProjection) => ({ mean: readFloats(mean), axes: axes.map(readFloats) })
  return { middle: read(stored.middle), last: read(stored.last) }
}
