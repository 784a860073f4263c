import { findRetailer } from '@endcap/catalog'
import { distinctActions, wordOf } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { describeBrokenRule } from '../check/rule-texts.ts'
import type {
  ReportedExplanation,
  ReportedListing,
} from '../operator/administration/report-administration.ts'
import { breakdownBar } from './breakdown-bar.ts'
import { type Html, html } from './html.ts'
import { gain, score } from './numbers.ts'
import { scoreBar } from './score-bar.ts'

/** Actions that a listing shows. Later ones gain little. */
const MAX_ACTIONS = 6

type Summary = ReportedListing['summary']
type Image = ReportedExplanation['images'][number]
export type Pictures = ReadonlyMap<string, string | null>

/** Returns the id of a listing's section, to which the table links. */
export const anchorOf = (index: number): string => `listing-${index + 1}`

/** Returns the name of a listing, or its id without one. */
export const nameOf = ({ name, id }: Summary): string => name ?? id

/** Returns id, category and retailer of a listing. */
export function detailsOf({ id, category, retailer }: Summary): string {
  return [id, category, findRetailer(retailer)?.display_name ?? retailer].filter(Boolean).join(' · ')
}

/** Returns a listing with its score, its images and what to change. */
export function listingSection(
  { summary, explanation }: { summary: Summary; explanation: ReportedExplanation },
  index: number,
  pictures: Pictures,
): Html {
  const { pdp_score: points } = explanation
  return html`<section class="panel listing" id="${anchorOf(index)}" aria-labelledby="${anchorOf(index)}-name">
<header><h2 id="${anchorOf(index)}-name"><bdi>${nameOf(summary)}</bdi></h2><p class="meta"><bdi>${detailsOf(summary)}</bdi></p></header>
<div class="verdict"><p><b class="figure">${score(points)}</b><span class="meta">of 100 · ${ENGLISH.write(wordOf(points))}</span></p><div>${breakdownBar(explanation)}</div></div>
<ol class="shelf">${explanation.images.map((image) => facing(image, pictures.get(image.sha256) ?? null))}${emptyFacings(summary, explanation.images.length)}</ol>
${whatToChange(explanation)}${brokenRules(summary, explanation)}
</section>`
}

function facing({ position, classification, service_score }: Image, picture: string | null): Html {
  const place = position === 0 ? 'Main image' : `Image ${position}`
  const type = classification ?? 'Not known'
  return html`<li><div class="picture">${picture === null ? html`<span class="meta">No picture</span>` : html`<img src="${picture}" alt="${place}: ${type}" loading="lazy">`}</div><div class="ticket"><span class="meta">${place}</span><span class="type">${type}</span>${scoreBar(service_score, { hasWord: false })}</div></li>`
}

/** Returns empty places for the images that the listing lacks. The types that it should have come first. */
function emptyFacings({ recommended_image_count: wanted, missing }: Summary, have: number): Html[] {
  const places = Math.max(0, (wanted ?? 0) - have)
  return Array.from(
    { length: places },
    (_, place) =>
      html`<li class="empty"><div class="picture"><span>${missing[place] ?? 'One more image'}</span></div><div class="ticket"><span class="meta">Image ${have + place}</span><span class="type">Missing</span></div></li>`,
  )
}

function whatToChange({ actions, can_win: canWin }: ReportedExplanation): Html {
  if (actions.length === 0) return html`<p class="note">There is nothing to change that gains points.</p>`
  const shown = distinctActions(actions).slice(0, MAX_ACTIONS)
  return html`<h3>What to change <span class="meta">in points of this listing, each change alone. All steps together: ${gain(canWin)}</span></h3>
<ol class="actions">${shown.map(({ title, detail, gain_listing }) => html`<li><b class="gain">${gain(gain_listing)}</b><div><b>${title}</b><p class="meta">${detail}</p></div></li>`)}</ol>`
}

function brokenRules({ retailer: id }: Summary, { broken_rules: broken }: ReportedExplanation): Html | null {
  const retailer = findRetailer(id)
  if (!retailer || broken.length === 0) return null
  return html`<h3>Rules that the main image breaks</h3>
<ul class="rules">${broken.map((check) => html`<li>${describeBrokenRule(check, retailer)}</li>`)}</ul>`
}
