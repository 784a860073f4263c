import type { Action, ListingExplanation } from '@endcap/client'
import { definitionOf, distinctActions } from '@endcap/scoring'
import { useState } from 'preact/hooks'
import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { CopyButton, Empty } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { heading } from '../../words/terms.ts'
import { NotARepeat } from '../corrections/not-a-repeat.tsx'

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

/** Asks whether the repeat that a change is about is one. */
export function ActionDoubt({
  action: { code, image_id: id },
  listing,
  repeats,
}: ToChangeProps & { action: Action }) {
  if (definitionOf(code).settles !== 'repeat') return null
  // Positions of a later step of the plan are not those of the listing.
  const position = listing.images.find((image) => image.image_id === id)?.position
  const pair = repeats.find(([, later]) => later === position)
  return pair ? <NotARepeat listing={listing} position={pair[1]} repeated={pair[0]} /> : null
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The step that does an action: the composer with its composition, Spark, or a brief for a photographer. */
export function ActionButton({
  action,
  pdpId,
  look,
}: {
  action: Action
  pdpId: string
  look?: 'first' | undefined
}) {
  switch (definitionOf(action.code).by) {
    case 'creating':
      return (
        <LinkButton look={look} icon="spark" href={at(`listings/${pdpId}/spark`)}>
          See images
        </LinkButton>
      )
    case 'briefing':
      return (
        <CopyButton look={look} label="Copy brief" text={`${heading(action.title)}.\n${action.detail}`} />
      )
    case 'arranging':
    default:
      return (
        <LinkButton look={look} href={at(`listings/${pdpId}/composer?shelf=${shelfOf(action)}`)}>
          Try it
        </LinkButton>
      )
  }
}

/** Returns the images of an action's composition, as the address of the composer takes them. */
function shelfOf({ change }: Action): string {
  return [change.hero, ...change.carousel]
    .flatMap((reference) => ('image_id' in reference ? [reference.image_id] : []))
    .join(',')
}
