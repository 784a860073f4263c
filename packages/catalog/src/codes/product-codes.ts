import { isAsin } from './asin.ts'
import { GTIN_FORM, padGtin } from './gtin.ts'

export type ProductCode = { type: 'gtin' | 'asin'; code: string }

/** Pads GTINs to GTIN-14. Ignores other values, which catalogs often have. */
export function productCodes({ gtin, asin }: { gtin?: unknown; asin?: unknown }): ProductCode[] {
  const text = (value: unknown): string =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  return [
    ...(GTIN_FORM.test(text(gtin)) ? [{ type: 'gtin' as const, code: padGtin(text(gtin)) }] : []),
    ...(isAsin(text(asin)) ? [{ type: 'asin' as const, code: text(asin) }] : []),
  ]
}
