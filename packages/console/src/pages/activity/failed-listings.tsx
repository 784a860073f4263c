import type { PdpPage, PdpSummary } from '@endcap/client'
import { at } from '../../base.ts'
import { eachLimited } from '../../data/each-limited.ts'
import type { Resource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { failureReason } from '../../words/terms.ts'
import { FailedImport, useFailedImports } from './failed-imports.tsx'
import { ListingLine } from './listing-line.tsx'

type FailedListingsProps = { listings: Resource<PdpPage>; onRescored: () => Promise<void> }

/** Imports with failed rows, and listings whose scoring failed. */
export function FailedListings({ listings, onRescored }: FailedListingsProps) {
  const failed = listings.data?.data ?? []
  const { data: imports = [] } = useFailedImports()
  const off = !currentSession().can.edit && say('console.activity.viewers_cannot_score')
  const rescore = async (chosen: readonly PdpSummary[]) => {
    await eachLimited(chosen, ({ pdp_id }) => endcap.pdps.rescore(pdp_id))
    showToast(say('console.listings.scored_again', { count: chosen.length }))
    await onRescored()
  }
  return (
    <section class="panel" aria-labelledby="failed-title">
      <div class="panel-head">
        <h2 id="failed-title">{say('console.activity.failed')}</h2>
        {failed.length > 1 && (
          <span class="end">
            <Button small icon="refresh" off={off} onClick={() => rescore(failed)}>
              {say('console.activity.rescore_count', { count: failed.length })}
            </Button>
          </span>
        )}
        {listings.data?.has_more && (
          <a class="small link" href={at('listings?status=ERROR')}>
            {say('console.common.see_all')}
          </a>
        )}
      </div>
      <Loaded resource={listings}>
        {({ data }) =>
          data.length + imports.length === 0 ? (
            <p class="quiet">{say('console.activity.nothing_failed')}</p>
          ) : (
            <ul class="lines">
              {imports.map((each) => (
                <FailedImport key={each.import_id} found={each} />
              ))}
              {data.map((listing) => (
                <ListingLine
                  key={listing.pdp_id}
                  listing={listing}
                  note={<span class="loss">{failureReason(listing.error_code)}</span>}
                >
                  <Button small icon="refresh" off={off} onClick={() => rescore([listing])}>
                    {say('console.activity.rescore')}
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
