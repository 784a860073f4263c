import { CERTIFIED } from '@endcap/scoring'
import { isApproved, wordOf } from '@endcap/scoring/words'
import { scoreText, signed, spokenPoints } from '../words/numbers.ts'
import { say, writer } from '../words/say.ts'

type ScoreProps = {
  value: number | null
  /** Verdicts of targets on the listing. With them the score has a word. */
  judged?: Parameters<typeof isApproved>[0]
  bar?: boolean
}

/**
 * A score: number, bar with a mark at 80, and word. Below 80 the bar is hatched, so that it reads without color. Words
 * of approval are left out where the main image is not accepted.
 */
export function Score({ value, judged, bar = true }: ScoreProps) {
  const isLow = value !== null && value < CERTIFIED
  const word =
    judged === undefined || value === null ? null : writer().write(wordOf(value, isApproved(judged)))
  const shown =
    value === null
      ? judged && say('console.parts.scoring')
      : isLow || (judged && isApproved(judged))
        ? word
        : null
  return (
    <span class={isLow ? 'score low' : 'score'}>
      <span aria-hidden="true" class="row score-row">
        <b>{scoreText(value)}</b>
        {bar && <ScoreBar value={value} />}
        {shown && <span class="small score-word">{shown}</span>}
      </span>
      <span class="spoken">{spokenScore(value, word)}</span>
    </span>
  )
}

function spokenScore(value: number | null, word: string | null): string {
  if (value === null) return say('console.parts.not_scored')
  const score = scoreText(value)
  return word === null
    ? say('console.parts.score_alone', { score })
    : say('console.parts.score', { score, word })
}

/** Draws a bar next to the number, so screen readers skip it. */
const ScoreBar = ({ value }: { value: number | null }) => (
  <span class="score-bar" aria-hidden="true">
    <span class="score-fill" style={{ width: `${value ?? 0}%` }} />
  </span>
)

/** Smaller losses have the color of text. */
const SMALL_LOSS = 2

/** Less than a twentieth is no gain. */
export const pointsClass = (value: number): string =>
  value < -SMALL_LOSS ? 'points loss' : value < 0.05 ? 'points' : 'points gain'

/** Shows points with their sign. */
export const Points = ({ value }: { value: number }) => (
  <span class={pointsClass(value)}>
    <span aria-hidden="true">{signed(value)}</span>
    <span class="spoken">{spokenPoints(value)}</span>
  </span>
)
