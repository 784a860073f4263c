import { element } from '@endcap/drawing/svg'
import { type Factor, labelOf } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { at, INK, LOSS, MUTED, onLines, paragraph, SCORE_FILL, TRACK, words } from './drawing.ts'
import { wrap } from './text-layout.ts'

const REASON = { size: 12, color: MUTED, step: 16 }
/** For a reason. */
const MAX_LINES = 3
/** Without its reason. */
const HEIGHT = 34

/** Most expensive factor first. */
export function factorBars(factors: readonly Factor[], width: number): { content: string; height: number } {
  let y = 0
  const bars = factors.map((factor) => {
    const reason = wrap(factor.reason, { width, size: REASON.size, lines: MAX_LINES })
    const bar = at(0, y, factorBar(factor, reason, width))
    y += HEIGHT + reason.length * REASON.step
    return bar
  })
  return { content: onLines(bars), height: y }
}

function factorBar(factor: Factor, reason: readonly string[], width: number): string {
  const { score, impact } = factor
  const bar = (length: number | string, fill: string) =>
    element('rect', { y: 6, width: length, height: 6, rx: 2, fill })
  return [
    words(0, 0, ENGLISH.write(labelOf(factor)), 14, INK, 'bold'),
    words(width, 0, impact >= 0.1 ? `−${impact.toFixed(1)}` : '', 14, LOSS, 'bold', 'end'),
    bar(width, TRACK),
    bar(((width * score) / 100).toFixed(1), SCORE_FILL),
    paragraph(0, 28, reason, REASON),
  ].join('')
}
