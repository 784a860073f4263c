import { storefrontAt } from '../storefronts.ts'
import { CONTINUE_SHOPPING, NOT_FOUND, ROBOT_CHECK, TURNED_AWAY } from './phrases.ts'
import type { PageParts } from './page-parts.ts'

export type PageKind = 'product' | 'robot_check' | 'not_found' | 'search_results' | 'truncated' | 'foreign'

/** A robot check is hardly more than its one question. */
const MAX_CHECK_LENGTH = 3_000
/** And without the shop's name around it, no more than a sentence or two. */
const MAX_BARE_LENGTH = 400

/** What kind of page it is, apart from what a product page would tell (`hasProduct`). */
export function pageKind(parts: PageParts, hasProduct: boolean): PageKind {
  const { marks, isComplete } = parts
  if (saysForeign(parts)) return 'foreign'
  if (hasProduct) return isComplete ? 'product' : 'truncated'
  const isStorefront = isOfStorefront(parts)
  if (isRobotCheck(parts, isStorefront)) return 'robot_check'
  if (isNotFound(parts, isStorefront)) return 'not_found'
  if (marks.has('search-results')) return 'search_results'
  // Of a page that was cut short before it says whose it is, its end is missing all the same.
  if (isStorefront || !isComplete || parts.text === '') return 'truncated'
  return 'foreign'
}

function isRobotCheck({ marks, text, documentTitle }: PageParts, isStorefront: boolean): boolean {
  if (marks.has('captcha') || marks.has('challenge')) return true
  if (text.length > MAX_CHECK_LENGTH) return false
  const all = `${documentTitle} ${text}`
  if (ROBOT_CHECK.test(all)) return true
  // Other shops say that too, among more.
  const isAllThereIs = isStorefront || text.length < MAX_BARE_LENGTH
  return isAllThereIs && (CONTINUE_SHOPPING.test(text) || TURNED_AWAY.test(all))
}

function isNotFound({ marks, text, documentTitle, headings }: PageParts, isStorefront: boolean): boolean {
  const said = `${documentTitle} ${headings} ${isStorefront ? text.slice(0, MAX_CHECK_LENGTH) : ''}`
  const isMeant = isStorefront || text.length <= MAX_CHECK_LENGTH
  return marks.has('not-found') || (isMeant && NOT_FOUND.test(said))
}

function isOfStorefront({ marks, addresses, scripts, asins }: PageParts): boolean {
  return (
    marks.has('storefront') ||
    scripts.length > 0 ||
    asins.form !== null ||
    addresses.some((address) => storefrontAt(hostOf(address)) !== null)
  )
}

/** It names another site as its own; a shop under an address of this machine or network says nothing by that. */
function saysForeign({ addresses }: PageParts): boolean {
  const hosts = addresses.map(hostOf).filter((host) => host !== '' && !LOCAL.test(host))
  return hosts.length > 0 && hosts.every((host) => storefrontAt(host) === null)
}

const LOCAL = /^(?:localhost|\[.*\]|[\d.]+|[^.]+)$/

/** The host of an absolute address; empty for others. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? ''
