/** Reads a JSON object. Returns an empty one for other content, such as the error page of a proxy. */
export async function readJson(response: Response): Promise<object> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** Returns the wait that `Retry-After` requests, in seconds or as a date (RFC 9110, section 10.2.3). */
export function retryAfterMs({ headers }: Response): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  const ms = /^\d+$/.test(value) ? 1000 * Number(value) : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
