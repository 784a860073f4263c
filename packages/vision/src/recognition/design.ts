import { readFile } from 'node:fs/promises'
import { loadOnce } from '../load-once.ts'
import { modelUrl } from '../models.ts'
import { dotProduct } from './embedding.ts'
import { readFloats } from './stored-floats.ts'

type Judge = { origin: number; weights: Float32Array }

/** Fitted by `training/design`. */
const judge = loadOnce(async (): Promise<Judge> => {
  const { origin, weights } = JSON.parse(await readFile(modelUrl('design.json'), 'utf8')) as {
    origin: number
    weights: string
  }
  return { origin, weights: readFloats(weights) }
})

/** Predicts designers' grade, 1 (crude) to 5. Meaningless for photographs. */
export async function gradeDesign(embedding: string): Promise<number> {
  const { origin, weights } = await judge()
  const values = Float32Array.from(new Int8Array(Buffer.from(embedding, 'hex')))
  const length = Math.sqrt(dotProduct(values, values)) || 1
  return Math.min(5, Math.max(1, origin + dotProduct(weights, values) / length))
}
