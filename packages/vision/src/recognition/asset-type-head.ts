import { readFile } from 'node:fs/promises'
import type { AssetTypeFacts, Classification } from '@endcap/scoring'
import { loadOnce } from '../load-once.ts'
import { modelUrl } from '../models.ts'
import type { Appearance } from './appearance.ts'
import { assetTypeSignals, type SignalInputs } from './asset-type-signals.ts'
import { dotProduct } from './embedding.ts'
import { readFloats } from './stored-floats.ts'

/** Little-endian float32 in base64 (`training/asset-types`). */
type StoredHead = {
  labels: Classification[]
  mean: string
  deviation: string
  /** Bounds unusual inputs. */
  limit: string
  /** [labels, inputs], then biases. */
  weights: string
  bias: string
  /** Weight of the network's logarithms. */
  network: number
  /** Calibrates probabilities. */
  temperature: number
}
type Head = {
  labels: Classification[]
  mean: Float32Array
  deviation: Float32Array
  limit: Float32Array
  weights: Float32Array
  bias: Float32Array
  network: number
  temperature: number
}

const head = loadOnce(loadHead)

/** Multiplies logistic regression with a trained network, whose errors differ. */
export async function classifyAssetType(
  appearance: Appearance,
  measured: SignalInputs,
): Promise<AssetTypeFacts> {
  const { labels, mean, deviation, limit, weights, bias, network, temperature } = await head()
  const input = assetTypeInput(appearance, measured).map((value, index) => {
    const bound = limit[index] ?? 0
    return Math.max(-bound, Math.min(bound, (value - (mean[index] ?? 0)) / (deviation[index] ?? 1)))
  })
  const own = labels.map((_, label) => {
    const row = weights.subarray(label * input.length, (label + 1) * input.length)
    return (bias[label] ?? 0) + dotProduct(row, input)
  })
  const theirs = logarithms([...appearance.types])
  const sum = logarithms(own).map((value, label) => temperature * (value + network * (theirs[label] ?? 0)))
  return Object.fromEntries(
    logarithms(sum).map((value, index) => [labels[index], Math.round(1e4 * Math.exp(value)) / 1e4]),
  ) as AssetTypeFacts
}

function logarithms(logits: readonly number[]): number[] {
  const highest = Math.max(...logits)
  const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - highest), 0))
  return logits.map((logit) => logit - highest - total)
}

/** Roots suit long-tailed, mostly zero activations. */
function assetTypeInput(
  { last, middle, objects }: Pick<Appearance, 'last' | 'middle' | 'objects'>,
  measured: SignalInputs,
): Float32Array {
  return Float32Array.from([
    ...last.map(Math.sqrt),
    ...middle.map(Math.sqrt),
    ...objects,
    ...assetTypeSignals(measured),
  ])
}

async function loadHead(): Promise<Head> {
  const stored = JSON.parse(await readFile(modelUrl('asset-types.json'), 'utf8')) as StoredHead
  return {
    labels: stored.labels,
    mean: readFloats(stored.mean),
    deviation: readFloats(stored.deviation),
    limit: readFloats(stored.limit),
    weights: readFloats(stored.weights),
    bias: readFloats(stored.bias),
    network: stored.network,
    temperature: stored.temperature,
  }
}
