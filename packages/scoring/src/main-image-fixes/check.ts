import type { ImageFacts } from '../facts.ts'
import type { CropTarget } from './crop.ts'
import type { FixName, FixRefusal } from './refusal.ts'

/** `offWhite` that the rule of white backgrounds still accepts. */
const WHITE_ENOUGH = 0.03
/** Largest change of the product's area by whitening. More means that parts were taken for ground. */
const MOST_CHANGE = 0.06

/** Compares the made image with its source, both measured. Returns why the fix is not kept, or null. */
export function checkFix(
  fix: FixName,
  before: ImageFacts,
  after: ImageFacts,
  { minFillShare }: CropTarget,
): FixRefusal | null {
  const product = after.product
  if (!product || !before.product) return 'no_product'
  if (fix === 'crop') {
    if (product.cut > 0) return 'cut_product'
    return product.extent < minFillShare ? 'uncertain_outline' : null
  }
  if ((after.background?.offWhite ?? 1) > WHITE_ENOUGH) return 'busy_background'
  const change = Math.abs(product.area - before.product.area) / before.product.area
  return change > MOST_CHANGE ? 'light_product' : null
}
