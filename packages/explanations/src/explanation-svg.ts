import { element, svgDocument } from '@endcap/demo-shop/svg'
import {
  type Factor,
  type ImageFacts,
  type ImageScore,
  isReadOnTile,
  type MobileReadiness,
} from '@endcap/scoring'
import {
  at,
  colorOf,
  FAIR,
  FONT,
  fit,
  frame,
  GOOD,
  INK,
  MARGIN,
  MUTED,
  onLines,
  type Picture,
  POOR,
  panel,
  picture,
  type Size,
  scoreBadge,
  shorten,
  WIDTH,
  words,
} from './drawing.ts'

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

const PANEL = 620
const SMALL_PANEL = 298
const COLUMN = MARGIN + PANEL + 36
const BAR_STEP = 43
const OUTLINE = '#00a3a3'

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
  const content = onLines([
    element('rect', { width: '100%', height: '100%', fill: '#ffffff' }),
    words(MARGIN, MARGIN + 22, shorten(title, 46), 20, INK, 'bold'),
    words(
      MARGIN,
      MARGIN + 46,
      `${score.classification} · ${facts.file.widthPx} × ${facts.file.heightPx} px · ${score.model_version}`,
      13,
      MUTED,
    ),
    panel(MARGIN, MARGIN + 64, [
      picture(image, shown),
      outlines(facts, shown),
      textBoxes(facts, shown),
      frame(shown),
    ]),
    legend(MARGIN, MARGIN + 64 + shown.height + 22),
    panel(MARGIN, lower, [
      words(0, 0, 'Where shoppers look first (estimate)', 13, INK, 'bold'),
      at(0, 12, picture(image, attention) + picture(heat, attention) + frame(attention)),
    ]),
    panel(MARGIN + SMALL_PANEL + 26, lower, [
      words(0, 0, 'In search results on a phone (16 mm)', 13, INK, 'bold'),
      at(0, 12, picture(tile, tile) + frame(tile)),
      at(tile.width + 14, 12, picture(tile, half(tile)) + frame(half(tile))),
      readinessWords(readiness, tile.height + 34),
    ]),
    panel(COLUMN, MARGIN, [
      scoreBadge(score.service_score),
      words(112, 30, 'Score breakdown', 15, INK, 'bold'),
      words(112, 52, 'Bars show the score of each factor, numbers the points it costs.', 12, MUTED),
      ...score.factors.map((factor, index) => factorBar(factor, 104 + index * BAR_STEP)),
    ]),
  ])
  return svgDocument({ width: WIDTH, height: Math.ceil(height), 'font-family': FONT }, content)
}

const half = ({ width, height }: Size): Size => ({ width: width / 2, height: height / 2 })

type Points = readonly (readonly [x: number, y: number])[]

/** Returns the attribute of a polygon, whose points are shares of the image's sides. */
const scaled = (points: Points, { width, height }: Size): string =>
  points.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`).join(' ')

function outlines({ product }: ImageFacts, size: Size): string {
  return (product?.outlines ?? [])
    .map((outline) =>
      element('polygon', {
        points: scaled(outline, size),
        fill: 'none',
        stroke: OUTLINE,
        'stroke-width': 2.5,
      }),
    )
    .join('')
}

/** Draws a box around each line of text. Lines beside the product or unreadable at full size are not tried on the tile. */
function textBoxes({ text }: ImageFacts, size: Size): string {
  return text.lines
    .map((line) => {
      const color = line.tiles === null ? FAIR : isReadOnTile(line) ? GOOD : POOR
      return element('polygon', {
        points: scaled(line.corners, size),
        fill: color,
        'fill-opacity': 0.12,
        stroke: color,
        'stroke-width': 1.5,
      })
    })
    .join('')
}

function legend(x: number, y: number): string {
  const entries = [
    [OUTLINE, 'product'],
    [GOOD, 'readable on a phone'],
    [POOR, 'unreadable on a phone'],
    [FAIR, 'other text'],
  ] as const
  return entries
    .map(
      ([color, label], index) =>
        element('rect', { x: x + index * 165, y: y - 10, width: 12, height: 12, fill: color }) +
        words(x + 18 + index * 165, y, label, 12, MUTED),
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

function factorBar({ name, score, impact, reason }: Factor, y: number): string {
  const length = 470
  const bar = (width: number | string, fill: string) =>
    element('rect', { y: y + 5, width, height: 6, rx: 3, fill })
  return [
    words(0, y, name.replaceAll('_', ' '), 13, INK, 'bold'),
    words(length, y, impact >= 0.1 ? `−${impact.toFixed(1)}` : '', 13, POOR, 'bold', 'end'),
    bar(length, '#e8ecf1'),
    bar(((length * score) / 100).toFixed(1), colorOf(score)),
    words(0, y + 26, shorten(reason, 82), 11, MUTED),
  ].join('')
}
