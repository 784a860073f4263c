import { escapeMarkup } from '../escape-markup.ts'
import {
  type Factor,
  isReadOnTile,
  type ImageFacts,
  type ImageScore,
  type MobileReadiness,
} from '@endcap/scoring'

/** A picture inside the drawing: a PNG or JPEG of this size as a data URI. */
export type Picture = { uri: string; width: number; height: number }

export type Explanation = {
  title: string
  image: Picture
  /** Attention, from blue (passed over) to red (looked at first), half transparent, in the image's aspect. */
  heat: Picture
  /** The image on the phone's tile, at its real 202 pixels. */
  tile: Picture
  facts: ImageFacts
  score: ImageScore
  readiness: MobileReadiness
}

const WIDTH = 1240
const MARGIN = 24
const PANEL = 620
const SMALL_PANEL = 298
const COLUMN = MARGIN + PANEL + 36
const BAR_STEP = 43
const INK = '#1b2430'
const MUTED = '#66717f'
const OUTLINE = '#00a3a3'
const READ = '#1f9d55'
const LOST = '#d64545'
const UNREAD = '#e0a100'
const FONT = 'font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif"'

/**
 * Why an image has its score, as one SVG: the image with the product's outline and its lines of text
 * (read on the tile, lost there, or not read at all), where the eye goes, the tile as a phone shows
 * it, and what each factor says. Pure: the same facts draw the same picture.
 */
export function explanationSvg({ title, image, heat, tile, facts, score, readiness }: Explanation): string {
  const shown = fit(image, PANEL, PANEL)
  const lower = MARGIN + 64 + shown.height + 44
  const attention = fit(image, SMALL_PANEL, SMALL_PANEL)
  const height = Math.max(
    lower + Math.max(attention.height, 2 * tile.height * 0.7, 240) + 90,
    150 + BAR_STEP * score.factors.length + 40,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${Math.ceil(height)}" ${FONT}>
<rect width="100%" height="100%" fill="#ffffff"/>
${words(MARGIN, MARGIN + 22, shorten(title, 46), 20, INK, 'bold')}
${words(MARGIN, MARGIN + 46, `${score.classification} · ${facts.file.widthPx} × ${facts.file.heightPx} px · ${score.model_version}`, 13, MUTED)}
<g transform="translate(${MARGIN} ${MARGIN + 64})">
${picture(image, shown)}
${outlines(facts, shown)}
${textBoxes(facts, shown)}
<rect width="${shown.width}" height="${shown.height}" fill="none" stroke="#c8cfd8"/>
</g>
${legend(MARGIN, MARGIN + 64 + shown.height + 22)}
<g transform="translate(${MARGIN} ${lower})">
${words(0, 0, 'Where the eye goes first (estimate)', 13, INK, 'bold')}
<g transform="translate(0 12)">${picture(image, attention)}${picture(heat, attention)}<rect width="${attention.width}" height="${attention.height}" fill="none" stroke="#c8cfd8"/></g>
</g>
<g transform="translate(${MARGIN + SMALL_PANEL + 26} ${lower})">
${words(0, 0, 'On a phone’s search tile (16 mm)', 13, INK, 'bold')}
<g transform="translate(0 12)">${picture(tile, tile)}<rect width="${tile.width}" height="${tile.height}" fill="none" stroke="#c8cfd8"/></g>
<g transform="translate(${tile.width + 14} 12)">${picture(tile, { width: tile.width / 2, height: tile.height / 2 })}<rect width="${tile.width / 2}" height="${tile.height / 2}" fill="none" stroke="#c8cfd8"/></g>
${readinessWords(readiness, tile.height + 34)}
</g>
<g transform="translate(${COLUMN} ${MARGIN})">
${scoreBadge(score.service_score)}
${words(112, 30, 'What the score is made of', 15, INK, 'bold')}
${words(112, 52, 'Bar: the factor’s score. On the right: the points lost through it.', 12, MUTED)}
${score.factors.map((factor, index) => factorBar(factor, 104 + index * BAR_STEP)).join('\n')}
</g>
</svg>`
}

type Size = { width: number; height: number }

function fit({ width, height }: Size, maxWidth: number, maxHeight: number): Size {
  const scale = Math.min(maxWidth / width, maxHeight / height)
  return { width: width * scale, height: height * scale }
}

const picture = ({ uri }: Picture, { width, height }: Size): string =>
  `<image href="${uri}" width="${width}" height="${height}" preserveAspectRatio="none"/>`

function outlines({ product }: ImageFacts, { width, height }: Size): string {
  const polygon = (points: ImageFactsPoints) =>
    `<polygon points="${points.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`).join(' ')}" fill="none" stroke="${OUTLINE}" stroke-width="2.5"/>`
  return (product?.outlines ?? []).map(polygon).join('')
}

type ImageFactsPoints = readonly (readonly [x: number, y: number])[]

/** Read on a phone's tile; lost there; or not tried: beside the product, or not read even at full size. */
function textBoxes({ text }: ImageFacts, { width, height }: Size): string {
  return text.lines
    .map((line) => {
      const colour = line.tiles === null ? UNREAD : isReadOnTile(line) ? READ : LOST
      const points = line.corners.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`)
      return `<polygon points="${points.join(' ')}" fill="${colour}" fill-opacity="0.12" stroke="${colour}" stroke-width="1.5"/>`
    })
    .join('')
}

