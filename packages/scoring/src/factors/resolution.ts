import { say } from '@endcap/words/message'
import { type Curve, scoreAt } from '../curve.ts'
import type { ImageFacts } from '../facts.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { MIN_SIDE_PX } from './shared/accepted-size.ts'
import { realShare } from './shared/real-share.ts'
import { aboutPixels } from './shared/wording.ts'

const rule: FactorRule = {
  curve: [
    [30, 0],
    [120, 8],
    [500, 35],
    [1000, 75],
    [1600, 95],
    [2000, 100],
  ],
  isFault: true,
  weight: 2.2,
  bar: 95,
  why: 'Zoom needs at least 1,000 pixels, and 1,600 are recommended. 2,000 pixels satisfy every retailer in the data. Pixels that an enlargement added do not count.',
}

/** Shops also refuse files that are one pixel short. */
const REFUSED: Curve = [
  [100, 0],
  [MIN_SIDE_PX - 1, 15],
  [MIN_SIDE_PX, 100],
]

export const resolution: FactorDefinition = {
  group: 'quality',
  // Pixels invented by enlargement do not count.
  measure: ({ file, detail }) => usableLength(file) * realShare(detail),
  // Shops refuse shorter files, also when enlarged.
  faultScore: ({ file, detail }) =>
    scoreAt(REFUSED, Math.max(file.widthPx, file.heightPx) * realShare(detail)),
  rules: { hero: rule, carousel: { ...rule, weight: 1.2 } },
  reason(value, { file }, isGood) {
    const longer = Math.max(file.widthPx, file.heightPx)
    const shorter = Math.min(file.widthPx, file.heightPx)
    const values = { pixels: longer }
    if (isGood) return say('factor.resolution.enough', values)
    if (longer < MIN_SIDE_PX) return say('factor.resolution.refused', { ...values, limit: MIN_SIDE_PX })
    if (value <= 0.9 * usableLength(file))
      return say('factor.resolution.enlarged', { ...values, detail: aboutPixels(value) })
    return value > 0.9 * longer
      ? say('factor.resolution.too_small', values)
      : say('factor.resolution.strip', { pixels: shorter })
  },
  consequences: ['product_resolution'],
}

/** A long strip does not count as large. */
const usableLength = ({ widthPx, heightPx }: ImageFacts['file']): number =>
  Math.min(Math.max(widthPx, heightPx), 2 * Math.min(widthPx, heightPx))
