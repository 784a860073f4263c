import type { Breakdown } from '@endcap/client'
import { CERTIFIED } from '@endcap/scoring'
import { CHARTED_CAUSES, LOSS_WORDS, type LossCause } from '@endcap/scoring/words'
import { decimal, scoreText, signed } from '../words/numbers.ts'
import { say } from '../words/say.ts'
import { heading } from '../words/terms.ts'
import { Icon } from './icon.tsx'
import { pointsClass } from './score.tsx'

/** A drawn part of a breakdown. Carousel images form one part. */
export type BreakdownPart = {
  cause: LossCause
  title: string
  points: number
  positions: readonly number[]
}

/** Joins steps into parts, whose points add up to 100 minus the score. */
export function partsOf(breakdown: Breakdown): BreakdownPart[] {
  return CHARTED_CAUSES.flatMap((cause) => {
    const steps = breakdown.filter(({ step }) => step === cause)
    const points = steps.reduce((sum, step) => sum + step.points, 0)
    const [first] = steps
    if (!first || points < 0.05) return []
    return [
      {
        cause,
        points,
        title: titleOf(cause, first.title, steps.length),
        positions: steps.flatMap(({ position }) => position ?? []),
      },
    ]
  })
}

/** Shortens a part's title for the legend. */
function titleOf(cause: LossCause, title: string, images: number): string {
  if (cause === 'carousel_image' && images > 1) return say('console.parts.carousel_below')
  const { shorten = (whole: string) => whole } = LOSS_WORDS[cause]
  return shorten(heading(title))
}

type BarProps = {
  score: number
  parts: readonly BreakdownPart[]
  slim?: boolean
  onPoint?: ((positions: readonly number[]) => void) | undefined
}

/** Draws score and lost points, with a mark at 80. Its legend says the same in words. */
export const BreakdownBar = ({ score, parts, slim = false, onPoint }: BarProps) => (
  <div class={slim ? 'breakdown slim' : 'breakdown'} aria-hidden="true">
    <span class="part kept" style={{ flexGrow: score }} />
    {parts.map((part) => (
      <span
        key={part.cause}
        class="part"
        style={{ flexGrow: part.points, background: LOSS_WORDS[part.cause].pattern }}
        onPointerEnter={() => onPoint?.(part.positions)}
        onPointerLeave={() => onPoint?.([])}
      />
    ))}
    <span class="breakdown-mark" />
  </div>
)

/** Draws a cause's pattern in a legend. */
export const Swatch = ({ cause }: { cause: LossCause }) => (
  <span class="swatch" style={{ background: LOSS_WORDS[cause].pattern }} aria-hidden="true" />
)

type LegendProps = Pick<BarProps, 'parts' | 'onPoint'> & { score: number; fine?: string | null }

/** Lists parts in words. */
export const BreakdownLegend = ({ score, parts, fine = null, onPoint }: LegendProps) => (
  <ul class="legend small">
    <li class="spoken">{say('console.parts.points_kept', { score: scoreText(score) })}</li>
    {parts.map(({ cause, title, points, positions }) => (
      <li key={cause} onPointerEnter={() => onPoint?.(positions)} onPointerLeave={() => onPoint?.([])}>
        <Swatch cause={cause} />
        <span>{title}</span>
        <b class={pointsClass(-points)}>
          <span aria-hidden="true">{signed(-points)}</span>
          <span class="spoken">{say('console.parts.points_lost', { points: decimal(points) })}</span>
        </b>
      </li>
    ))}
    {fine !== null && (
      <li class="quiet">
        <Icon name="check" />
        {fine}
      </li>
    )}
    <li class="quiet" aria-hidden="true">
      <span class="swatch-mark" />
      {say('console.parts.certified_at', { score: CERTIFIED })}
    </li>
  </ul>
)
