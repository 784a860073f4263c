import { element, svgDocument } from '@endcap/demo-shop/svg'
import {
  at,
  colorOf,
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
  scoreBadge,
  shorten,
  WIDTH,
  words,
} from './drawing.ts'

/** Content of the drawing of a listing. Points are points of the listing. */
export type ListingExplanation = {
  title: string
  score: number
  canWin: number
  /** Points that the listing lacks, which add up to 100 minus the score. */
  breakdown: readonly { title: string; points: number }[]
  /** In their order, the main image first. */
  images: readonly { image: Picture; score: number; assetType: string }[]
  /** Asset types that the listing should have and does not. */
  missing: readonly string[]
  actions: readonly { title: string; gain: number }[]
}

const INNER = WIDTH - 2 * MARGIN
const COLUMNS = 7
const GAP = 16
const CELL = (INNER - (COLUMNS - 1) * GAP) / COLUMNS
const CELL_HEIGHT = CELL + 62
const LINE = 26
/** Width of the breakdown's and of the actions' column. */
const HALF = (INNER - 40) / 2
/** Most lines of the breakdown and of the actions. The last line sums up the others. */
const MAX_LINES = 12
const BAR_HEIGHT = 18
const HEADER = 110

/**
 * Explains a listing's score in one SVG: the points that it has and lacks as one bar, its images in order with
 * dashed places for what is missing, the breakdown, and what to change. Deterministic for the same content.
 */
export function listingSvg(listing: ListingExplanation): string {
  const { title, score, canWin, images, missing } = listing
  const rows = Math.ceil((images.length + missing.length) / COLUMNS)
  const lists = HEADER + 70 + rows * CELL_HEIGHT + 30
  const lost = linesOf(listing.breakdown.map(({ title: name, points }) => ({ name, points: -points })))
  const gained = linesOf(listing.actions.map(({ title: name, gain: points }) => ({ name, points })))
  const height = lists + 30 + LINE * Math.max(lost.length, gained.length, 1) + MARGIN
  const content = onLines([
    element('rect', { width: '100%', height: '100%', fill: '#ffffff' }),
    at(MARGIN, MARGIN, scoreBadge(score)),
    words(MARGIN + 116, MARGIN + 32, shorten(title, 70), 22, INK, 'bold'),
    words(MARGIN + 116, MARGIN + 60, summaryOf(listing, canWin), 15, MUTED),
    panel(MARGIN, HEADER, [scoreBar(listing)]),
    panel(MARGIN, HEADER + 50, cells(listing)),
    panel(MARGIN, lists, [words(0, 0, 'Where points are lost', 16, INK, 'bold'), ...list(lost, POOR)]),
    panel(MARGIN + HALF + 40, lists, [
      words(0, 0, 'What to change, and what each change alone is worth', 16, INK, 'bold'),
      ...(gained.length > 0 ? list(gained, GOOD) : [words(0, 30, 'Nothing is worth a change.', 14, MUTED)]),
    ]),
  ])
  return svgDocument({ width: WIDTH, height: Math.ceil(height), 'font-family': FONT }, content)
}

function summaryOf({ images, missing }: ListingExplanation, canWin: number): string {
  const count = images.length === 1 ? '1 image' : `${images.length} images`
  const gap =
    missing.length === 0
      ? ''
      : `, ${missing.length} ${missing.length === 1 ? 'asset type' : 'asset types'} missing`
  return `${count}${gap} · ${canWin > 0 ? `${canWin.toFixed(1)} points to win` : 'no points to win'}`
}

/** Returns a bar of 100 points: those that the listing has, then those that it lacks by cause. */
function scoreBar({ score, breakdown }: ListingExplanation): string {
  const width = (points: number) => (INNER * points) / 100
  let start = width(score)
  const segments = breakdown.map(({ points }, index) => {
    const segment = element('rect', {
      x: start,
      width: Math.max(0, width(points) - 1),
      height: BAR_HEIGHT,
      fill: POOR,
      'fill-opacity': index % 2 === 0 ? 0.75 : 0.45,
    })
    start += width(points)
    return segment
  })
  return [
    element('rect', { width: INNER, height: BAR_HEIGHT, fill: '#e8ecf1' }),
    element('rect', { width: Math.max(0, width(score) - 1), height: BAR_HEIGHT, fill: colorOf(score) }),
    ...segments,
  ].join('')
}

/** Returns the images, then a dashed place for each missing one. */
function cells({ images, missing }: ListingExplanation): string[] {
  const place = (index: number, content: string) =>
    at((index % COLUMNS) * (CELL + GAP), Math.floor(index / COLUMNS) * CELL_HEIGHT, content)
  return [
    ...images.map((image, index) => place(index, imageCell(image, index))),
    ...missing.map((assetType, index) => place(images.length + index, missingCell(assetType))),
  ]
}

const square = { width: CELL, height: CELL }

function imageCell({ image, score, assetType }: ListingExplanation['images'][number], index: number): string {
  const shown = fit(image, CELL, CELL)
  return [
    at((CELL - shown.width) / 2, (CELL - shown.height) / 2, picture(image, shown)),
    frame(square),
    words(0, CELL + 20, index === 0 ? 'Main image' : `Image ${index}`, 13, MUTED),
    words(CELL, CELL + 20, score.toFixed(1), 14, colorOf(score), 'bold', 'end'),
    words(0, CELL + 38, assetType, 13, INK, 'bold'),
  ].join('')
}

const missingCell = (assetType: string): string =>
  [
    element('rect', { ...square, fill: 'none', stroke: MUTED, 'stroke-dasharray': '6 5' }),
    words(CELL / 2, CELL / 2 + 5, 'missing', 14, MUTED, 'normal', 'middle'),
    words(0, CELL + 38, assetType, 13, MUTED, 'bold'),
  ].join('')

type Line = { name: string; points: number }

/** Returns the lines with the most points. The last one sums up those that do not fit. */
function linesOf(lines: readonly Line[]): Line[] {
  const sorted = lines
    .filter(({ points }) => Math.abs(points) >= 0.05)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  if (sorted.length <= MAX_LINES) return sorted
  const rest = sorted.slice(MAX_LINES - 1)
  const isLoss = rest.every(({ points }) => points < 0)
  // Losses add up. Gains do not, because each is of one change alone.
  const points = isLoss ? rest.reduce((sum, line) => sum + line.points, 0) : 0
  return [...sorted.slice(0, MAX_LINES - 1), { name: `${rest.length} more`, points }]
}

function list(lines: readonly Line[], color: string): string[] {
  return lines.map(({ name, points }, index) => {
    const y = 30 + index * LINE
    const sign = points < 0 ? '−' : '+'
    const text = points === 0 ? '' : `${sign}${Math.abs(points).toFixed(1)}`
    return words(56, y, text, 15, color, 'bold', 'end') + words(70, y, shorten(name, 62), 14, INK)
  })
}
