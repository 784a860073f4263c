import type { ListingExplanation, PdpSummary } from '@endcap/client'
import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { listingName } from '../../features/listing/listing-head.tsx'
import { Segments } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { categoryLeaf } from '../../words/terms.ts'

type PhoneBoxProps = { listing: ListingExplanation; src: string }

const NEIGHBORS = 3

/** Shows the listing as a phone search tile among others of its category. */
export function PhoneBox({ listing, src }: PhoneBoxProps) {
  const [view, setView] = useState<'now' | 'best'>('now')
  const { data: neighbors = [] } = useResource<PdpSummary[]>(`neighbors ${listing.pdp_id}`, (signal) =>
    neighborsOf(listing, signal),
  )
  const best = listing.best.composition.hero
  const bestImage =
    'image_id' in best ? listing.images.find(({ image_id: id }) => id === best.image_id) : undefined
  const isChanged = bestImage !== undefined && bestImage.position !== 0
  const shown = view === 'best' && bestImage ? local(bestImage.renditions[480]) : src
  return (
    <section class="panel phone-panel" aria-labelledby="phone">
      <div class="row between">
        <h2 id="phone">{say('console.common.on_a_phone')}</h2>
        {isChanged && (
          <Segments
            label={say('console.listing.phone_view')}
            value={view}
            options={[
              ['now', say('console.common.now')],
              ['best', say('console.listing.best_short')],
            ]}
            onChange={setView}
          />
        )}
      </div>
      <p class="meta">{phoneText(listing)}</p>
      <div class="phone" aria-hidden="true">
        <div class="phone-search">
          <Icon name="search" />
          {categoryLeaf(listing.category)?.toLowerCase() ?? say('console.listing.search')}
        </div>
        <div class="phone-tiles">
          <Tile src={shown} name={listingName(listing)} isOwn />
          {neighbors.map(({ pdp_id: id, thumbnail_url: url, name }) => (
            <Tile key={id} src={url && local(url)} name={name ?? ''} />
          ))}
        </div>
      </div>
    </section>
  )
}

const Tile = ({ src, name, isOwn = false }: { src: string | null; name: string; isOwn?: boolean }) => (
  <div class={isOwn ? 'phone-tile own' : 'phone-tile'}>
    <Picture src={src} alt="" />
    <span class="small">{name}</span>
  </div>
)

/** Returns listings of the same category, otherwise any. */
async function neighborsOf(listing: ListingExplanation, signal: AbortSignal): Promise<PdpSummary[]> {
  const read = async (categoryId: string | undefined) =>
    (await endcap.pdps.list({ categoryId, limit: NEIGHBORS + 1, sort: '-pdp_score' }, { signal }).page()).data
  const alike = await read(listing.category_id)
  const others = alike.length > NEIGHBORS ? [] : await read(undefined)
  const ids = new Set([listing.pdp_id])
  return [...alike, ...others].filter(({ pdp_id: id }) => !ids.has(id) && ids.add(id)).slice(0, NEIGHBORS)
}

function phoneText({ images }: ListingExplanation): string {
  const [main] = images
  const fill = main?.rule_checks.find(({ rule }) => rule === 'fill_share')?.measured
  const level = main?.mobile_readiness?.legibility_level
  const size = say('console.listing.as_in_search')
  if (typeof fill === 'number') return `${size} ${say('console.listing.product_fills', { share: fill })}`
  return level === 'FAIL' ? `${size} ${say('console.listing.words_lost')}` : size
}
