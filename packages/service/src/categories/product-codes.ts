import { isAsin } from '../asin.ts'
import { GTIN_FORM, padGtin } from '../gtin.ts'

/** A code that names a product: a GTIN-14 or an ASIN. */
export type ProductCode = { type: 'gtin' | 'asin'; code: string }

/**
 * The codes that a caller gave, GTIN first; what has not their form is ignored, catalogues are full of
 * it. Numbers count as their digits. One product has one GTIN-14, whichever form it is written in.
 */
export function productCodes({ gtin, asin }: { gtin?: unknown; asin?: unknown }): ProductCode[] {
  const text = (value: unknown): string =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  return [
    ...(GTIN_FORM.test(text(gtin)) ? [{ type: 'gtin' as const, code: padGtin(text(gtin)) }] : []),
    ...(isAsin(text(asin)) ? [{ type: 'asin' as const, code: text(asin) }] : []),
  ]
}
