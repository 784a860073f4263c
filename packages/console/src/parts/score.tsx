import { CERTIFIED, wordOf } from '@endcap/scoring'
import { scoreText, signed, spokenPoints } from '../words/numbers.ts'
import { say } from '../words/say.ts'
import { scoreWord } from '../words/terms.ts'

type ScoreProps = { value: number | null; word?: boolean; bar?: boolean }

/** A score: number, bar with a mark at 80, and word. Below 80 the bar is hatched, so that it reads without color. */
export function Score({ value, word = true, bar = true }: ScoreProps) {
  const isLow = value !== null && value < CERTIFIED
  return (
    <span class={isLow ? 'score low' : 'score'}>
      <span aria-hidden="true" class="row score-row">
        <b>{scoreText(value)}</b>
        {bar && <ScoreBar value={value} />}
        {word && (
          <span class="small score-word">
            {value === null ? say('console.parts.scoring') : scoreWord(value)}
          </span>
        )}
      </span>
      <span class="spoken">
        {value === null
          ? say('console.parts.not_scored')
          : say('console.parts.score', { score: scoreText(value), word: wordOf(value) })}
      </span>
    </span>
  )
}

/** Draws a bar next to the number, so screen readers skip it. */
const ScoreBar = ({ value }: { value: number | null }) => (
  <span class="score-bar" aria-hidden="true">
    <span class="score-fill" style={{ width: `${value ?? 0}%` }} />
  </span>
)

/** Points that are gained or lost, always with their sign. Less than a twentieth is neither. */
export const Points = ({ value }: { value: number }) => (
  <span class={Math.abs(value) < 0.05 ? 'points' : value < 0 ? 'points loss' : 'points gain'}>
    <span aria-hidden="true">{signed(value)}</span>
    <span class="spoken">{spokenPoints(value)}</span>
  </span>
)
