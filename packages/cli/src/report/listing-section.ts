import { findRetailer } from '@endcap/catalog'
import { type Classification, distinctActions, isApproved, keyOf, wordOf } from '@endcap/scoring'
import type {
  ReportedExplanation,
  ReportedListing,
} from '../operator/administration/report-administration.ts'
import { breakdownBar } from './breakdown-bar.ts'
import { type Html, html } from './html.ts'
import type { ReportWords } from './report-words.ts'
import { acceptanceTag, scoreBar } from './score-bar.ts'

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
  words: ReportWords,
  { summary, explanation }: { summary: Summary; explanation: ReportedExplanation },
  index: number,
  pictures: Pictures,
): Html {
  const { pdp_score: points } = explanation
  const word = words.say('report.verdict', { word: wordOf(points, isApproved(explanation.acceptance)) })
  return html`<section class="panel listing" id="${anchorOf(index)}" aria-labelledby="${anchorOf(index)}-name">
<header><h2 id="${anchorOf(index)}-name"><bdi>${nameOf(summary)}</bdi></h2><p class="meta"><bdi>${detailsOf(summary)}</bdi></p></header>
<div class="verdict"><p><b class="figure">${words.score(points)}</b><span class="meta">${word}</span>${acceptanceTag(words, explanation.acceptance)}</p><div>${breakdownBar(words, explanation)}</div></div>
<ol class="shelf">${explanation.images.map((image) => facing(words, image, pictures.get(image.sha256) ?? null))}${emptyFacings(words, summary, explanation.images.length)}</ol>
${whatToChange(words, explanation)}${brokenRules(words, explanation)}
</section>`
}

const placeOf = (say: ReportWords['say'], position: number): string =>
  position === 0 ? say('report.main_image') : say('report.image', { position })

function facing(
  words: ReportWords,
  { position, classification, service_score }: Image,
  picture: string | null,
): Html {
  const { say } = words
  const place = placeOf(say, position)
  const type = classification === null ? say('report.no_type') : typeName(words, classification)
  return html`<li><div class="picture">${picture === null ? html`<span class="meta">${say('report.no_picture')}</span>` : html`<img src="${picture}" alt="${say('report.picture', { place, type })}" loading="lazy">`}</div><div class="ticket"><span class="meta">${place}</span><span class="type">${type}</span>${scoreBar(words, service_score, null)}</div></li>`
}

/** Returns empty places for the images that the listing lacks. The types that it should have come first. */
function emptyFacings(
  words: ReportWords,
  { recommended_image_count: wanted, missing }: Summary,
  have: number,
): Html[] {
  const { say } = words
  const places = Math.max(0, (wanted ?? 0) - have)
  const names = missing.map((type) => typeName(words, type))
  return Array.from(
    { length: places },
    (_, place) =>
      html`<li class="empty"><div class="picture"><span>${names[place] ?? say('report.one_more_image')}</span></div><div class="ticket"><span class="meta">${say('report.image', { position: have + place })}</span><span class="type">${say('report.missing')}</span></div></li>`,
  )
}

const typeName = ({ say }: ReportWords, type: Classification): string =>
  say(`asset_type.${keyOf(type)}.label`)

function whatToChange(
  { say, gain }: ReportWords,
  { actions, can_win_split: split }: ReportedExplanation,
): Html {
  if (actions.length === 0) return html`<p class="note">${say('report.nothing_to_change')}</p>`
  const shown = distinctActions(actions).slice(0, MAX_ACTIONS)
  return html`<h3>${say('report.what_to_change')} <span class="meta">${say('report.what_to_change_note', { today: gain(split.today), spark: gain(split.with_spark), shoot: gain(split.with_shoot) })}</span></h3>
<ol class="actions">${shown.map(({ title, detail, gain_listing }) => html`<li><b class="gain">${gain(gain_listing)}</b><div><b>${title}</b><p class="meta">${detail}</p></div></li>`)}</ol>`
}

/** Lists what keeps the targets from accepting the listing. */
function brokenRules({ say }: ReportWords, { acceptance }: ReportedExplanation): Html[] {
  return acceptance.flatMap(({ target_name: target, findings }) => {
    const hard = findings.filter(({ severity }) => severity === 'hard')
    if (hard.length === 0) return []
    return [
      html`<h3>${say('report.broken_rules', { target })}</h3>
<ul class="rules">${hard.map(({ position, message, fix }) => html`<li>${position === null ? null : html`<b>${placeOf(say, position)}</b> `}${message}. <span class="meta">${fix}</span></li>`)}</ul>`,
    ]
  })
}
