import type { PdpSummary } from '@endcap/client'
import { at } from '../base.ts'
import { knownPlaces } from '../pages/pages.ts'
import { knownSections } from '../pages/settings/sections.ts'
import type { IconName } from '../parts/icon.tsx'
import { showToast } from '../parts/toast.tsx'
import { currentSession, endcap } from '../session/session.ts'
import { asinOf } from '../words/asin.ts'
import { say } from '../words/say.ts'
import { department } from '../words/terms.ts'

type Route = (address: string) => void

/** A line of the palette: a listing, an action or a place. */
export type PaletteItem = {
  key: string
  title: string
  meta: string | null
  icon: IconName
  listing: PdpSummary | null
  /** Short text at the end of the line. */
  aside: string | null
} & ({ href: string } | { href: null; run: (route: Route) => Promise<void> })

export type PaletteGroup = { key: string; title: string; items: readonly PaletteItem[] }

type Found = {
  text: string
  listings: readonly PdpSummary[]
  hasMore: boolean
  isCurrent: boolean
  /** Listing whose actions are offered. */
  chosen: PdpSummary | null
}

/** Returns nonempty palette groups. */
export function groupsOf(found: Found): PaletteGroup[] {
  const { text, listings, chosen } = found
  const groups: PaletteGroup[] = [
    { key: 'new', title: say('console.palette.new'), items: newListing(found) },
    {
      key: 'listings',
      title: text === '' ? say('console.palette.changed_last') : say('console.pages.listings'),
      items: listings.map(listingItem),
    },
    {
      key: 'actions',
      title: say('console.palette.with', { name: chosen?.name ?? chosen?.id ?? '' }),
      items: chosen ? actionsOf(chosen) : [],
    },
    { key: 'places', title: say('console.palette.go_to'), items: [...allMatches(found), ...placesOf(text)] },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

const linkItem = (key: string, icon: IconName, title: string, page: string): PaletteItem => ({
  key,
  icon,
  title,
  href: at(page),
  meta: null,
  listing: null,
  aside: null,
})

const listingItem = (listing: PdpSummary): PaletteItem => ({
  ...linkItem(listing.pdp_id, 'image', listing.name ?? listing.id, `listings/${listing.pdp_id}`),
  meta: [listing.id, department(listing.category)].filter(Boolean).join(' · '),
  listing,
})

const actionsOf = ({ pdp_id: id }: PdpSummary): PaletteItem[] => [
  linkItem('composer', 'swap', say('console.palette.open_composer'), `listings/${id}/composer`),
  ...(currentSession().can.edit
    ? [linkItem('spark', 'spark', say('console.palette.make_images'), `listings/${id}/spark`)]
    : []),
]

function allMatches({ text, listings, hasMore, isCurrent }: Found): PaletteItem[] {
  if (text === '' || !isCurrent || listings.length === 0) return []
  const item = linkItem(
    'all',
    'search',
    say('console.palette.all_matches', { text }),
    `listings?q=${encodeURIComponent(text)}`,
  )
  return [{ ...item, aside: hasMore ? null : String(listings.length) }]
}

/** Lists places, with the settings' sections instead of the settings. */
const placeItems = (): PaletteItem[] =>
  knownPlaces().flatMap(({ page, icon, name }) =>
    page === 'settings'
      ? knownSections().map((section) =>
          linkItem(section.path, section.icon, say(section.name), `settings/${section.path}`),
        )
      : [linkItem(page, icon, say(name), page)],
  )

function placesOf(text: string): PaletteItem[] {
  const sought = text.toLowerCase()
  return placeItems().filter(({ title }) => sought === '' || title.toLowerCase().includes(sought))
}

/** Offers to score an ASIN that the organization lacks. */
function newListing({ text, listings, isCurrent }: Found): PaletteItem[] {
  const asin = asinOf(text)
  if (asin === null || !isCurrent || !currentSession().can.edit) return []
  if (listings.some(({ id_type, id }) => id_type === 'asin' && id === asin)) return []
  return [
    {
      key: 'score',
      icon: 'add',
      title: say('console.palette.score'),
      meta: say('console.palette.score_from', { asin }),
      listing: null,
      aside: null,
      href: null,
      run: async (route) => {
        const { pdp_id: pdpId } = await endcap.pdps.byAsin.submit(asin)
        showToast(say('console.palette.submitted'))
        route(at(`listings/${pdpId}`))
      },
    },
  ]
}
