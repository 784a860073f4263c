import { CERTIFIED } from '@endcap/scoring'
import type { ReportedListing } from '../operator/administration/report-administration.ts'
import { type Html, html } from './html.ts'
import { anchorOf, detailsOf, nameOf } from './listing-section.ts'
import { gain, score } from './numbers.ts'
import { scoreBar } from './score-bar.ts'

/** Points from which a change is worth a mention. */
const WORTH = 2

/** Returns the table of the listings, each with a link to its section. */
export function listingsTable(
  listings: readonly ReportedListing[],
  thumbnails: readonly (string | null)[],
): Html {
  return html`<section class="panel"><h2>Listings <span class="meta">most points to win first</span></h2>
<table><thead><tr><th scope="col">Listing</th><th scope="col">Score, of 100</th><th scope="col" class="number">Can win</th><th scope="col" class="number wide">Main</th><th scope="col" class="number wide">Carousel</th><th scope="col" class="wide">Images</th><th scope="col" class="wide">First thing to do</th></tr></thead>
<tbody>${listings.map((listing, index) => row(listing, index, thumbnails[index] ?? null))}</tbody></table></section>`
}

function row({ summary, explanation }: ReportedListing, index: number, thumbnail: string | null): Html {
  const { pdp_score, can_win, hero_score, carousel_score, first_action } = summary
  const name = html`<bdi>${nameOf(summary)}</bdi>`
  const link = explanation ? html`<a href="#${anchorOf(index)}">${name}</a>` : name
  return html`<tr><td><div class="product"><span class="thumbnail">${thumbnail && html`<img src="${thumbnail}" alt="" loading="lazy">`}</span><div>${link}<span class="meta"><bdi>${detailsOf(summary)}</bdi></span></div></div></td>
<td>${pdp_score === null ? html`<span class="meta">${withoutScore(summary)}</span>` : scoreBar(pdp_score, { hasWord: true })}</td>
<td class="number">${can_win === null || can_win === 0 ? '–' : html`<b class="gain">${gain(can_win)}</b>`}</td>
<td class="number wide">${part(hero_score)}</td><td class="number wide">${part(carousel_score)}</td>
<td class="wide">${imagesOf(summary)}</td>
<td class="wide">${(can_win ?? 0) < WORTH ? html`<span class="meta">${can_win === null ? '' : 'Little to win'}</span>` : (first_action?.title ?? '')}</td></tr>`
}

const part = (value: number | null): Html =>
  value !== null && value < CERTIFIED ? html`<b class="loss">${score(value)}</b>` : html`${score(value)}`

function imagesOf({
  image_count: have,
  recommended_image_count: wanted,
}: ReportedListing['summary']): string {
  return wanted === null ? String(have) : `${have} of ${wanted}`
}

function withoutScore({ status, error_code: code }: ReportedListing['summary']): string {
  return status === 'ERROR' ? `Failed: ${code ?? 'unknown'}` : 'Being scored'
}
