/** Marks between the parts of a name. */
const MARKS = /^[\s,;:|/·(–—-]+|[\s,;:|/·(–—-]+$/gu

const bare = (word: string): string => word.replaceAll(MARKS, '').toLowerCase()

/** Returns the words with which two names begin. Empty if there are none. */
export function commonName(one: string, other: string): string {
  const words = one.split(/\s+/)
  const others = other.split(/\s+/).map(bare).filter(Boolean)
  let matched = 0
  const differs = words.map(bare).findIndex((word) => word !== '' && word !== others[matched++])
  return words
    .slice(0, differs < 0 ? words.length : differs)
    .join(' ')
    .replaceAll(MARKS, '')
}
