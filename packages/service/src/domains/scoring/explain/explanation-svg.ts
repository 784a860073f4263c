import { escapeMarkup } from '@endcap/demo-shop'
import {
  type Factor,
  isReadOnTile,
  type ImageFacts,
  type ImageScore,
  type MobileReadiness,
} from '@endcap/scoring'

/** A PNG or JPEG inside the drawing, as a data URI. */
export type Picture = { uri: string; width: number; height: number }

/** Content of the drawing. */
export type Explanation = {
  title: string
  image: Picture
  /** Attention from blue (low) to red (high), half transparent, in the image's aspect. */
  heat: Picture
  /** The image on a phone's search tile, 202 pixels wide. */
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
 * Explains an image's score in one SVG: the image with the product's outline and its lines of text (readable
 * on the tile, unreadable there, or not tried), the attention map, the tile as a phone shows it, and the
 * reason of each factor. Deterministic for the same facts.
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
${words(0, 0, 'Where shoppers look first (estimate)', 13, INK, 'bold')}
<g transform="translate(0 12)">${picture(image, attention)}${picture(heat, attention)}<rect width="${attention.width}" height="${attention.height}" fill="none" stroke="#c8cfd8"/></g>
</g>
<g transform="translate(${MARGIN + SMALL_PANEL + 26} ${lower})">
${words(0, 0, 'In search results on a phone (16 mm)', 13, INK, 'bold')}
<g transform="translate(0 12)">${picture(tile, tile)}<rect width="${tile.width}" height="${tile.height}" fill="none" stroke="#c8cfd8"/></g>
<g transform="translate(${tile.width + 14} 12)">${picture(tile, { width: tile.width / 2, height: tile.height / 2 })}<rect width="${tile.width / 2}" height="${tile.height / 2}" fill="none" stroke="#c8cfd8"/></g>
${readinessWords(readiness, tile.height + 34)}
</g>
<g transform="translate(${COLUMN} ${MARGIN})">
${scoreBadge(score.service_score)}
${words(112, 30, 'Score breakdown', 15, INK, 'bold')}
${words(112, 52, 'Bars show the score of each factor, numbers the points it costs.', 12, MUTED)}
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
  const polygon = (points: Points) =>
    `<polygon points="${points.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`).join(' ')}" fill="none" stroke="${OUTLINE}" stroke-width="2.5"/>`
  return (product?.outlines ?? []).map(polygon).join('')
}

type Points = readonly (readonly [x: number, y: number])[]

/** Draws a box around each line of text. Lines beside the product or unreadable at full size are not tried on the tile. */
function textBoxes({ text }: ImageFacts, { width, height }: Size): string {
  return text.lines
    .map((line) => {
      const color = line.tiles === null ? UNREAD : isReadOnTile(line) ? READ : LOST
      const points = line.corners.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`)
      return `<polygon points="${points.join(' ')}" fill="${color}" fill-opacity="0.12" stroke="${color}" stroke-width="1.5"/>`
    })
    .join('')
}

function legend(x: number, y: number): string {
  const entries = [
    [OUTLINE, 'product'],
    [READ, 'readable on a phone'],
    [LOST, 'unreadable on a phone'],
    [UNREAD, 'other text'],
  ] as const
  return entries
    .map(
      ([color, label], index) =>
        `<rect x="${x + index * 165}" y="${y - 10}" width="12" height="12" fill="${color}"/>${words(x + 18 + index * 165, y, label, 12, MUTED)}`,
    )
    .join('')
}

function readinessWords(readiness: MobileReadiness, y: number): string {
  const level =
    readiness.legibility_level === null
      ? 'No text on the product'
      : `Legibility ${readiness.legibility_level}, ${readiness.overall ?? 0} out of 100`
  const lines = readiness.preview.lines
    .slice(0, 4)
    .map(
      ({ text, px202 }) =>
        `“${shorten(text, 20)}” ${px202 ? `is read as “${shorten(px202, 20)}”` : 'is unreadable'}`,
    )
  return [
    words(0, y, level, 13, INK, 'bold'),
    ...lines.map((line, index) => words(0, y + 20 + index * 17, line, 12, MUTED)),
  ].join('')
}

function scoreBadge(score: number): string {
  return `<rect width="96" height="72" rx="12" fill="${colorOf(score)}"/><text x="48" y="48" font-size="32" font-weight="bold" fill="#ffffff" text-anchor="middle">${score.toFixed(1)}</text>`
}

function factorBar({ name, score, impact, reason }: Factor, y: number): string {
  const length = 470
  return [
    words(0, y, name.replaceAll('_', ' '), 13, INK, 'bold'),
    words(length, y, impact >= 0.1 ? `−${impact.toFixed(1)}` : '', 13, LOST, 'bold', 'end'),
    `<rect y="${y + 5}" width="${length}" height="6" rx="3" fill="#e8ecf1"/>`,
    `<rect y="${y + 5}" width="${((length * score) / 100).toFixed(1)}" height="6" rx="3" fill="${colorOf(score)}"/>`,
    words(0, y + 26, shorten(reason, 82), 11, MUTED),
  ].join('')
}

const colorOf = (score: number): string => (score >= 80 ? READ : score >= 55 ? UNREAD : LOST)

function words(
  x: number,
  y: number,
  text: string,
  size: number,
  color: string,
  weight = 'normal',
  anchor = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}">${escape(text)}</text>`
}

const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/** Replaces control characters, which XML 1.0 forbids even in escaped form, and escapes markup. */
const escape = (text: string): string => escapeMarkup(text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '))
