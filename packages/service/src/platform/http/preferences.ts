import type { FastifyRequest } from 'fastify'

/**
 * Returns the preferences of the `Prefer` header (RFC 7240) by their names in lower case. The first of two
 * preferences with the same name counts. A preference without a value is an empty string.
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
