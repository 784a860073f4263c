import type { PdpSummary } from '@endcap/client'
import { useEffect } from 'preact/hooks'
import { at } from '../../base.ts'
import { FALLBACK_POLL_MS, useResource } from '../../data/resource.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { announce } from '../../parts/live.tsx'
import { Score } from '../../parts/score.tsx'
import { Thumbnail } from '../../parts/shelf.tsx'
import { VerdictMark } from '../../parts/verdict.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { type DemoLoad, demoLoad, retryRefused } from './demo-load.ts'

/** Placeholders before the listings load: one row. */
const EMPTY_PLACES = 7

type Arrivals = ReadonlyMap<string, PdpSummary>

type ArrivingShelfProps = { asins: readonly string[]; isLoading: boolean }

/** Shows demo listings arriving: placeholders, pictures, then scores. */
export function ArrivingShelf({ asins, isLoading }: ArrivingShelfProps) {
  const load = demoLoad.value
  const arrivals = useArrivals(asins, isLoading)
  const hasEndedAll = isLoading && asins.every((asin) => hasEnded(asin, arrivals, load))
  const ended = asins.filter((asin) => hasEnded(asin, arrivals, load)).length
  const scored = asins.filter((asin) => arrivals.get(asin)?.pdp_score != null).length
  useEffect(() => {
    if (isLoading) announce(say('console.first_run.scored_spoken', { count: scored, all: asins.length }))
  }, [isLoading, scored])
  return (
    <section class="arriving" aria-labelledby="arriving-title">
      <div class="arriving-head">
        <h2 id="arriving-title">
          {isLoading
            ? say('console.first_run.scored_of', { count: scored, all: asins.length })
            : say('console.first_run.demo')}
        </h2>
        {isLoading ? (
          <progress max={asins.length} value={ended} aria-label={say('console.first_run.scored_label')} />
        ) : (
          <span class="small quiet">{say('console.first_run.empty_shelf')}</span>
        )}
        {hasEndedAll && <Ends arrivals={arrivals} load={load} />}
      </div>
      <ol class="shelf arriving-shelf" role="list" aria-label={say('console.first_run.arriving_label')}>
        {(isLoading ? asins : asins.slice(0, EMPTY_PLACES)).map((asin) => (
          <Arrival
            key={asin}
            asin={asin}
            listing={arrivals.get(asin) ?? null}
            refusal={load?.refused.get(asin) ?? null}
            isLoading={isLoading}
          />
        ))}
      </ol>
    </section>
  )
}

function useArrivals(asins: readonly string[], isLoading: boolean): Arrivals {
  const { data } = useResource(
    isLoading ? 'pdps:arriving' : null,
    (signal) => endcap.pdps.list({ limit: 100, sort: '-updated_at' }, { signal }).page(),
    {
      poll: ({ data: rows }) => {
        const arrivals = byAsin(rows)
        return asins.every((asin) => hasEnded(asin, arrivals, demoLoad.value)) ? null : FALLBACK_POLL_MS
      },
      freshMs: 0,
    },
  )
  return byAsin(data?.data ?? [])
}

const byAsin = (rows: readonly PdpSummary[]): Arrivals =>
  new Map(rows.flatMap((row) => (row.id_type === 'asin' ? [[row.id, row] as const] : [])))

function hasEnded(asin: string, arrivals: Arrivals, load: DemoLoad | null): boolean {
  const listing = arrivals.get(asin)
  return load?.refused.has(asin) === true || (listing !== undefined && listing.status !== 'PROCESSING')
}

/** Shows the result of the load with a link. */
function Ends({ arrivals, load }: { arrivals: Arrivals; load: DemoLoad | null }) {
  const listings = [...arrivals.values()]
  const certified = listings.filter(({ service_certified }) => service_certified).length
  const refused = load?.refused.size ?? 0
  return (
    <div class="row wrap arriving-ends">
      {refused > 0 ? (
        <>
          <span class="loss">{say('console.first_run.refused', { count: refused })}</span>
          <Button small icon="refresh" onClick={retryRefused}>
            {say('console.common.try_again')}
          </Button>
        </>
      ) : (
        <span class="quiet">{say('console.first_run.certified', { count: certified })}</span>
      )}
      <LinkButton small look="first" href={at('listings')}>
        {say('console.first_run.see_listings')}
      </LinkButton>
    </div>
  )
}

type ArrivalProps = { asin: string; listing: PdpSummary | null; refusal: string | null; isLoading: boolean }

function Arrival({ asin, listing, refusal, isLoading }: ArrivalProps) {
  const name = listing?.name ?? asin
  return (
    <li class="facing">
      <div class="stand">
        {listing && listing.thumbnail_url !== null ? (
          <Thumbnail listing={listing} priority="high" />
        ) : (
          <span class={isLoading && refusal === null ? 'gap-place awaited' : 'gap-place'} />
        )}
      </div>
      <div class={isLoading ? 'ticket' : 'ticket bare'}>
        {listing ? (
          <a class="small cut arrival-name" dir="auto" href={at(`listings/${listing.pdp_id}`)} title={name}>
            {name}
          </a>
        ) : (
          <span class="small quiet cut arrival-name">{asin}</span>
        )}
        <Outcome listing={listing} refusal={refusal} isLoading={isLoading} />
      </div>
    </li>
  )
}

function Outcome({ listing, refusal, isLoading }: Omit<ArrivalProps, 'asin'>) {
  if (refusal !== null) return <span class="small loss">{refusal}</span>
  if (listing?.status === 'ERROR')
    return <span class="small loss">{say('console.first_run.not_scored')}</span>
  return isLoading ? (
    <span class="row">
      <Score value={listing?.pdp_score ?? null} />
      {listing && <VerdictMark judged={listing.acceptance} />}
    </span>
  ) : null
}
