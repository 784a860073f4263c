import { CHARTED_CAUSES, LOSS_WORDS } from '@endcap/scoring'
import type { ReportedExplanation } from '../operator/administration/report-administration.ts'
import { type Html, html } from './html.ts'
import type { ReportWords } from './report-words.ts'

type Step = ReportedExplanation['breakdown'][number]

/** Returns the bar of what a listing keeps and loses, which adds up to 100, and its legend. */
export function breakdownBar(words: ReportWords, { pdp_score: kept, breakdown }: ReportedExplanation): Html {
  const causes = CHARTED_CAUSES.flatMap((step) => {
    const steps = breakdown.filter((each) => each.step === step && each.points > 0)
    const points = steps.reduce((sum, each) => sum + each.points, 0)
    return points > 0 ? [{ pattern: LOSS_WORDS[step].pattern, points, title: titleOf(words, steps) }] : []
  })
  return html`<div class="breakdown" aria-hidden="true"><i class="kept" style="flex-grow:${kept}"></i>${causes.map(({ pattern, points }) => html`<i style="flex-grow:${points.toFixed(1)};background:${pattern}"></i>`)}</div>
<ul class="legend">${causes.map(({ pattern, points, title }) => html`<li><i class="swatch" style="background:${pattern}" aria-hidden="true"></i>${title} <b class="loss">${words.loss(points)}</b></li>`)}${causes.length === 0 && html`<li>${words.say('report.nothing_lost', { score: words.score(kept) })}</li>`}</ul>`
}

function titleOf({ say }: ReportWords, steps: readonly Step[]): string {
  const [first, ...others] = steps
  const title = first?.title.replace(/\.$/, '') ?? ''
  return others.length > 0 ? say('report.carousel_images', { count: steps.length }) : title
}
