import { readFile } from 'node:fs/promises'
import type { AssetTypeFacts, Classification } from '@endcap/scoring'
import { loadOnce } from '../load-once.ts'
import { modelUrl } from '../models.ts'
import type { Appearance } from './appearance.ts'
import { assetTypeSignals, type SignalInputs } from './asset-type-signals.ts'
import { dotProduct } from './embedding.ts'
import { readFloats } from './stored-floats.ts'

/** The head as `training/asset-types` stores it. Numbers are little-endian float32 in base64. */
type StoredHead = {
  labels: Classification[]
  mean: string
  deviation: string
  /** Bound of each standardized input, so that an unusual picture does not outweigh everything else. */
  limit: string
  /** [labels, inputs], then a bias for each label. */
  weights: string
  bias: string
}
type Head = {
  labels: Classification[]
  mean: Float32Array
  deviation: Float32Array
  limit: Float32Array
  weights: Float32Array
  bias: Float32Array
}

const head = loadOnce(loadHead)

/** Returns the probability of each asset type, by multinomial logistic regression on network activations and signals. */
export async function classifyAssetType(
  appearance: Appearance,
  measured: SignalInputs,
): Promise<AssetTypeFacts> {
  const { labels, mean, deviation, limit, weights, bias } = await head()
  const input = assetTypeInput(appearance, measured).map((value, index) => {
    const bound = limit[index] ?? 0
    return Math.max(-bound, Math.min(bound, (value - (mean[index] ?? 0)) / (deviation[index] ?? 1)))
  })
  const logits = labels.map((_, label) => {
    const row = weights.subarray(label * input.length, (label + 1) * input.length)
    return (bias[label] ?? 0) + dotProduct(row, input)
  })
  const highest = Math.max(...logits)
  const shares = logits.map((logit) => Math.exp(logit - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(
    labels.map((label, index) => [label, Math.round((1e4 * (shares[index] ?? 0)) / total) / 1e4]),
  ) as AssetTypeFacts
}

/** Returns the input of the head. Takes square roots of activations, which are long-tailed and mostly zero. */
export function assetTypeInput(
  { texture, content, objects }: Appearance,
  measured: SignalInputs,
): Float32Array {
  return Float32Array.from([
    ...texture.map(Math.sqrt),
    ...content.map(Math.sqrt),
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
  }
}
