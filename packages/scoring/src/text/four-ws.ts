import { type Curve, scoreAt } from '../curve.ts'
import type { ImageFacts, TextLine } from '../facts.ts'
import { mean } from '../mean.ts'
import { patternInPacks } from './language-patterns.ts'
import { normalizeText, similarityWithin } from './similar-text.ts'
import { findSizes, isSameSize } from './size-expressions.ts'
import { liesIn } from './size-lozenge.ts'
import { MIN_CONFIDENCE, ON_PRODUCT, SAME_WORD } from './thresholds.ts'

const MAIN_LINES = 3

/** The four Ws that GS1 expects of a hero. */
export const FOUR_WS = ['brand', 'product_type', 'variant', 'size_and_count'] as const
export type FourW = (typeof FOUR_WS)[number]

export type Finding = {
  word: string
  /** Null if the word is certainly not on the pack. */
  line: TextLine | null
  /** At full size and on the tiles, 0–1. */
  similarity: { full: number; px101: number; px202: number }
}
/** Words on the pack, or if none, those certainly missing. Null if unknown or uncertain. */
export type Findings = Record<FourW, readonly Finding[] | null>

/** Returns confident lines on the pack, or anywhere without a product. */
export function packLines({ text, product }: Pick<ImageFacts, 'text' | 'product'>): TextLine[] {
  return text.lines.filter(
    ({ onProduct, confidence }) => confidence >= MIN_CONFIDENCE && (!product || onProduct >= ON_PRODUCT),
  )
}

/** Returns the tallest lines tried on tiles. */
export function mainPackLines(facts: Pick<ImageFacts, 'text' | 'product'>): TextLine[] {
  return packLines(facts)
    .filter(({ tiles, text }) => tiles !== null && normalizeText(text ?? '').length > 1)
    .slice(0, MAIN_LINES)
}

const STOCK_PHOTO =
  /\b(?:shutterstock|getty ?images|istock(?:photo)?|alamy|adobe ?stock|dreamstime|depositphotos|123rf|photo ?stock|stock ?photo|watermark)\b/i
/** Promotions are not printed on packs. */
const PROMOTION = new RegExp(
  String.raw`\b(?:${patternInPacks(({ promotions }) => promotions)})\b|^sale!?$|^[-–] ?\d\d? ?%$`,
  'i',
)

/** Matches watermarks and promotions. */
export function isOverlaid(line: TextLine): boolean {
  return PROMOTION.test(line.text ?? '') || isStockPhoto(line)
}

/** Matches a photograph seller's watermark. */
export function isStockPhoto({ text }: TextLine): boolean {
  return STOCK_PHOTO.test(text ?? '')
}

/** Degrees from level and upright. */
const SLANT = 10

/**
 * Returns text next to the pack, promotions, and watermarks (repeated slanted words). Leaves out badges, which
 * count as a whole, and empty readings such as wrinkles. Unread lines count.
 */
export function offPackLines({
  text,
  badges,
  file,
}: Pick<ImageFacts, 'text' | 'badges' | 'file'>): TextLine[] {
  const credible = text.lines.filter(
    (line) =>
      !line.isOnPack &&
      !badges.some((badge) => liesIn(badge, line)) &&
      (line.text === null || (line.confidence >= MIN_CONFIDENCE && normalizeText(line.text).length > 1)),
  )
  const slanted = credible.filter((line) => line.text !== null && slantOf(line, file) > SLANT)
  const isRepeated = (line: TextLine) =>
    slanted.filter(
      (other) =>
        similarityWithin(normalizeText(other.text ?? ''), normalizeText(line.text ?? '')) >= SAME_WORD,
    ).length > 1
  return credible.filter(
    (line) => line.onProduct < ON_PRODUCT || isOverlaid(line) || (slanted.includes(line) && isRepeated(line)),
  )
}

/** Returns degrees from level or upright. */
export function slantOf(line: TextLine, file: ImageFacts['file']): number {
  const degrees = Math.abs(angleOf(line, file)) % 90
  return Math.min(degrees, 90 - degrees)
}

/** Returns degrees from level, clockwise. */
export function angleOf({ corners }: TextLine, { widthPx, heightPx }: ImageFacts['file']): number {
  const [start, end] = corners
  if (!start || !end) return 0
  return (Math.atan2((end[1] - start[1]) * heightPx, (end[0] - start[0]) * widthPx) * 180) / Math.PI
}

/** Returns how well a line reads on the tiles. */
export function findingOfLine(line: TextLine): Finding {
  const word = normalizeText(line.text ?? '')
  const sizes = findSizes(line.text ?? '')
  const sameSize = (text: string) =>
    findSizes(text).some((found) => sizes.some((size) => isSameSize(found, size)))
  const onTile = (text: string | null | undefined) =>
    text ? Math.max(similarityWithin(normalizeText(text), word), Number(sameSize(text))) : 0
  return {
    word,
    line,
    similarity: { full: 1, px101: onTile(line.tiles?.px101), px202: onTile(line.tiles?.px202) },
  }
}

/** By line height: 2% is 4 px on the larger tile and unreadable, 6% is 12 px. */
const PROMINENCE: Curve = [
  [0.005, 40],
  [0.02, 70],
  [0.04, 90],
  [0.06, 100],
]
/** Strokes below a fifth of the scale fade on small screens. */
const CONTRAST: Curve = [
  [0.05, 0.4],
  [0.2, 0.85],
  [0.35, 1],
]

/** Scores height and contrast, 0–100. Missing words score zero. */
export function presenceScore(findings: readonly Finding[]): number {
  return mean(
    findings.map(({ line }) =>
      line ? scoreAt(PROMINENCE, line.height) * scoreAt(CONTRAST, line.contrast ?? 1) : 0,
    ),
  )
}

/** Scores of words read on the small tile, on current phones' large tile, or in part. */
const ON_SMALL_TILE = 100
const ON_LARGE_TILE = 90
const PARTLY = 70

/** Scores tile readability, 0–100. Null if not tried, because an unprinted word is not unreadable. */
export function tileScore(findings: readonly Finding[]): number | null {
  const scores = findings.flatMap((finding) => (finding.line?.tiles ? [tileScoreOf(finding)] : []))
  return scores.length > 0 ? mean(scores) : null
}

function tileScoreOf({ similarity }: Finding): number {
  if (similarity.px101 >= SAME_WORD) return ON_SMALL_TILE
  if (similarity.px202 >= SAME_WORD) return ON_LARGE_TILE
  return PARTLY * Math.max(similarity.px101, similarity.px202)
}

/** Accepts either tile. False if not tried. */
export function isReadOnTile(line: TextLine): boolean {
  return line.tiles !== null && tileScoreOf(findingOfLine(line)) >= ON_LARGE_TILE
}
