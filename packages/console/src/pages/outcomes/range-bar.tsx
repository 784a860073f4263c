import type { OutcomeComparison } from '@endcap/client'
import type { Axis, Range } from './axis.ts'
import { rangeText, spokenRange } from './outcome-words.ts'

const HEIGHT = 32
const MIDDLE = HEIGHT / 2
const THICK = 8
const NOTCH = 3

type RangeBarProps = {
  axis: Axis
  /** Null draws dots: not enough data. */
  range: (Range & { middle?: number }) | null
  /** The value that the range is compared with. */
  mark?: number
}

/** Draws a range beside a mark, which is zero. The words beside it say the same. */
export const RangeBar = ({ axis, range, mark = 0 }: RangeBarProps) => (
  <svg class="range-bar" height={HEIGHT} aria-hidden="true">
    {range === null ? (
      <line class="range-dots" x1="1%" x2="99%" y1={MIDDLE} y2={MIDDLE} />
    ) : (
      <Bar axis={axis} range={range} mark={mark} />
    )}
    <line class="range-zero" x1={`${axis.at(mark)}%`} x2={`${axis.at(mark)}%`} y1={1} y2={HEIGHT - 1} />
  </svg>
)

function Bar({ axis, range, mark }: Required<RangeBarProps>) {
  if (range === null) return null
  const [left, right] = [axis.at(range.low), axis.at(range.high)]
  const side = range.low > mark ? 'above' : range.high < mark ? 'below' : 'across'
  return (
    <>
      <rect
        class={`range ${side}`}
        x={`${left}%`}
        width={`${Math.max(1, right - left)}%`}
        y={MIDDLE - THICK / 2}
        height={THICK}
        rx={THICK / 2}
      />
      {range.middle !== undefined && (
        <rect
          class="range-notch"
          x={`${axis.at(range.middle)}%`}
          transform={`translate(${-NOTCH / 2} 0)`}
          width={NOTCH}
          y={MIDDLE - THICK / 2}
          height={THICK}
        />
      )}
    </>
  )
}

/** A range in figures, which is read aloud in words. */
export const RangeWords = ({ range }: { range: Range }) => (
  <>
    <span aria-hidden="true">{rangeText(range)}</span>
    <span class="spoken">{spokenRange(range)}</span>
  </>
)

/** Returns what a comparison's bar shows: nothing of a middle where data are too few. */
export const barRange = ({ verdict, effect }: OutcomeComparison) => (verdict === 'few' ? null : effect)
