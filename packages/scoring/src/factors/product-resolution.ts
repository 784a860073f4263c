import type { FactorDefinition } from './factor.ts'
import { realShare } from './shared/real-share.ts'
import { aboutPixels, realDetail } from './shared/wording.ts'

/** Pixels with detail across the product. */
export const productResolution: FactorDefinition = {
  label: 'Detail for zoom',
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
    const size = aboutPixels(pixels)
    if (isGood) return `The product measures about ${size} across, which is enough.`
    return value > 0.9 * pixels
      ? `The product measures only about ${size} across.`
      : `The product measures about ${size} across, but ${realDetail(value)}`
  },
  title: 'Photograph the product from closer',
  advice: 'Go closer or crop a larger original. Zoom works well with 1,300 pixels across the product.',
}
