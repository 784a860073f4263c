import './compare.css'
import type { ListingExplanation } from '@endcap/client'
import { isApproved, wordOf } from '@endcap/scoring'
import { useRoute } from 'preact-iso'
import { at, local } from '../../base.ts'
import { listingName, Scored, useExplanation } from '../../features/listing/listing-head.tsx'
import { BreakdownBar, BreakdownLegend, partsOf } from '../../parts/breakdown.tsx'
import { Empty } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { Points } from '../../parts/score.tsx'
import { Facing, Shelf } from '../../parts/shelf.tsx'
import { VerdictLine } from '../../parts/verdict.tsx'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { heading, placeName, typeName } from '../../words/terms.ts'

const MAX_COMPARED = 4

/** Up to four listings below each other: score, breakdown, images and the first thing to do. */
export function ComparePage() {
  const { query } = useRoute()
  const ids = (query['ids'] ?? '').split(',').filter(Boolean).slice(0, MAX_COMPARED)
  return (
    <Page
      title={say('console.compare.title')}
      documentTitle={say('console.compare.title')}
      crumbs={<a href={at('listings')}>{say('console.pages.listings')}</a>}
    >
      {ids.length === 0 && (
        <Empty title={say('console.compare.nothing_title')} text={say('console.compare.nothing')}>
          <a class="button" href={at('listings')}>
            {say('console.compare.all_listings')}
          </a>
        </Empty>
      )}
      <ul class="stack">
        {ids.map((id) => (
          <Compared key={id} pdpId={id} />
        ))}
      </ul>
    </Page>
  )
}

function Compared({ pdpId }: { pdpId: string }) {
  const { summary, ...explanation } = useExplanation(pdpId)
  return (
    <li class="panel">
      <Scored summary={summary} resource={explanation}>
        {(listing) => <Comparison listing={listing} />}
      </Scored>
    </li>
  )
}

function Comparison({ listing }: { listing: ListingExplanation }) {
  const parts = partsOf(listing.breakdown)
  const [first] = listing.plan
  return (
    <div class="compared">
      <div class="stack tight">
        <h2 dir="auto">
          <a href={at(`listings/${listing.pdp_id}`)}>{listingName(listing)}</a>
        </h2>
        <div class="row">
          <span class="figure">{scoreText(listing.pdp_score)}</span>
          <span class="small quiet">
            {say('console.compare.of_100', {
              word: wordOf(listing.pdp_score, isApproved(listing.acceptance)),
            })}
          </span>
        </div>
        <VerdictLine judged={listing.acceptance} />
        <BreakdownBar slim score={listing.pdp_score} parts={parts} />
        <BreakdownLegend score={listing.pdp_score} parts={parts} />
        {first && (
          <p>
            <Points value={first.gain_listing} /> {heading(first.title)}
          </p>
        )}
      </div>
      <Shelf
        label={say('console.compare.images_of', { listing: listingName(listing) })}
        columns={Math.max(7, listing.images.length)}
      >
        {listing.images.map((image) => (
          <Facing
            key={image.image_id}
            place={placeName(image.position)}
            type={image.classification ? typeName(image.classification) : ''}
            score={image.service_score}
            src={local(image.renditions[160])}
            alt={say('console.compare.image_of', { position: image.position, listing: listingName(listing) })}
            isMain={image.position === 0}
            href={at(`images/${image.image_id}?listing=${listing.pdp_id}`)}
          />
        ))}
      </Shelf>
    </div>
  )
}
