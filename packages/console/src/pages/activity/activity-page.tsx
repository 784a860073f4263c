import './activity.css'
import type { PdpPage } from '@endcap/client'
import { at } from '../../base.ts'
import { invalidate, type Resource, useResource } from '../../data/resource.ts'
import { Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { BulkLines } from './bulk-lines.tsx'
import { FailedListings } from './failed-listings.tsx'
import { HealthPanels } from './health-panels.tsx'
import { ListingLine } from './listing-line.tsx'
import { pollOf } from './polling.ts'

const SHOWN = 20
const SHOWN_SCORED = 6

/** Shows listings in progress or failed and, for operators, service health. */
export function ActivityPage() {
  const processing = useListings('PROCESSING', SHOWN)
  const isScoring = (processing.data?.data.length ?? 0) > 0
  const failed = useListings('ERROR', SHOWN, isScoring)
  const scored = useListings('COMPLETED', SHOWN_SCORED, isScoring)
  const { can } = currentSession()
  const reload = async () => {
    invalidate('pdps')
    await Promise.all([processing.reload(), failed.reload(), scored.reload()])
  }
  return (
    <Page
      title={say('console.activity.title')}
      documentTitle={say('console.activity.title')}
      class={can.operate ? 'activity with-health' : 'activity'}
    >
      <div class="activity-columns">
        <div class="stack">
          <BeingScored listings={processing} />
          <FailedListings listings={failed} onRescored={reload} />
          <BulkLines />
          <LastScored listings={scored} />
        </div>
        {can.operate && <HealthPanels />}
      </div>
    </Page>
  )
}

/** Reads listings by status, often while some are being scored. */
function useListings(
  status: 'PROCESSING' | 'ERROR' | 'COMPLETED',
  limit: number,
  isScoring = false,
): Resource<PdpPage> {
  return useResource(
    `pdps:activity?${status}`,
    (signal) => endcap.pdps.list({ status, sort: '-updated_at', limit }, { signal }).page(),
    { poll: ({ data }) => pollOf(isScoring || (status === 'PROCESSING' && data.length > 0)) },
  )
}

const BeingScored = ({ listings }: { listings: Resource<PdpPage> }) => (
  <section class="panel" aria-labelledby="processing-title">
    <div class="panel-head">
      <h2 id="processing-title">{say('console.activity.processing')}</h2>
      {listings.data?.has_more && (
        <a class="small link end" href={at('listings?status=PROCESSING')}>
          {say('console.common.see_all')}
        </a>
      )}
    </div>
    <Loaded resource={listings}>
      {({ data }) =>
        data.length === 0 ? (
          <p class="quiet">{say('console.activity.nothing_processing')}</p>
        ) : (
          <ul class="lines">
            {data.map((listing) => (
              <ListingLine key={listing.pdp_id} listing={listing}>
                <span class="row quiet">
                  <span class="spinner" aria-hidden="true" />
                  {say('console.activity.scoring')}
                </span>
              </ListingLine>
            ))}
          </ul>
        )
      }
    </Loaded>
  </section>
)

const LastScored = ({ listings }: { listings: Resource<PdpPage> }) => (
  <section class="panel" aria-labelledby="scored-title">
    <div class="panel-head">
      <h2 id="scored-title">{say('console.activity.scored')}</h2>
      <a class="small link end" href={at('listings?sort=-updated_at')}>
        {say('console.common.see_all')}
      </a>
    </div>
    <Loaded resource={listings}>
      {({ data }) =>
        data.length === 0 ? (
          <p class="quiet">{say('console.activity.no_score')}</p>
        ) : (
          <ul class="lines">
            {data.map((listing) => (
              <ListingLine key={listing.pdp_id} listing={listing} isScored />
            ))}
          </ul>
        )
      }
    </Loaded>
  </section>
)
