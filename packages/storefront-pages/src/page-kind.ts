import { storefrontAt } from '@endcap/catalog'
import type { PageParts } from './parts/page-parts.ts'
import { PHRASES } from './phrases.ts'

export type PageKind = 'product' | 'robot_check' | 'not_found' | 'search_results' | 'truncated' | 'foreign'

/** A robot check has hardly more than one question. */
const MAX_CHECK_LENGTH = 3_000
/** A robot check without storefront marks has one or two sentences. */
const MAX_BARE_LENGTH = 400

/** `hasProduct`: the page has an ASIN and a title. */
export function pageKind(parts: PageParts, hasProduct: boolean): PageKind {
  const { marks, isComplete } = parts
  if (isForeign(parts)) return 'foreign'
  if (hasProduct) return isComplete ? 'product' : 'truncated'
  const isStorefront = isOfStorefront(parts)
  if (isRobotCheck(parts, isStorefront)) return 'robot_check'
  if (isNotFound(parts, isStorefront)) return 'not_found'
  if (marks.has('search-results')) return 'search_results'
  // It may end before any storefront mark.
  if (isStorefront || !isComplete || parts.text === '') return 'truncated'
  return 'foreign'
}

function isRobotCheck({ marks, text, documentTitle }: PageParts, isStorefront: boolean): boolean {
  if (marks.has('captcha') || marks.has('challenge')) return true
  if (text.length > MAX_CHECK_LENGTH) return false
  const all = `${documentTitle} ${text}`
  if (PHRASES.robotCheck.test(all)) return true
  // Other shops' longer pages have these phrases.
  const isWholePage = isStorefront || text.length < MAX_BARE_LENGTH
  return isWholePage && (PHRASES.continueShopping.test(text) || PHRASES.apology.test(all))
}

function isNotFound({ marks, text, documentTitle, headings }: PageParts, isStorefront: boolean): boolean {
  const searched = `${documentTitle} ${headings} ${isStorefront ? text.slice(0, MAX_CHECK_LENGTH) : ''}`
  const isSearched = isStorefront || text.length <= MAX_CHECK_LENGTH
  return marks.has('not-found') || (isSearched && PHRASES.notFound.test(searched))
}

function isOfStorefront({ marks, addresses, scripts, asins }: PageParts): boolean {
  return (
    marks.has('storefront') ||
    scripts.length > 0 ||
    asins.form !== null ||
    addresses.some((address) => storefrontAt(hostOf(address)) !== null)
  )
}

/** Ignores local URLs, which stand-ins declare. */
function isForeign({ addresses }: PageParts): boolean {
  const hosts = addresses.map(hostOf).filter((host) => host !== '' && !LOCAL.test(host))
  return hosts.length > 0 && hosts.every((host) => storefrontAt(host) === null)
}

const LOCAL = /^(?:localhost|\[.*\]|[\d.]+|[^.]+)$/

/** Returns an empty string for relative URLs. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? ''
