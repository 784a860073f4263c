import { isAsin } from './asin.ts'
import { GTIN_FORM, padGtin } from './gtin.ts'

/** A code that identifies a product: a GTIN-14 or an ASIN. */
export type ProductCode = { type: 'gtin' | 'asin'; code: string }

/**
 * Returns the valid codes among a caller's values, GTIN first. Ignores values of another form, which are
 * common in catalogs. Accepts numbers, and pads every GTIN to its GTIN-14.
 */
export function productCodes({ gtin, asin }: { gtin?: unknown; asin?: unknown }): ProductCode[] {
  const text = (value: unknown): string =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  return [
    ...(GTIN_FORM.test(text(gtin)) ? [{ type: 'gtin' as const, code: padGtin(text(gtin)) }] : []),
    ...(isAsin(text(asin)) ? [{ type: 'asin' as const, code: text(asin) }] : []),
  ]
}
