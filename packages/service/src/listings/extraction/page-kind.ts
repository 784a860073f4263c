import { storefrontAt } from '../storefronts.ts'
import { CONTINUE_SHOPPING, NOT_FOUND, ROBOT_CHECK, TURNED_AWAY } from './phrases.ts'
import type { PageParts } from './page-parts.ts'

export type PageKind = 'product' | 'robot_check' | 'not_found' | 'search_results' | 'truncated' | 'foreign'

/** A robot check is hardly more than its one question. */
const MAX_CHECK_LENGTH = 3_000

/** What kind of page it is, apart from what a product page would tell (`hasProduct`). */
export function pageKind(parts: PageParts, hasProduct: boolean): PageKind {
  const { marks, isComplete } = parts
  if (saysForeign(parts)) return 'foreign'
  if (hasProduct) return isComplete ? 'product' : 'truncated'
  if (isRobotCheck(parts)) return 'robot_check'
  const title = `${parts.documentTitle} ${parts.headings} ${parts.text.slice(0, MAX_CHECK_LENGTH)}`
  const isStorefront = isOfStorefront(parts)
  if (marks.has('not-found') || (isStorefront && NOT_FOUND.test(title))) return 'not_found'
  if (marks.has('search-results')) return 'search_results'
  if (isStorefront || parts.text === '') return 'truncated'
  return 'foreign'
}

function isRobotCheck({ marks, text, documentTitle }: PageParts): boolean {
  if (marks.has('captcha') || marks.has('challenge')) return true
  if (text.length > MAX_CHECK_LENGTH) return false
  const all = `${documentTitle} ${text}`
  return ROBOT_CHECK.test(all) || CONTINUE_SHOPPING.test(text) || TURNED_AWAY.test(all)
}

function isOfStorefront({ marks, addresses }: PageParts): boolean {
  return marks.has('storefront') || addresses.some((address) => storefrontAt(hostOf(address)) !== null)
}

/** It names another site as its own; a shop under an address of this machine or network says nothing by that. */
function saysForeign({ addresses }: PageParts): boolean {
  const hosts = addresses.map(hostOf).filter((host) => host !== '' && !LOCAL.test(host))
  return hosts.length > 0 && hosts.every((host) => storefrontAt(host) === null)
}

const LOCAL = /^(?:localhost|\[.*\]|[\d.]+|[^.]+)$/

/** The host of an absolute address; empty for others. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? ''
