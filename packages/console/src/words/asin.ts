/** Returns an ASIN as the service expects it, or null if the text is none. */
export function asinOf(text: string): string | null {
  const asin = text.trim().toUpperCase()
  return /^(?=.*\d)[A-Z0-9]{10}$/.test(asin) ? asin : null
}
