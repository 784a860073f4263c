import { CERTIFIED } from '@endcap/scoring'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

const WIDTH = 600
const HEIGHT = 56
const EDGE = 8
const RADIUS = 4.5
const STEP = 10
const USUAL_LOW = 50

type DotsProps = { scores: readonly number[]; own: number | null }

/** Draws scores on a line with the mark of certified listings. The table beside it has them in words. */
export function ScoreDots({ scores, own }: DotsProps) {
  const lowest = Math.min(USUAL_LOW, ...scores, own ?? USUAL_LOW)
  const low = Math.floor(lowest / 10) * 10
  const x = (score: number) => EDGE + ((WIDTH - 2 * EDGE) * (score - low)) / (100 - low)
  const left = (score: number) => ({ left: `${(100 * x(score)) / WIDTH}%` })
  return (
    <div class="dots" aria-hidden="true">
      <span class="dots-own small">
        {own !== null && (
          <b class={own < CERTIFIED ? 'loss' : undefined} style={left(own)}>
            {say('console.rivals.you', { score: scoreText(own) })}
          </b>
        )}
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path class="dots-line" d={`M${EDGE} ${HEIGHT - 0.5}H${WIDTH - EDGE}`} />
        <path class="dots-mark" d={`M${x(CERTIFIED)} 0V${HEIGHT}`} />
        {stacked(scores.map(x)).map(({ at, level }, index) => (
          <circle key={index} class="dot" cx={at} cy={HEIGHT - STEP * (level + 0.8)} r={RADIUS} />
        ))}
        {own !== null && (
          <circle
            class={own < CERTIFIED ? 'dot own low' : 'dot own'}
            cx={x(own)}
            cy={HEIGHT - STEP}
            r={RADIUS + 2}
          />
        )}
      </svg>
      <span class="dots-axis small quiet">
        <span style={left(low)}>{low}</span>
        <span style={left(CERTIFIED)}>{say('console.rivals.certified', { score: CERTIFIED })}</span>
        <span style={left(100)}>100</span>
      </span>
    </div>
  )
}

/** Puts dots that would overlap above each other, as far as they have room. */
function stacked(places: readonly number[]): { at: number; level: number }[] {
  const most = Math.floor(HEIGHT / STEP) - 1
  const ends: number[] = []
  return places
    .toSorted((one, other) => one - other)
    .map((at) => {
      const free = ends.findIndex((end) => end <= at)
      const level = free >= 0 ? free : Math.min(ends.length, most)
      ends[level] = at + STEP
      return { at, level }
    })
}
