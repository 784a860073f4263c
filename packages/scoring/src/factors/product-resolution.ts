import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'
import { realShare } from './shared/real-share.ts'
import { aboutPixels } from './shared/wording.ts'

export const productResolution: FactorDefinition = {
  group: 'quality',
  measure: ({ detail }) => detail.productPx && detail.productPx * realShare(detail),
  rules: {
    hero: {
      curve: [
        [15, 0],
        [80, 8],
        [300, 35],
        [800, 80],
        [1300, 95],
        [2500, 100],
      ],
      weight: 0.5,
      bar: 80,
      why: 'Zoom shows the product, not the margin, so only the pixels on the product count.',
    },
  },
  reason(value, { detail }, isGood) {
    const pixels = detail.productPx ?? value
    const values = { pixels: aboutPixels(pixels) }
    if (isGood) return say('factor.product_resolution.enough', values)
    return value > 0.9 * pixels
      ? say('factor.product_resolution.too_small', values)
      : say('factor.product_resolution.enlarged', { ...values, detail: aboutPixels(value) })
  },
}
