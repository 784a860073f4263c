import { CERTIFIED } from '@endcap/scoring'
import type { Writer } from '@endcap/words/writer'
import packageJson from '../../package.json' with { type: 'json' }
import type { ListingsReport } from '../operator/administration/report-administration.ts'
import { histogram } from './histogram.ts'
import { Html, html } from './html.ts'
import { listingSection, type Pictures } from './listing-section.ts'
import { listingsTable } from './listings-table.ts'
import { lostPoints } from './lost-points.ts'
import { type ReportWords, reportWords } from './report-words.ts'
import { STYLES } from './styles.ts'

/** Pictures of a report as `data:` addresses: of the images by their content, and of the table's rows in order. */
export type ReportPictures = { images: Pictures; thumbnails: readonly (string | null)[] }

type Context = { pictures: ReportPictures; filters: readonly string[]; madeAt: Date; words: Writer }

/** Blocks everything that is not part of the file. */
const POLICY = new Html("default-src 'none'; img-src data:; style-src 'unsafe-inline'")

/** Returns a report as one HTML document that loads nothing. */
export function reportPage(
  report: ListingsReport,
  { pictures, filters, madeAt, ...context }: Context,
): string {
  const words = reportWords(context.words)
  const { say } = words
  const { organization, figures, listings } = report
  const title = say('report.title', { organization: organization.name })
  const made = { date: words.date(madeAt), count: figures.count }
  const head =
    listings.length < figures.count
      ? say('report.head_of_part', { ...made, shown: listings.length })
      : say('report.head', made)
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(STYLES)}</style>
</head>
<body>
<main>
<header class="page"><h1><bdi>${title}</bdi></h1><p class="meta">${head}</p>${filters.length > 0 && html`<ul class="filters">${filters.map((filter) => html`<li><bdi>${filter}</bdi></li>`)}</ul>`}</header>
${keyFigures(words, figures)}
${figures.scored > 0 ? charts(words, report) : html`<p class="panel note">${say('report.no_score')}</p>`}
${listings.length > 0 && listingsTable(words, listings, pictures.thumbnails)}
${listings.map(({ summary, explanation }, index) => explanation && listingSection(words, { summary, explanation }, index, pictures.images))}
<footer class="meta"><p>${say('report.about_points', { certified: CERTIFIED })}</p><p>${say('report.made_with', { version: packageJson.version })}</p></footer>
</main>
</body>
</html>
`.text
}

const charts = (words: ReportWords, { figures, listings }: ListingsReport): Html =>
  html`<div class="charts"><section class="panel"><h2>${words.say('report.by_score')}</h2>${histogram(words, figures.histogram)}</section>
<section class="panel"><h2>${words.say('report.lost_points')} <span class="meta">${words.say('report.lost_points_note')}</span></h2>${lostPoints(words, listings)}</section></div>`

function keyFigures(
  { say, count, score, percent }: ReportWords,
  { count: all, scored, certified, median, can_gain: canGain }: ListingsReport['figures'],
): Html {
  const share =
    scored > 0
      ? say('report.certified_share', { share: percent(Math.round((100 * certified) / scored)) })
      : ''
  const waiting = all - scored
  return html`<dl class="panel figures">
<div><dt>${say('report.listings')}</dt><dd class="figure">${count(all)}</dd><dd class="meta">${waiting > 0 ? say('report.without_score', { count: waiting }) : say('report.all_scored')}</dd></div>
<div><dt>${say('report.median')}</dt><dd class="figure">${score(median)}</dd><dd class="meta">${say('report.of_100')}</dd></div>
<div><dt>${say('report.certified')}</dt><dd class="figure">${count(certified)}</dd><dd class="meta">${share}</dd></div>
<div><dt>${say('report.can_gain')}</dt><dd class="figure gain">${count(canGain.today)}</dd><dd class="meta">${say('report.can_gain_note', { spark: canGain.with_spark, shoot: canGain.with_shoot })}</dd></div>
</dl>`
}
