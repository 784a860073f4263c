import { CERTIFIED, wordOf } from '@endcap/scoring'
import { type Html, html } from './html.ts'
import type { ReportWords } from './report-words.ts'

/** Returns a score as number, bar with a mark at the certification bar, and word. */
export function scoreBar(
  { score, write }: ReportWords,
  value: number | null,
  options: { hasWord: boolean },
): Html {
  if (value === null) return html`<span class="score">–</span>`
  const low = value < CERTIFIED ? ' low' : ''
  return html`<span class="score${low}"><b>${score(value)}</b><span class="bar" aria-hidden="true"><i style="width:${value.toFixed(1)}%"></i></span>${options.hasWord && html`<span class="word">${write(wordOf(value))}</span>`}</span>`
}
