import type { Action, ListingExplanation } from '@endcap/client'
import { distinctActions } from '@endcap/scoring'
import type { MessageId } from '@endcap/words/message'
import { useState } from 'preact/hooks'
import { ActionDoubt } from '../../features/correction/not-a-repeat.tsx'
import { ActionButton } from '../../features/listing/action-button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { inSentence } from '../../words/in-sentence.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { heading } from '../../words/terms.ts'

/** Actions that are shown before "Show all". */
const SHOWN = 5

type Step = {
  action: Action
  /** Text with the title of the action in it, or null for the title alone. */
  phrase: MessageId | null
}

/** Returns the steps of the plan, whose gains add up to what the listing can win, and then the other changes. */
function stepsOf({ plan, actions }: ListingExplanation): Step[] {
  const titles = new Set(plan.map(({ title }) => title))
  const others = distinctActions(actions).filter(({ title }) => !titles.has(title))
  return [
    ...plan.map(
      (action, index): Step => ({
        action,
        phrase: index === 0 ? null : 'console.listing.step_then',
      }),
    ),
    ...others.map(
      (action, index): Step => ({
        action,
        phrase: plan.length + index === 0 ? null : 'console.listing.step_or',
      }),
    ),
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
        <h2 id="to-change">{say('console.listing.to_change')}</h2>
        <span class="meta">{say('console.listing.in_points')}</span>
        <span class="meta end">{say('console.listing.found_by_scoring')}</span>
      </div>
      {steps.length === 0 && (
        <Empty title={say('console.listing.nothing_to_change')} text={say('console.listing.no_gain')} />
      )}
      <ol class="divided actions">
        {shown.map(({ action, phrase }) => (
          <li key={`${phrase} ${action.code} ${action.position} ${action.title}`} class="action">
            <span class="title action-gain">
              <Points value={action.gain_listing} />
            </span>
            <div>
              <b>
                {phrase === null
                  ? heading(action.title)
                  : say(phrase, { title: inSentence(heading(action.title)) })}
              </b>
              <p class="small quiet">{action.detail}</p>
              <ActionDoubt action={action} listing={listing} repeats={repeats} />
            </div>
            <ActionButton action={action} pdpId={listing.pdp_id} />
          </li>
        ))}
      </ol>
      {steps.length > SHOWN && (
        <button type="button" class="link small no-print" onClick={() => setAll(!isAll)}>
          {isAll ? say('console.common.show_fewer') : counted(steps.length, 'console.listing.all_changes')}
        </button>
      )}
    </section>
  )
}
