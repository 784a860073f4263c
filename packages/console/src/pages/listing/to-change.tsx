import type { Action, ListingExplanation } from '@endcap/client'
import { distinctActions } from '@endcap/scoring'
import { useState } from 'preact/hooks'
import { ActionDoubt } from '../../features/correction/not-a-repeat.tsx'
import { ActionButton } from '../../features/listing/action-button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { heading } from '../../words/terms.ts'

/** Actions that are shown before "Show all". */
const SHOWN = 5

type Step = { action: Action; word: 'Then' | 'Or' | null }

/** Returns the steps of the plan, whose gains add up to what the listing can win, and then the other changes. */
function stepsOf({ plan, actions }: ListingExplanation): Step[] {
  const titles = new Set(plan.map(({ title }) => title))
  const others = distinctActions(actions).filter(({ title }) => !titles.has(title))
  return [
    ...plan.map((action, index): Step => ({ action, word: index === 0 ? null : 'Then' })),
    ...others.map((action, index): Step => ({ action, word: plan.length + index === 0 ? null : 'Or' })),
  ]
}

type ToChangeProps = {
  listing: ListingExplanation
  /** Pairs of positions whose images show the same. */
  repeats: readonly (readonly [number, number])[]
}

/** The plan of a listing, and other changes that gain points, best first. */
export function ToChange({ listing, repeats }: ToChangeProps) {
  const [isAll, setAll] = useState(false)
  const steps = stepsOf(listing)
  const shown = isAll ? steps : steps.slice(0, SHOWN)
  return (
    <section class="panel" aria-labelledby="to-change">
      <div class="panel-head">
        <h2 id="to-change">What to change</h2>
        <span class="meta">in points of this listing</span>
        <span class="meta end">Found by scoring each change</span>
      </div>
      {steps.length === 0 && (
        <Empty title="Nothing to change" text="No change would gain a tenth of a point." />
      )}
      <ol class="divided actions">
        {shown.map(({ action, word }) => (
          <li key={`${word} ${action.code} ${action.position} ${action.title}`} class="action">
            <span class="title action-gain">
              <Points value={action.gain_listing} />
            </span>
            <div>
              <b>{word === null ? heading(action.title) : `${word} ${lower(heading(action.title))}`}</b>
              <p class="small quiet">{action.detail}</p>
              <ActionDoubt action={action} listing={listing} repeats={repeats} />
            </div>
            <ActionButton action={action} pdpId={listing.pdp_id} />
          </li>
        ))}
      </ol>
      {steps.length > SHOWN && (
        <button type="button" class="link small no-print" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${steps.length}`}
        </button>
      )}
    </section>
  )
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
