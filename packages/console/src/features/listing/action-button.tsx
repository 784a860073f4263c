import type { Action, ListingExplanation } from '@endcap/client'
import { definitionOf } from '@endcap/scoring'
import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/controls.tsx'
import { say } from '../../words/say.ts'
import { briefText } from './brief-text.ts'
import { FixButton } from './fix-dialog.tsx'

/** Links an action to the composer, Spark, a preview of a fix, or a brief for a photographer. */
export function ActionButton({
  action,
  listing,
  look,
}: {
  action: Action
  listing: ListingExplanation
  look?: 'first' | undefined
}) {
  const { pdp_id: pdpId } = listing
  // Spark cannot compose what needs a shoot.
  switch (action.purse === 'with_shoot' ? 'briefing' : definitionOf(action.code).by) {
    case 'creating':
      return (
        <LinkButton look={look} icon="spark" href={at(`listings/${pdpId}/spark`)}>
          {say('console.listing.see_images')}
        </LinkButton>
      )
    case 'fixing':
      return <FixButton action={action} pdpId={pdpId} look={look} />
    case 'briefing':
      return (
        <CopyButton look={look} label={say('console.listing.copy_brief')} text={briefText(action, listing)} />
      )
    case 'arranging':
    default:
      return (
        <LinkButton look={look} href={at(`listings/${pdpId}/composer?shelf=${shelfOf(action)}`)}>
          {say('console.listing.try_it')}
        </LinkButton>
      )
  }
}

/** Returns an action's images in the composer's URL format. */
function shelfOf({ change }: Action): string {
  return [change.hero, ...change.carousel]
    .flatMap((reference) => ('image_id' in reference ? [reference.image_id] : []))
    .join(',')
}
