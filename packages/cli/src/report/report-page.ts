import { CERTIFIED } from '@endcap/scoring'
import packageJson from '../../package.json' with { type: 'json' }
import type { ListingsReport } from '../operator/administration/report-administration.ts'
import { histogram } from './histogram.ts'
import { Html, html } from './html.ts'
import { listingSection, type Pictures } from './listing-section.ts'
import { listingsTable } from './listings-table.ts'
import { lostPoints } from './lost-points.ts'
import { count, gain, score } from './numbers.ts'
import { STYLES } from './styles.ts'

/** Pictures of a report as `data:` addresses: of the images by their content, and of the table's rows in order. */
export type ReportPictures = { images: Pictures; thumbnails: readonly (string | null)[] }

type Context = { pictures: ReportPictures; filters: readonly string[]; madeAt: Date }

/** Blocks everything that is not part of the file. */
const POLICY = new Html("default-src 'none'; img-src data:; style-src 'unsafe-inline'")

/** Returns a report as one HTML document that loads nothing. */
export function reportPage(report: ListingsReport, { pictures, filters, madeAt }: Context): string {
  const { organization, figures, listings } = report
  const title = `Listing images of ${organization.name}`
  const shown = listings.length < figures.count ? html`, ${listings.length} of them in this report` : ''
  return html`<!doctype html>
<html lang="en">
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
<header class="page"><h1><bdi>${title}</bdi></h1><p class="meta">${dateOf(madeAt)} · ${count(figures.count, 'listing')}${shown}</p>${filters.length > 0 && html`<ul class="filters">${filters.map((filter) => html`<li><bdi>${filter}</bdi></li>`)}</ul>`}</header>
${keyFigures(figures)}
${figures.scored > 0 ? charts(report) : html`<p class="panel note">No listing has a score yet.</p>`}
${listings.length > 0 && listingsTable(listings, pictures.thumbnails)}
${listings.map(({ summary, explanation }, index) => explanation && listingSection({ summary, explanation }, index, pictures.images))}
<footer class="meta"><p>Points are points of the listing. The mark on each bar is ${CERTIFIED}: from there on, a listing or image is certified. Bars below it are hatched.</p><p>Made with Endcap ${packageJson.version}. This file loads nothing from other places.</p></footer>
</main>
</body>
</html>
`.text
}

const charts = ({ figures, listings }: ListingsReport): Html =>
  html`<div class="charts"><section class="panel"><h2>Listings by score</h2>${histogram(figures.histogram)}</section>
<section class="panel"><h2>Where points are lost <span class="meta">share of all lost points</span></h2>${lostPoints(listings)}</section></div>`

function keyFigures({ count: all, scored, certified, median, can_win }: ListingsReport['figures']): Html {
  const share = scored > 0 ? `${Math.round((100 * certified) / scored)}% of scored listings` : ''
  const waiting = all - scored
  return html`<dl class="panel figures">
<div><dt>Listings</dt><dd class="figure">${all.toLocaleString('en-US')}</dd><dd class="meta">${waiting > 0 ? `${waiting} without a score` : 'All scored'}</dd></div>
<div><dt>Median score</dt><dd class="figure">${score(median)}</dd><dd class="meta">of 100</dd></div>
<div><dt>Certified</dt><dd class="figure">${certified.toLocaleString('en-US')}</dd><dd class="meta">${share}</dd></div>
<div><dt>Can win</dt><dd class="figure gain">${can_win === null ? '–' : gain(can_win)}</dd><dd class="meta">points for the average listing</dd></div>
</dl>`
}

const dateOf = (date: Date): string =>
  date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }) + ' UTC'
