import { CERTIFIED } from '@endcap/scoring'
import { type Html, html } from './html.ts'
import type { ReportWords } from './report-words.ts'

const WIDTH = 640
const HEIGHT = 240
/** Room for the numbers below the bars, and above for those of the bars. */
const FOOT = 22
const HEAD = 20
const GAP = 3
const TICKS = [0, 20, 40, 60, 80, 100]

/** Returns the number of listings by score as a drawing, with the same numbers as a table for screen readers. */
export function histogram({ say }: ReportWords, counts: readonly number[]): Html {
  const step = 100 / counts.length
  const highest = Math.max(1, ...counts)
  const base = HEIGHT - FOOT
  const x = (value: number) => (value / 100) * WIDTH
  const ranges = counts.map((listings, index) => ({
    from: index * step,
    to: (index + 1) * step,
    listings,
    height: (listings / highest) * (base - HEAD),
  }))
  const filled = ranges.filter(({ listings }) => listings > 0)
  return html`<svg class="histogram" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${say('report.by_score')}">
<defs><pattern id="low" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="low-ground" width="6" height="6"/><rect class="low-line" width="3.5" height="6"/></pattern></defs>
${filled.map(
  ({ from, to, height, listings }) =>
    html`<rect class="${from < CERTIFIED ? 'below' : 'above'}" x="${x(from) + GAP / 2}" y="${(base - height).toFixed(1)}" width="${x(to - from) - GAP}" height="${height.toFixed(1)}" rx="2"/><text x="${x((from + to) / 2)}" y="${(base - height - 5).toFixed(1)}" text-anchor="middle">${listings}</text>`,
)}
<line class="base" x1="0" x2="${WIDTH}" y1="${base}" y2="${base}"/><line class="mark" x1="${x(CERTIFIED)}" x2="${x(CERTIFIED)}" y1="0" y2="${base + 4}"/>
${TICKS.map((tick) => html`<text x="${x(tick)}" y="${HEIGHT - 5}" text-anchor="${anchorOf(tick)}">${tick}</text>`)}
</svg>
<table class="hidden"><caption>${say('report.by_score')}</caption><tbody>${filled.map(({ from, to, listings }) => html`<tr><th scope="row">${say('report.score_range', { from, to })}</th><td>${say('report.listing_count', { count: listings })}</td></tr>`)}</tbody></table>`
}

function anchorOf(tick: number): string {
  if (tick === 0) return 'start'
  return tick === 100 ? 'end' : 'middle'
}
