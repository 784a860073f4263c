import type { PdpPage, PdpSummary } from '@endcap/client'
import { eachLimited } from '../../data/each-limited.ts'
import type { Resource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { ListingLine } from './listing-line.tsx'

const REASONS: Record<string, string> = {
  IMAGE_SCORING_FAILED: 'An image could not be scored',
  LISTING_SCORING_FAILED: 'The listing could not be scored',
  IMAGE_DOWNLOAD_FAILED: 'An image could not be downloaded',
  ASIN_NOT_FOUND_AT_RETAILER: 'The shop has no such listing',
  CATEGORY_UNRESOLVED: 'No category fits for certain',
  SCRAPE_TIMEOUT: 'The shop took too long to answer',
  SCRAPE_UPSTREAM_ERROR: 'The shop did not answer',
}

/** Returns the reason of a failure in words. */
const reasonOf = (code: string | null): string =>
  code === null
    ? 'Scoring failed'
    : (REASONS[code] ?? `Scoring failed: ${code.toLowerCase().replaceAll('_', ' ')}`)

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
                  note={<span class="loss">{reasonOf(listing.error_code)}</span>}
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
