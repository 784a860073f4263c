import type { LiveCheck } from '@endcap/client'
import { turnsOf } from '../../features/live/live-places.ts'
import { stateName } from '../../features/live/live-words.ts'
import { counted, partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { readProblemText } from '../../words/terms.ts'

type Night = LiveCheck['nights'][number]

const SHOWN_TURNS = 6

/** The pattern of a cell. */
const PATTERNS = {
  same: 'same',
  moved: 'same',
  unsure: 'different',
  different: 'different',
  not_read: 'not-read',
  not_allowed: 'not-read',
} as const satisfies Record<Night['state'], string>

const LEGEND = [
  ['same', 'console.live.legend_same'],
  ['different', 'console.live.legend_different'],
  ['not-read', 'console.live.legend_not_read'],
] as const

/** The last nights as cells with their words, and the nights in which something has changed. */
export function NightsPanel({ check: { nights } }: { check: LiveCheck }) {
  const of = (pattern: string) => nights.filter(({ state }) => PATTERNS[state] === pattern).length
  const [first] = nights
  const last = nights.at(-1)
  if (!first || !last) return null
  return (
    <section class="panel" aria-labelledby="nights">
      <h2 id="nights" class="title">
        {say('console.live.nights', { count: nights.length })}
      </h2>
      <p class="quiet">
        {say('console.live.nights_text', {
          same: of('same'),
          different: of('different'),
          unread: of('not-read'),
        })}
      </p>
      <ol class="nights" role="list">
        {nights.map((night) => (
          <li key={night.night} class={PATTERNS[night.state]} title={nightText(night)}>
            <span class="spoken">{nightText(night)}</span>
          </li>
        ))}
      </ol>
      <div class="row between small quiet">
        <span>{partialDate(first.night)}</span>
        {nights.length > 1 && <span>{partialDate(last.night)}</span>}
      </div>
      <ul class="night-legend small row wrap" aria-hidden="true">
        {LEGEND.map(([pattern, text]) => (
          <li key={pattern} class="row">
            <span class={`night ${pattern}`} /> {say(text)}
          </li>
        ))}
      </ul>
      <ol class="divided turns" role="list">
        {turnsOf(nights)
          .slice(0, SHOWN_TURNS)
          .map((night) => (
            <li key={night.night}>
              <span class="small quiet">{partialDate(night.night)}</span>
              <span>{turnText(night)}</span>
            </li>
          ))}
      </ol>
    </section>
  )
}

const turnText = ({ state, wrong, problem }: Night): string =>
  state === 'different' && wrong > 0
    ? counted(wrong, 'console.live.wrong_count')
    : [stateName(state), problem && readProblemText(problem)].filter(Boolean).join(': ')

const nightText = (night: Night): string =>
  say('console.live.night', { day: partialDate(night.night), text: turnText(night) })
