import type { Action, ListingExplanation } from '@endcap/client'
import { distinctActions } from '@endcap/scoring'
import { useState } from 'preact/hooks'
import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { CopyButton, Empty } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { heading } from '../../words/terms.ts'

/** Actions that are shown before "Show all". */
const SHOWN = 5

/** The changes that gain points of the listing, best first. */
export function ToChange({ listing }: { listing: ListingExplanation }) {
  const [isAll, setAll] = useState(false)
  const actions = distinctActions(listing.actions)
  const shown = isAll ? actions : actions.slice(0, SHOWN)
  return (
    <section class="panel" aria-labelledby="to-change">
      <div class="panel-head">
        <h2 id="to-change">What to change</h2>
        <span class="meta">in points of this listing</span>
        <span class="meta end">Found by scoring each change</span>
      </div>
      {actions.length === 0 && (
        <Empty title="Nothing to change" text="No change would gain a tenth of a point." />
      )}
      <ol class="divided actions">
        {shown.map((action, index) => (
          <li key={`${action.code} ${action.position} ${action.title}`} class="action">
            <span class="title action-gain">
              <Points value={action.gain_listing} />
            </span>
            <div>
              <b>{index === 0 ? heading(action.title) : `Or ${lower(heading(action.title))}`}</b>
              <p class="small quiet">{action.detail}</p>
            </div>
            <ActionButton action={action} pdpId={listing.pdp_id} />
          </li>
        ))}
      </ol>
      {actions.length > SHOWN && (
        <button type="button" class="link small no-print" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${actions.length}`}
        </button>
      )}
    </section>
  )
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
  switch (action.code) {
    case 'ADD_IMAGE':
    case 'ADD_IMAGES':
      return (
        <LinkButton look={look} icon="spark" href={at(`listings/${pdpId}/spark`)}>
          See images
        </LinkButton>
      )
    case 'FIX':
      return (
        <CopyButton look={look} label="Copy brief" text={`${heading(action.title)}.\n${action.detail}`} />
      )
    case 'MAKE_MAIN':
    case 'SWAP_MAIN':
    case 'REORDER':
    case 'REMOVE_REPEAT':
    case 'REPLACE_REPEAT':
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
