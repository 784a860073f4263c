/** Characters, not UTF-16 units. */
export const MAX_ID_LENGTH = 512

/** Without lookahead. Clients and proxies remove `.` and `..`. */
export const OWN_ID_FORM = '^(\\.?[^\\u0000.][^\\u0000]*|\\.{2}[^\\u0000]+)$'

/** Returns for example `must not be empty`, or null. */
export function ownIdProblem(id: string): string | null {
  if (id === '') return 'must not be empty'
  if (id === '.' || id === '..')
    return 'must not be "." or "..", because clients and proxies remove them from addresses'
  if (id.includes('\0')) return 'must not contain the character U+0000'
  if (!id.isWellFormed()) return 'must be well-formed Unicode'
  // Text never has more characters than units.
  const isShort = id.length <= MAX_ID_LENGTH || Array.from(id).length <= MAX_ID_LENGTH
  return isShort ? null : `must have at most ${MAX_ID_LENGTH} characters`
}
