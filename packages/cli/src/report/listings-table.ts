import { CERTIFIED } from '@endcap/scoring'
import type { ReportedListing } from '../operator/administration/report-administration.ts'
import { type Html, html } from './html.ts'
import { anchorOf, detailsOf, nameOf } from './listing-section.ts'
import type { ReportWords } from './report-words.ts'
import { scoreBar } from './score-bar.ts'

/** Points from which a change is worth a mention. */
const WORTH = 2

/** Returns the table of the listings, each with a link to its section. */
export function listingsTable(
  words: ReportWords,
  listings: readonly ReportedListing[],
  thumbnails: readonly (string | null)[],
): Html {
  const { say } = words
  return html`<section class="panel"><h2>${say('report.listings')} <span class="meta">${say('report.listings_order')}</span></h2>
<table><thead><tr><th scope="col">${say('report.listing')}</th><th scope="col">${say('report.score')}</th><th scope="col" class="number">${say('report.today')}</th><th scope="col" class="number wide">${say('report.with_spark')}</th><th scope="col" class="number wide">${say('report.with_shoot')}</th><th scope="col" class="number wide">${say('report.main')}</th><th scope="col" class="number wide">${say('report.carousel')}</th><th scope="col" class="wide">${say('report.images')}</th><th scope="col" class="wide">${say('report.first_action')}</th></tr></thead>
<tbody>${listings.map((listing, index) => row(words, { listing, index, thumbnail: thumbnails[index] ?? null }))}</tbody></table></section>`
}

type Row = { listing: ReportedListing; index: number; thumbnail: string | null }

function row(words: ReportWords, { listing: { summary, explanation }, index, thumbnail }: Row): Html {
  const { say } = words
  const { pdp_score, can_win, can_win_split: split, hero_score, carousel_score, first_action } = summary
  const name = html`<bdi>${nameOf(summary)}</bdi>`
  const link = explanation ? html`<a href="#${anchorOf(index)}">${name}</a>` : name
  return html`<tr><td><div class="product"><span class="thumbnail">${thumbnail && html`<img src="${thumbnail}" alt="" loading="lazy">`}</span><div>${link}<span class="meta"><bdi>${detailsOf(summary)}</bdi></span></div></div></td>
<td>${pdp_score === null ? html`<span class="meta">${withoutScore(words, summary)}</span>` : scoreBar(words, pdp_score, summary.acceptance)}</td>
<td class="number">${gainOf(words, split?.today)}</td><td class="number wide">${gainOf(words, split?.with_spark)}</td><td class="number wide">${gainOf(words, split?.with_shoot)}</td>
<td class="number wide">${part(words, hero_score)}</td><td class="number wide">${part(words, carousel_score)}</td>
<td class="wide">${imagesOf(words, summary)}</td>
<td class="wide">${(can_win ?? 0) < WORTH ? html`<span class="meta">${can_win === null ? '' : say('report.little_to_win')}</span>` : (first_action?.title ?? '')}</td></tr>`
}

const gainOf = ({ gain }: ReportWords, points = 0): Html =>
  points === 0 ? html`–` : html`<b class="gain">${gain(points)}</b>`

const part = ({ score }: ReportWords, value: number | null): Html =>
  value !== null && value < CERTIFIED ? html`<b class="loss">${score(value)}</b>` : html`${score(value)}`

function imagesOf(
  { say }: ReportWords,
  { image_count: have, recommended_image_count: wanted }: ReportedListing['summary'],
): string {
  return wanted === null ? String(have) : say('report.images_of', { have, wanted })
}

function withoutScore(
  { say }: ReportWords,
  { status, error_code: code }: ReportedListing['summary'],
): string {
  if (status !== 'ERROR') return say('report.being_scored')
  return code === null ? say('report.failed_unknown') : say('report.failed', { code })
}
