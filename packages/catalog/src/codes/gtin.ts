/** GTIN-8, -12, -13, -14. Zeros alone mean "none" in catalogs, but have a valid check digit. */
export const GTIN_FORM = /^(?!0+$)(?:\d{8}|\d{12,14})$/

/** Pads to GTIN-14 (GS1 General Specifications, section 3.3.2). */
export const padGtin = (gtin: string): string => gtin.padStart(14, '0')

/** Returns null for a wrong form or check digit. */
export function toGtin14(text: string): string | null {
  if (!GTIN_FORM.test(text)) return null
  const gtin = padGtin(text)
  // Section 7.9.1: digits times 3, 1, 3, … sum to a multiple of ten.
  const sum = Array.from(gtin).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0 ? gtin : null
}

/** Returns the end of a sentence about the text. */
export function gtinFault(text: string): string {
  if (!/^\d+$/.test(text)) return 'must have digits only'
  if (/^0+$/.test(text)) return 'has only zeros'
  return GTIN_FORM.test(text)
    ? 'has a last digit that is not its check digit: check it for a typing error'
    : `must have 8, 12, 13 or 14 digits, not ${text.length}`
}
