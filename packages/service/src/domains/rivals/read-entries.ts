import { isAsin, type Storefront, storefrontAt } from '@endcap/catalog'
import { DomainError, type Problem } from '../../platform/errors/domain-error.ts'

const IN_PATH = /\/(?:dp|gp\/product|gp\/aw\/d|product)\/([a-z0-9]{10})(?:[/?#]|$)/i
/** Longest quoted entry, in characters. */
const MAX_QUOTED = 80

/**
 * Reads ASINs from entries as people paste them: codes, or addresses of product pages of the storefront. Each counts
 * once.
 *
 * @throws DomainError INVALID_RIVALS with the reason of each entry
 */
export function readEntries(entries: readonly string[], storefront: Storefront): string[] {
  const problems: Problem[] = []
  const asins = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry.trim(), storefront)
    if ('asin' in read) asins.add(read.asin)
    else problems.push({ field: `entries[${index}]`, issue: read.issue })
  }
  const [first] = problems
  if (first)
    throw new DomainError(
      'INVALID_RIVALS',
      `${problems.length} of ${entries.length} entries: ${first.issue}`,
      {
        extra: { problems },
      },
    )
  return [...asins]
}

function readEntry(entry: string, storefront: Storefront): { asin: string } | { issue: string } {
  const code = entry.toUpperCase()
  if (isAsin(code)) return { asin: code }
  const url = URL.parse(/^https?:\/\//i.test(entry) ? entry : `https://${entry}`)
  const place = url && storefrontAt(url.hostname)
  if (!url || !place)
    return {
      issue: `${quoted(entry)} is neither an ASIN (10 letters and digits) nor an address of a known storefront`,
    }
  if (place.region !== storefront.region)
    return { issue: `${quoted(entry)} is of ${place.domain}, but the set is of ${storefront.domain}` }
  const [, asin] = IN_PATH.exec(url.pathname) ?? []
  return asin === undefined
    ? { issue: `${quoted(entry)} is no product page: it has no ASIN` }
    : { asin: asin.toUpperCase() }
}

function quoted(text: string): string {
  const characters = Array.from(text)
  return JSON.stringify(
    characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : text,
  )
}
