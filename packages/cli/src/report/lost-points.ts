import type { ReportedListing } from '../operator/administration/report-administration.ts'
import { PATTERNS, type Step } from './breakdown-bar.ts'
import { type Html, html } from './html.ts'
import { count } from './numbers.ts'

const CAUSES: Record<Step['step'], string> = {
  main_image: 'Weak main image',
  carousel_image: 'Weak carousel images',
  image_count_penalty: 'Missing images',
  image_mix_penalty: 'Repeated images',
  image_order_penalty: 'Wrong order',
  score_penalty: 'Too few good images',
}

/** Returns the share of each cause in all points that the listings of the report lose, the largest first. */
export function lostPoints(listings: readonly ReportedListing[]): Html {
  const explained = listings.flatMap(({ explanation }) => explanation ?? [])
  const causes = (Object.keys(PATTERNS) as Step['step'][])
    .map((step) => {
      const losses = explained
        .map(({ breakdown }) => sumOf(breakdown.filter((each) => each.step === step)))
        .filter((points) => points > 0)
      return { step, listings: losses.length, points: losses.reduce((sum, points) => sum + points, 0) }
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  const total = causes.reduce((sum, { points }) => sum + points, 0)
  const percent = (points: number) => Math.round((100 * points) / total)
  return html`<ul class="causes">${causes.map(
    (cause) =>
      html`<li><span>${CAUSES[cause.step]}</span><span class="meta">${count(cause.listings, 'listing')}</span><span class="share" aria-hidden="true"><i class="${PATTERNS[cause.step]}" style="width:${percent(cause.points)}%"></i></span><b>${percent(cause.points)}%</b></li>`,
  )}</ul>`
}

const sumOf = (steps: readonly Step[]): number => steps.reduce((sum, { points }) => sum + points, 0)
