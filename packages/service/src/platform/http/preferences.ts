import type { FastifyRequest } from 'fastify'

/**
 * Parses `Prefer` (RFC 7240), names in lower case. The first of equal names counts. Missing values are empty
 * strings.
 */
export function preferencesOf({ headers }: Pick<FastifyRequest, 'headers'>): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>()
  const { prefer } = headers
  if (prefer === undefined) return preferences
  for (const preference of [prefer].flat().join(',').split(',')) {
    const [token = ''] = preference.split(';')
    const [name = '', value = ''] = token.split('=').map((part) => part.trim())
    const key = name.toLowerCase()
    if (key !== '' && !preferences.has(key)) preferences.set(key, value.replace(/^"(.*)"$/, '$1'))
  }
  return preferences
}
