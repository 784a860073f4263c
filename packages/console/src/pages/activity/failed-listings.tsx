import type { PdpPage, PdpSummary } from '@endcap/client'
import { at } from '../../base.ts'
import { eachLimited } from '../../data/each-limited.ts'
import type { Resource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { failureReason } from '../../words/terms.ts'
import { ListingLine } from './listing-line.tsx'

type FailedListingsProps = { listings: Resource<PdpPage>; onRescored: () => Promise<void> }

/** Listings whose scoring failed, with a button that scores them again. */
export function FailedListings({ listings, onRescored }: FailedListingsProps) {
  const failed = listings.data?.data ?? []
  const off = !currentSession().can.edit && 'Viewers cannot score listings.'
  const rescore = async (chosen: readonly PdpSummary[]) => {
    await eachLimited(chosen, ({ pdp_id }) => endcap.pdps.rescore(pdp_id))
    showToast(`${counted(chosen.length, 'listing is', 'listings are')} scored again.`)
    await onRescored()
  }
  return (
    <section class="panel" aria-labelledby="failed-title">
      <div class="panel-head">
        <h2 id="failed-title">Failed</h2>
        {failed.length > 1 && (
          <span class="end">
            <Button small icon="refresh" off={off} onClick={() => rescore(failed)}>
              Re-score {failed.length}
            </Button>
          </span>
        )}
        {listings.data?.has_more && (
          <a class="small link" href={at('listings?status=ERROR')}>
            See all
          </a>
        )}
      </div>
      <Loaded resource={listings}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="quiet">Nothing failed.</p>
          ) : (
            <ul class="lines">
              {data.map((listing) => (
                <ListingLine
                  key={listing.pdp_id}
                  listing={listing}
                  note={<span class="loss">{failureReason(listing.error_code)}</span>}
                >
                  <Button small icon="refresh" off={off} onClick={() => rescore([listing])}>
                    Re-score
                  </Button>
                </ListingLine>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
