import { say } from '@endcap/words/message'
import { type Curve, scoreAt } from '../curve.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { withLightGround } from './shared/ground.ts'

/**
 * Grid height to loss. Shop photographs reach 1.1, JPEG quality 40 has 0.5 to 1.5, 15 1.1 to 2.2, 4 2.1 to 3.3.
 */
const LOSS_BY_GRID: Curve = [
  [0.8, 0],
  [1.1, 0.2],
  [1.4, 0.5],
  [2, 0.85],
  [2.6, 0.95],
]

const rule: FactorRule = {
  curve: [
    [0.15, 100],
    [0.3, 88],
    [0.5, 62],
    [0.75, 28],
    [0.92, 0],
  ],
  isFault: true,
  weight: 1.5,
  bar: 80,
  why: 'Retailers compress images again. JPEG quality 85 survives that; quality 50 shows blocks around text.',
}

export const compression: FactorDefinition = {
  group: 'quality',
  measure: ({ detail }) => compressionLoss(detail.blockiness, detail.jpegQuality),
  rules: { hero: rule, carousel: rule },
  reason(value, _, isGood) {
    if (value <= 0.15) return say('factor.compression.all_detail')
    if (isGood) return say('factor.compression.most_detail')
    return value < 0.75 ? say('factor.compression.some_lost') : say('factor.compression.most_lost')
  },
  consequences: withLightGround('perceived_quality'),
}

/** Returns the worse of both losses, 0–1. The grid remains when a bad JPEG is saved at a good setting. */
function compressionLoss(blockiness: number | null, jpegQuality: number | null): number | null {
  const declared = jpegQuality === null ? null : (100 - jpegQuality) / 100
  const fromGrid = blockiness === null ? null : scoreAt(LOSS_BY_GRID, blockiness)
  if (declared === null) return fromGrid
  return fromGrid === null ? declared : Math.max(declared, fromGrid)
}
