import { element, svgDocument } from '@endcap/drawing/svg'
import { type AcceptanceState, CERTIFIED, isApproved, wordOf } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import {
  at,
  certifiedMark,
  FONT,
  fit,
  frame,
  GAIN,
  INK,
  LOSS,
  LOSS_FILL,
  MARGIN,
  MUTED,
  onLines,
  type Picture,
  panel,
  picture,
  SCORE_FILL,
  scoreBadge,
  TRACK,
  WIDTH,
  words,
} from './drawing.ts'
import { shorten, wrap } from './text-layout.ts'

/** Points are the listing's. */
export type ListingExplanation = {
  title: string
  score: number
  canWin: number
  /** Verdicts of targets on the main image. */
  acceptance: readonly { target: string; main_image: AcceptanceState; reason: string | null }[]
  /** Lost points, summing to 100 minus the score. */
  breakdown: readonly { title: string; points: number }[]
  /** In order, main image first. */
  images: readonly { image: Picture; score: number; assetType: string }[]
  /** Asset types that the listing lacks. */
  missing: readonly string[]
  actions: readonly { title: string; gain: number }[]
}

const INNER = WIDTH - 2 * MARGIN
const COLUMNS = 7
const GAP = 16
const CELL = (INNER - (COLUMNS - 1) * GAP) / COLUMNS
const CELL_HEIGHT = CELL + 62
const LINE = 26
/** Column width of breakdown and actions. */
const HALF = (INNER - 40) / 2
/** The last line sums up the others. */
const MAX_LINES = 12
const BAR_HEIGHT = 18
const HEADER = 116
const TITLE = { width: INNER - 116, size: 21, lines: 2 }
const TITLE_STEP = 26
const TEXT_SIZE = 14
/** Text start after the points. */
const TEXT_START = 70

/** Shows points, images with dashed places for missing ones, breakdown and changes. Deterministic. */
export function listingSvg(listing: ListingExplanation): string {
  const { score, images, missing, acceptance } = listing
  const rows = Math.ceil((images.length + missing.length) / COLUMNS)
  const lists = HEADER + 76 + rows * CELL_HEIGHT + 30
  const lost = linesOf(listing.breakdown.map(({ title: name, points }) => ({ name, points: -points })))
  const gained = linesOf(listing.actions.map(({ title: name, gain: points }) => ({ name, points })))
  const height = lists + 30 + LINE * Math.max(lost.length, gained.length, 1) + MARGIN
  const content = onLines([
    element('rect', { width: '100%', height: '100%', fill: '#ffffff' }),
    at(MARGIN, MARGIN, scoreBadge(score, ENGLISH.write(wordOf(score, isApproved(acceptance))))),
    at(MARGIN + 116, MARGIN, heading(listing)),
    panel(MARGIN, HEADER, [scoreBar(listing)]),
    panel(MARGIN, HEADER + 56, cells(listing)),
    panel(MARGIN, lists, [words(0, 0, 'Where points are lost', 16, INK, 'bold'), ...list(lost, LOSS)]),
    panel(MARGIN + HALF + 40, lists, [
      words(0, 0, 'What to change, and what each change alone is worth', 16, INK, 'bold'),
      ...(gained.length > 0
        ? list(gained, GAIN)
        : [words(0, 30, 'No change gains points.', TEXT_SIZE, MUTED)]),
    ]),
  ])
  return svgDocument({ width: WIDTH, height: Math.ceil(height), 'font-family': FONT }, content)
}

/** Centers text next to the badge. */
function heading(listing: ListingExplanation): string {
  const lines = wrap(listing.title, TITLE)
  const top = lines.length === 1 ? 31 : 18
  return [
    ...lines.map((line, index) => words(0, top + index * TITLE_STEP, line, TITLE.size, INK, 'bold')),
    words(0, top + lines.length * TITLE_STEP, summaryOf(listing), 15, MUTED),
  ].join('')
}

/** Says first who does not accept the main image. */
function summaryOf({ images, missing, canWin, acceptance }: ListingExplanation): string {
  const count = images.length === 1 ? '1 image' : `${images.length} images`
  const gap =
    missing.length === 0
      ? ''
      : `, ${missing.length === 1 ? '1 image is' : `${missing.length} images are`} missing`
  const gain = canWin > 0 ? `${canWin.toFixed(1)} points to win` : 'no points to win'
  const refusal = acceptance.find(({ main_image: state }) => state !== 'accepted')
  return `${refusal ? `${refusalText(refusal)} · ` : ''}${count}${gap} · ${gain}`
}

function refusalText({
  target,
  main_image: state,
  reason,
}: ListingExplanation['acceptance'][number]): string {
  const verdict = state === 'not_accepted' ? `Not accepted by ${target}` : `Not sure for ${target}`
  return reason === null ? verdict : `${verdict}: ${reason}`
}

/** Puts gained points before those lost by cause. */
function scoreBar({ score, breakdown }: ListingExplanation): string {
  const width = (points: number) => (INNER * points) / 100
  let start = width(score)
  const segments = breakdown.map(({ points }, index) => {
    const segment = element('rect', {
      x: start,
      width: Math.max(0, width(points) - 1),
      height: BAR_HEIGHT,
      fill: LOSS_FILL,
      'fill-opacity': index % 2 === 0 ? 1 : 0.6,
    })
    start += width(points)
    return segment
  })
  return [
    element('rect', { width: INNER, height: BAR_HEIGHT, fill: TRACK }),
    element('rect', { width: Math.max(0, width(score) - 1), height: BAR_HEIGHT, fill: SCORE_FILL }),
    ...segments,
    certifiedMark(INNER, -4, BAR_HEIGHT + 8),
  ].join('')
}

/** Adds a dashed place per missing image. */
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
    words(CELL, CELL + 20, score.toFixed(1), 14, score < CERTIFIED ? LOSS : INK, 'bold', 'end'),
    words(0, CELL + 38, assetType, 13, INK, 'bold'),
  ].join('')
}

/** Keeps the label where other images have theirs. */
const missingCell = (assetType: string): string =>
  [
    element('rect', { ...square, fill: 'none', stroke: MUTED, 'stroke-dasharray': '6 5' }),
    words(0, CELL + 20, 'Missing', 13, MUTED),
    words(0, CELL + 38, assetType, 13, INK, 'bold'),
  ].join('')

type Line = { name: string; points: number }

/** Sums up the rest in the last line. */
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
    const shown = shorten(name, HALF - TEXT_START, TEXT_SIZE)
    return words(56, y, text, 15, color, 'bold', 'end') + words(TEXT_START, y, shown, TEXT_SIZE, INK)
  })
}
