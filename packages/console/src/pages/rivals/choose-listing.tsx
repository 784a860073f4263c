import '../../parts/lines.css'
import type { PdpSummary } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { Loaded } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Score } from '../../parts/score.tsx'
import { Thumbnail } from '../../parts/shelf.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'

const SHOWN = 8

type Props = { setId: string; categoryId: string }

/** Chooses the listing to compare: those of the category or, by name, any. */
export function ChooseListing({ setId, categoryId }: Props) {
  const query = useSignal('')
  const filters = query.value === '' ? { categoryId } : { q: query.value }
  const listings = useResource<PdpSummary[]>(
    `rivals:listings ${JSON.stringify(filters)}`,
    async (signal) => (await endcap.pdps.list({ ...filters, limit: SHOWN }, { signal }).page(null)).data,
  )
  return (
    <section class="panel stack" aria-labelledby="compare">
      <h2 id="compare">{say('console.rivals.compare')}</h2>
      <label class="input">
        <Icon name="search" />
        <input
          type="search"
          aria-label={say('console.frame.find')}
          placeholder={say('console.frame.find')}
          value={query.value}
          onInput={({ currentTarget }) => (query.value = currentTarget.value)}
        />
      </label>
      <Loaded resource={listings}>
        {(found) =>
          found.length === 0 ? (
            <p class="small quiet">{say('console.rivals.no_listing')}</p>
          ) : (
            <ul class="lines">
              {found.map((listing) => (
                <Line key={listing.pdp_id} listing={listing} setId={setId} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const Line = ({ listing, setId }: { listing: PdpSummary; setId: string }) => (
  <li class="line">
    <Thumbnail listing={listing} />
    <span class="line-name">
      <a class="cut" href={at(`watch/rivals/${setId}?pdp=${listing.pdp_id}`)} dir="auto">
        {listing.name ?? listing.id}
      </a>
    </span>
    <Score value={listing.pdp_score} bar={false} />
  </li>
)