function legend(x: number, y: number): string {
  const entries = [
    [OUTLINE, 'product'],
    [READ, 'text read on the tile'],
    [LOST, 'text lost on the tile'],
    [UNREAD, 'other text'],
  ] as const
  return entries
    .map(
      ([colour, label], index) =>
        `<rect x="${x + index * 155}" y="${y - 10}" width="12" height="12" fill="${colour}"/>${words(x + 18 + index * 155, y, label, 12, MUTED)}`,
    )
    .join('')
}

function readinessWords(readiness: MobileReadiness, y: number): string {
  const level =
    readiness.legibility_level === null
      ? 'Nothing to read on the product'
      : `Legibility ${readiness.legibility_level}, ${readiness.overall ?? 0} of 100`
  const lines = readiness.preview.lines
    .slice(0, 4)
    .map(({ text, px202 }) => `“${shorten(text, 20)}” is read as “${shorten(px202 ?? '', 20)}”`)
  return [
    words(0, y, level, 13, INK, 'bold'),
    ...lines.map((line, index) => words(0, y + 20 + index * 17, line, 12, MUTED)),
  ].join('')
}

function scoreBadge(score: number): string {
  return `<rect width="96" height="72" rx="12" fill="${colourOf(score)}"/><text x="48" y="48" font-size="32" font-weight="bold" fill="#ffffff" text-anchor="middle">${score.toFixed(1)}</text>`
}

function factorBar({ name, score, impact, reason }: Factor, y: number): string {
  const length = 470
  return [
    words(0, y, name.replaceAll('_', ' '), 13, INK, 'bold'),
    words(length, y, impact >= 0.1 ? `−${impact.toFixed(1)}` : '', 13, LOST, 'bold', 'end'),
    `<rect y="${y + 5}" width="${length}" height="6" rx="3" fill="#e8ecf1"/>`,
    `<rect y="${y + 5}" width="${((length * score) / 100).toFixed(1)}" height="6" rx="3" fill="${colourOf(score)}"/>`,
    words(0, y + 26, shorten(reason, 82), 11, MUTED),
  ].join('')
}

const colourOf = (score: number): string => (score >= 80 ? READ : score >= 55 ? UNREAD : LOST)

function words(
  x: number,
  y: number,
  text: string,
  size: number,
  colour: string,
  weight = 'normal',
  anchor = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${escape(text)}</text>`
}

const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/** XML 1.0 knows no control characters, escaped or not. */
const escape = (text: string): string => escapeMarkup(text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '))
