import type { GainSplit } from '@endcap/client'
import { PURSES, type Purse } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import { scoreText, signed, spokenPoints } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

/** Below this a gain counts as none. */
const NONE = 0.05

const NAMES: Record<Purse, MessageId> = {
  today: 'console.gain.today',
  with_spark: 'console.gain.with_spark',
  with_shoot: 'console.gain.with_shoot',
}

/** Gains by what they need, in three columns. `isTotal` shows the names above them. */
export const GainColumns = ({ gains, isTotal = false }: { gains: GainSplit; isTotal?: boolean }) => (
  <span class={isTotal ? 'gain-columns total' : 'gain-columns'}>
    {PURSES.map((purse) => (
      <span key={purse}>
        <span class={isTotal ? 'gain-name small' : 'gain-name small quiet'}>{say(NAMES[purse])}</span>
        {gains[purse] < NONE ? (
          <span class="gain-none">
            <span aria-hidden="true">–</span>
            <span class="spoken">{say('console.gain.none')}</span>
          </span>
        ) : (
          <b class="gain">
            <span aria-hidden="true">{signed(gains[purse])}</span>
            <span class="spoken">{spokenPoints(gains[purse])}</span>
          </b>
        )}
      </span>
    ))}
  </span>
)

/** The score now and after each purse, as a bar. Its key has the numbers in words. */
export function WayUp({ score, gains }: { score: number; gains: GainSplit }) {
  let reached = score
  const steps = PURSES.map((purse) => ({ purse, gain: gains[purse], to: (reached += gains[purse]) })).filter(
    ({ gain }) => gain >= NONE,
  )
  return (
    <div class="way-up">
      <div class="way-up-bar" aria-hidden="true">
        <span class="kept" style={{ width: `${score}%` }} />
        {steps.map(({ purse, gain }) => (
          <span key={purse} class={purse} style={{ width: `${gain}%` }} />
        ))}
      </div>
      <p class="small quiet way-up-key">
        <span>
          {say('console.gain.now')} <b>{scoreText(score)}</b>
        </span>
        {steps.map(({ purse, to }) => (
          <span key={purse}>
            {say(NAMES[purse])} <b>{scoreText(to)}</b>
          </span>
        ))}
      </p>
    </div>
  )
}
