import { CERTIFIED, isApproved, verdictOf, wordOf } from '@endcap/scoring'
import { type Html, html } from './html.ts'
import type { ReportWords } from './report-words.ts'

type Judged = Parameters<typeof verdictOf>[0] & Parameters<typeof isApproved>[0]

/** Returns whether targets accept a listing, in words. */
export function acceptanceTag({ write }: ReportWords, judged: Judged): Html | null {
  const { state, message } = verdictOf(judged)
  if (state === null) return null
  return html`<span class="acceptance ${state}">${write(message)}</span>`
}

/** Returns a score as number and bar, and with its verdicts also in a word. */
export function scoreBar(words: ReportWords, value: number | null, judged: Judged | null): Html {
  const { score, write } = words
  if (value === null) return html`<span class="score">–</span>`
  const low = value < CERTIFIED ? ' low' : ''
  return html`<span class="score${low}"><b>${score(value)}</b><span class="bar" aria-hidden="true"><i style="width:${value.toFixed(1)}%"></i></span>${judged && html`<span class="word">${write(wordOf(value, isApproved(judged)))}</span>`}</span>${judged && acceptanceTag(words, judged)}`
}
