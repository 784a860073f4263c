const MAX_LENGTH = 60
/** Greatest share of characters that may differ. */
const TOLERANCE = 0.4

/**
 * Suggests a known name by edit distance, or null. Ignores case and separators: `heroImageUrl` is
 * `hero_image_url`.
 */
export function nearestName(name: string, known: Iterable<string>): string | null {
  if (name.length > MAX_LENGTH) return null
  const plain = simplified(name)
  let nearest: string | null = null
  let least = TOLERANCE
  for (const each of known) {
    const other = simplified(each)
    const share = editDistance(plain, other) / Math.max(plain.length, other.length, 1)
    if (share > least || (share === least && nearest !== null)) continue
    nearest = each
    least = share
  }
  return nearest
}

const simplified = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Levenshtein 1966. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of Array.from(from).entries()) {
    const next = [index + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (character === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
