import type { Action, ListingExplanation } from '@endcap/client'
import { at, SERVICE_URL } from '../../base.ts'
import { say } from '../../words/say.ts'
import { heading, retailerName } from '../../words/terms.ts'

/** Returns what a photographer needs to know for an action, as plain text with links. */
export function briefText(action: Action, listing: ListingExplanation): string {
  const { pdp_id: pdpId, id, name, retailer, acceptance, images } = listing
  const image = images.find(({ position }) => position === action.position)
  const refused = acceptance
    .flatMap(({ findings }) => findings)
    .filter(({ severity, outcome }) => severity === 'hard' && outcome === 'fail')
    .flatMap(({ position, message }) => (position !== null && position === action.position ? [message] : []))
  const reasons = [...new Set(refused)].join(' · ')
  const lines = [
    say('console.brief.text_product', { name: name ?? id, id, retailer: retailerName(retailer) }),
    reasons !== '' && say('console.brief.text_refused', { reasons }),
    image && say('console.brief.text_picture', { address: linkTo(`images/${image.image_id}`) }),
    say('console.brief.text_listing', { address: linkTo(`listings/${pdpId}`) }),
  ]
  return [`${heading(action.title)}.`, action.detail, '', ...lines.filter(Boolean)].join('\n')
}

const linkTo = (page: string): string => new URL(at(page), SERVICE_URL).href
