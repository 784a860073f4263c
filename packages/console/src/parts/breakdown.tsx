import type { Breakdown } from '@endcap/client'
import { scoreText, signed } from '../words/numbers.ts'
import { heading } from '../words/terms.ts'
import { Icon } from './icon.tsx'

/** Part of a breakdown as it is drawn: the carousel images are one part. */
export type BreakdownPart = {
  kind: 'main' | 'carousel' | 'missing' | 'repeats' | 'order' | 'few'
  title: string
  points: number
  positions: readonly number[]
}

const KINDS = {
  main_image: 'main',
  carousel_image: 'carousel',
  image_count_penalty: 'missing',
  image_mix_penalty: 'repeats',
  image_order_penalty: 'order',
  score_penalty: 'few',
} as const

const ORDER = ['main', 'missing', 'carousel', 'repeats', 'order', 'few'] as const

/** Joins the steps of a breakdown into parts, whose points add up to 100 minus the score. */
export function partsOf(breakdown: Breakdown): BreakdownPart[] {
  return ORDER.flatMap((kind) => {
    const steps = breakdown.filter(({ step }) => KINDS[step] === kind)
    const points = steps.reduce((sum, step) => sum + step.points, 0)
    const [first] = steps
    if (!first || points < 0.05) return []
    return [
      {
        kind,
        points,
        title: titleOf(kind, first.title, steps.length),
        positions: steps.flatMap(({ position }) => position ?? []),
      },
    ]
  })
}

/** Returns the title of a part in few words, because it stands in a legend. */
function titleOf(kind: BreakdownPart['kind'], title: string, images: number): string {
  if (kind === 'carousel' && images > 1) return 'Carousel images below 100'
  return heading(title)
    .replace('The main image', 'Main image')
    .replace(/The listing has (\d+ of \d+) recommended carousel images/, 'Has $1 images')
}

type BarProps = {
  score: number
  parts: readonly BreakdownPart[]
  slim?: boolean
  onPoint?: ((positions: readonly number[]) => void) | undefined
}

/** A bar of the score and of the points that are lost, with a mark at 80. Its legend says the same in words. */
export const BreakdownBar = ({ score, parts, slim = false, onPoint }: BarProps) => (
  <div class={slim ? 'breakdown slim' : 'breakdown'} aria-hidden="true">
    <span class="part kept" style={{ flexGrow: score }} />
    {parts.map((part) => (
      <span
        key={part.kind}
        class={`part ${part.kind}`}
        style={{ flexGrow: part.points }}
        onPointerEnter={() => onPoint?.(part.positions)}
        onPointerLeave={() => onPoint?.([])}
      />
    ))}
    <span class="breakdown-mark" />
  </div>
)

type LegendProps = Pick<BarProps, 'parts' | 'onPoint'> & { score: number; fine?: string | null }

/** The parts of a breakdown in words. */
export const BreakdownLegend = ({ score, parts, fine = null, onPoint }: LegendProps) => (
  <ul class="legend small">
    <li class="spoken">{`${scoreText(score)} of 100 points kept`}</li>
    {parts.map(({ kind, title, points, positions }) => (
      <li key={kind} onPointerEnter={() => onPoint?.(positions)} onPointerLeave={() => onPoint?.([])}>
        <span class={`swatch part ${kind}`} aria-hidden="true" />
        <span>{title}</span>
        <b class="loss">
          <span aria-hidden="true">{signed(-points)}</span>
          <span class="spoken">costs {points.toFixed(1)} points</span>
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
      Certified at 80
    </li>
  </ul>
)
