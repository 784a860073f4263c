import { CHARTED_CAUSES, LOSS_WORDS } from '@endcap/scoring'
import type { ReportedListing } from '../operator/administration/report-administration.ts'
import { type Html, html } from './html.ts'
import type { ReportWords } from './report-words.ts'

/** Returns the share of each cause in all points that the listings of the report lose, the largest first. */
export function lostPoints({ say, percent }: ReportWords, listings: readonly ReportedListing[]): Html {
  const explained = listings.flatMap(({ explanation }) => explanation ?? [])
  const causes = CHARTED_CAUSES.map((step) => {
    const losses = explained
      .map(({ breakdown }) => sumOf(breakdown.filter((each) => each.step === step)))
      .filter((points) => points > 0)
    return { step, listings: losses.length, points: losses.reduce((sum, points) => sum + points, 0) }
  })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  const total = causes.reduce((sum, { points }) => sum + points, 0)
  const share = (points: number) => Math.round((100 * points) / total)
  return html`<ul class="causes">${causes.map(
    (cause) =>
      html`<li><span>${say(`loss.${cause.step}.label`)}</span><span class="meta">${say('report.listing_count', { count: cause.listings })}</span><span class="share" aria-hidden="true"><i style="width:${share(cause.points)}%;background:${LOSS_WORDS[cause.step].pattern}"></i></span><b>${percent(share(cause.points))}</b></li>`,
  )}</ul>`
}

const sumOf = (steps: readonly { points: number }[]): number =>
  steps.reduce((sum, { points }) => sum + points, 0)
