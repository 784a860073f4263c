import type { OutcomeComparison, OutcomeTest } from '@endcap/client'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { armsOf } from './outcome-words.ts'
import { withPicture } from './with-picture.ts'

type NextStepProps = { test: OutcomeTest; comparison: OutcomeComparison }

/** What people do after a test: keep the new picture if it won, or run it again if it decided nothing. One with few visitors goes on. */
export function NextStep({ test, comparison }: NextStepProps) {
  const { route } = useLocation()
  const { listing } = test
  const { old, own } = armsOf(test, comparison.arm_id)
  if (!listing || !old || !own || own.image_ids.length === 0) return null
  if (comparison.verdict === 'better')
    return (
      <Button
        off={!currentSession().can.edit && say('console.outcomes.viewers')}
        onClick={async () => {
          const { images } = await endcap.pdps.composer(listing.pdp_id)
          const shelf = withPicture(
            images.map(({ image_id: id }) => id),
            old.image_ids,
            own.image_ids,
          )
          route(at(`listings/${listing.pdp_id}/composer?shelf=${shelf.join()}`))
        }}
      >
        {say('console.outcomes.keep_new')}
      </Button>
    )
  const decidesNothing = comparison.verdict === 'close' || comparison.verdict === 'broken'
  if (!decidesNothing || old.image_ids.length === 0) return null
  const again = new URLSearchParams({ test: test.test_id, arm: own.arm_id })
  return (
    <LinkButton href={at(`outcomes/sheet/${listing.pdp_id}?${again}`)}>
      {say('console.outcomes.run_again')}
    </LinkButton>
  )
}
