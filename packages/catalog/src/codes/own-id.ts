/** Characters of your own id, not UTF-16 units. */
export const MAX_ID_LENGTH = 512

/** The ids that addresses can have, as a regular expression without lookahead. Clients and proxies remove `.` and `..`. */
export const OWN_ID_FORM = '^(\\.?[^\\u0000.][^\\u0000]*|\\.{2}[^\\u0000]+)$'

/** Returns why a text cannot be an id of a listing, such as `must not be empty`, or null if it can. */
export function ownIdProblem(id: string): string | null {
  if (id === '') return 'must not be empty'
  if (id === '.' || id === '..')
    return 'must not be "." or "..", because clients and proxies remove them from addresses'
  if (id.includes('\0')) return 'must not contain the character U+0000'
  if (!id.isWellFormed()) return 'must be well-formed Unicode'
  // No text has more characters than units, and most are short enough by either count.
  const isShort = id.length <= MAX_ID_LENGTH || Array.from(id).length <= MAX_ID_LENGTH
  return isShort ? null : `must have at most ${MAX_ID_LENGTH} characters`
}
