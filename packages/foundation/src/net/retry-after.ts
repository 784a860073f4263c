/** Parses seconds or a date (RFC 9110, section 10.2.3) into milliseconds. Null if invalid. */
export function retryAfterMs(header: string | null | undefined, now: number = Date.now()): number | null {
  const value = header?.trim() ?? ''
  const ms = /^\d+(\.\d+)?$/.test(value) ? 1_000 * Number(value) : Date.parse(value) - now
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
