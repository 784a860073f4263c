import '../../features/listing/listing.css'
import './listing.css'
import type { ListingExplanation } from '@endcap/client'
import { CERTIFIED, isApproved, wordOf } from '@endcap/scoring'
import { CHARTED_CAUSES, LOSS_WORDS } from '@endcap/scoring/words'
import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { useWorkbench } from '../../engine/use-workbench.ts'
import { acceptedText, TargetTable, useAcceptance } from '../../features/acceptance/target-table.tsx'
import { FamilyStrip } from '../../features/family/family-strip.tsx'
import {
  ListingCrumbs,
  ListingMenu,
  ListingMeta,
  ListingTabs,
  listingName,
  Scored,
  useExplanation,
  useListingId,
} from '../../features/listing/listing-head.tsx'
import { LivePanel } from '../../features/live/live-panel.tsx'
import { RivalsPanel } from '../../features/rivals/rivals-panel.tsx'
import { CommentsPanel } from '../../features/work/comments-panel.tsx'
import { BreakdownBar, BreakdownLegend, partsOf } from '../../parts/breakdown.tsx'
import { Page } from '../../parts/page.tsx'
import { Verdict } from '../../parts/verdict.tsx'
import { seesAll } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { AltTexts } from './alt-texts.tsx'
import { BestBox } from './best-box.tsx'
import { HistoryBox } from './history-box.tsx'
import { ListingShelf } from './listing-shelf.tsx'
import { PhoneBox } from './phone-box.tsx'
import { ToChange } from './to-change.tsx'

/** A listing: its score and where it loses points, its images, and what to change. */
export function ListingPage() {
  const pdpId = useListingId()
  const { summary, ...explanation } = useExplanation(pdpId)
  const { data } = explanation
  const name = nameOf(data ?? summary.data)
  const workbench = useWorkbench(data ? pdpId : null)
  return (
    <Page
      title={name}
      documentTitle={name}
      crumbs={data && <ListingCrumbs category={data.category} categoryId={data.category_id} />}
      meta={data && <ListingMeta listing={data} />}
      buttons={data && <ListingMenu listing={data} reload={explanation.reload} />}
      tabs={<ListingTabs pdpId={pdpId} current="listing" made={workbench.bench?.data.further.length} />}
    >
      <Scored summary={summary} resource={explanation}>
        {(listing) => <Content listing={listing} workbench={workbench} reload={explanation.reload} />}
      </Scored>
    </Page>
  )
}

type ContentProps = {
  listing: ListingExplanation
  workbench: ReturnType<typeof useWorkbench>
  reload: () => Promise<void>
}

function Content({ listing, workbench: { bench, engine }, reload }: ContentProps) {
  const { pdp_score: score, breakdown, images, acceptance } = listing
  const [marked, setMarked] = useState<readonly number[]>([])
  const composed = bench && engine && engine.compose(bench, bench.given)
  const parts = partsOf(breakdown)
  const [main] = images
  return (
    <div class="columns">
      <div class="stack">
        <section class="listing-score" aria-label={say('console.common.score')}>
          <div>
            <div class="figure">{scoreText(score)}</div>
            <div class="small quiet">
              {say(score >= CERTIFIED ? 'console.listing.of_100_certified' : 'console.listing.of_100_below', {
                word: wordOf(score, isApproved(acceptance)),
              })}
            </div>
          </div>
          <Verdict judged={acceptance}>
            <AcceptedBy pdpId={listing.pdp_id} scoredAt={listing.scored_at} />
          </Verdict>
          <div class="stack tight listing-breakdown">
            <BreakdownBar score={score} parts={parts} onPoint={setMarked} />
            <BreakdownLegend score={score} parts={parts} fine={fineText(parts)} onPoint={setMarked} />
          </div>
        </section>
        <ListingShelf listing={listing} composed={composed} marked={marked} />
        <FamilyStrip pdpId={listing.pdp_id} familyId={listing.family_id} onChanged={reload} />
        <ToChange listing={listing} repeats={composed?.repeats ?? []} />
        <TargetTable pdpId={listing.pdp_id} scoredAt={listing.scored_at} />
        <AltTexts listing={listing} />
        <CommentsPanel subject={{ pdp_id: listing.pdp_id }} pdpId={listing.pdp_id} />
      </div>
      <div class="stack side">
        <BestBox listing={listing} bench={bench} engine={engine} />
        {main && <PhoneBox listing={listing} src={local(main.renditions[480])} />}
        <LivePanel listing={listing} />
        {seesAll() && <RivalsPanel listing={listing} />}
        <HistoryBox pdpId={listing.pdp_id} />
      </div>
    </div>
  )
}

/** Says how many of all targets accept the main image, with a link to them. */
function AcceptedBy({ pdpId, scoredAt }: { pdpId: string; scoredAt: string | null }) {
  const { data } = useAcceptance(pdpId, scoredAt)
  return data ? (
    <a class="link" href="#use">
      {acceptedText(data)}
    </a>
  ) : null
}

const nameOf = (listing: Parameters<typeof listingName>[0] | undefined): string =>
  listing ? listingName(listing) : say('console.listing.title')

/** Returns which causes cost nothing, in words. */
function fineText(parts: ReturnType<typeof partsOf>): string | null {
  const fine = CHARTED_CAUSES.flatMap((cause) => {
    const { fine: id } = LOSS_WORDS[cause]
    return id === undefined || parts.some((part) => part.cause === cause) ? [] : [say(id)]
  })
  const text = fine.join(', ')
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1)
}
