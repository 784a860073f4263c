import type { ListingExplanation } from '@endcap/client'
import { at } from '../../base.ts'
import { partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { useLiveCheck } from './live.ts'
import { verdictText } from './live-words.ts'

/** Says on a listing's page what the shop shows. Nothing for listings without a shop's page. */
export function LivePanel({ listing }: { listing: Pick<ListingExplanation, 'pdp_id' | 'id_type'> }) {
  const { pdp_id: pdpId, id_type: idType } = listing
  const { data } = useLiveCheck(idType === 'asin' ? pdpId : null)
  if (!data) return null
  const { state, wrong, night } = data
  return (
    <section class="panel live-panel" aria-labelledby="live">
      <h2 id="live" class={state === 'different' && wrong > 0 ? 'loss' : undefined}>
        {state === null ? say('console.live.title') : verdictText(data)}
      </h2>
      <p class="small quiet">
        {night === null
          ? say('console.live.not_yet')
          : say('console.live.read_on', { day: partialDate(night) })}{' '}
        <a class="link" href={at(`watch/${pdpId}`)}>
          {say('console.live.look')}
        </a>
      </p>
    </section>
  )
}
