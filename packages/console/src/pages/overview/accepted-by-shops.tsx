import type { PdpStatistics } from '@endcap/client'
import { at } from '../../base.ts'
import { say } from '../../words/say.ts'
import { targetName } from '../../words/terms.ts'

const SHOWN = 3

/** The shops that refuse the most listings. Each leads to its reasons. */
export const AcceptedByShops = ({ acceptance }: { acceptance: PdpStatistics['acceptance'] }) => (
  <section class="panel" aria-labelledby="accepted-title">
    <div class="panel-head">
      <h2 id="accepted-title">{say('console.accepted.title')}</h2>
      <a class="small link end" href={at('accepted')}>
        {say('console.accepted.see_all')}
      </a>
    </div>
    <ul class="to-shoot">
      {acceptance.slice(0, SHOWN).map(({ target, accepted, not_accepted: refused, not_sure: unsure }) => (
        <li key={target}>
          <a class="row between" href={at(`accepted?target=${target}`)}>
            <span>{targetName(target)}</span>
            <span class={refused > 0 ? 'loss' : 'quiet'}>
              {say('console.accepted.overview_line', { refused, listings: accepted + refused + unsure })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
