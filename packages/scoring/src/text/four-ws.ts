import { type Curve, scoreAt } from '../curve.ts'
import type { ImageFacts, TextLine } from '../facts.ts'
import { mean } from '../mean.ts'
import { patternInPacks } from './language-patterns.ts'
import { normaliseText, similarityWithin } from './similar-text.ts'
import { findSizes, isSameSize } from './size-expressions.ts'
import { liesIn } from './size-lozenge.ts'
import { MIN_CONFIDENCE, ON_PRODUCT, SAME_WORD } from './thresholds.ts'

const MAIN_LINES = 3

/** The four Ws that GS1 wants a hero to show at a glance: who makes it, what it is, which variety and how much. */
export const FOUR_WS = ['brand', 'product_type', 'variant', 'size_and_count'] as const
/** One of the four Ws. */
export type FourW = (typeof FOUR_WS)[number]

/** A word or size that the pack should show, and how it was found there. */
export type Finding = {
  word: string
  /** The line that matches best, or null if the word is certainly not on the pack. */
  line: TextLine | null
  /** Similarity of the text read at full size and on the two tiles, 0–1. */
  similarity: { full: number; px101: number; px202: number }
}
/**
 * Findings of each of the four Ws: the expected words that are on the pack, or those that certainly are not
 * if it shows none of them. Null if the expected words are unknown or cannot be judged.
 */
export type Findings = Record<FourW, readonly Finding[] | null>

/** Returns the lines on the pack that were read with some confidence, or all such lines if no product was found. */
export function packLines({ text, product }: Pick<ImageFacts, 'text' | 'product'>): TextLine[] {
  return text.lines.filter(
    ({ onProduct, confidence }) => confidence >= MIN_CONFIDENCE && (!product || onProduct >= ON_PRODUCT),
  )
}

/** Returns the pack's tallest lines that were tried on the tiles: the text that matters most to a shopper. */
export function mainPackLines(facts: Pick<ImageFacts, 'text' | 'product'>): TextLine[] {
  return packLines(facts)
    .filter(({ tiles, text }) => tiles !== null && normaliseText(text ?? '').length > 1)
    .slice(0, MAIN_LINES)
}

/** Words of watermarks by which sellers of photographs protect them. */
const STOCK_PHOTO =
  /\b(?:shutterstock|getty ?images|istock(?:photo)?|alamy|adobe ?stock|dreamstime|depositphotos|123rf|photo ?stock|stock ?photo|watermark)\b/i
/** Words of promotions, which are not printed on packs. */
const PROMOTION = new RegExp(
  String.raw`\b(?:${patternInPacks(({ promotions }) => promotions)})\b|^sale!?$|^[-–] ?\d\d? ?%$`,
  'i',
)

/** Returns whether a line says what watermarks and promotions say. */
export function isOverlaid(line: TextLine): boolean {
  return PROMOTION.test(line.text ?? '') || isStockPhoto(line)
}

/** Returns whether a line is the watermark of a seller of photographs. */
export function isStockPhoto({ text }: TextLine): boolean {
  return STOCK_PHOTO.test(text ?? '')
}

/** Degrees from level and upright beyond which a line counts as slanted. */
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
      (line.text === null || (line.confidence >= MIN_CONFIDENCE && normaliseText(line.text).length > 1)),
  )
  const slanted = credible.filter((line) => line.text !== null && slantOf(line, file) > SLANT)
  const isRepeated = (line: TextLine) =>
    slanted.filter(
      (other) =>
        similarityWithin(normaliseText(other.text ?? ''), normaliseText(line.text ?? '')) >= SAME_WORD,
    ).length > 1
  return credible.filter(
    (line) => line.onProduct < ON_PRODUCT || isOverlaid(line) || (slanted.includes(line) && isRepeated(line)),
  )
}

/** Returns the degrees between a line and level or upright, whichever is nearer. */
export function slantOf(line: TextLine, file: ImageFacts['file']): number {
  const degrees = Math.abs(angleOf(line, file)) % 90
  return Math.min(degrees, 90 - degrees)
}

/** Returns the angle of a line in degrees from level, clockwise. */
export function angleOf({ corners }: TextLine, { widthPx, heightPx }: ImageFacts['file']): number {
  const [start, end] = corners
  if (!start || !end) return 0
  return (Math.atan2((end[1] - start[1]) * heightPx, (end[0] - start[0]) * widthPx) * 180) / Math.PI
}

/** Returns the finding for the line's own text: how well it is readable on the tiles. */
export function findingOfLine(line: TextLine): Finding {
  const word = normaliseText(line.text ?? '')
  const sizes = findSizes(line.text ?? '')
  const sameSize = (text: string) =>
    findSizes(text).some((found) => sizes.some((size) => isSameSize(found, size)))
  const onTile = (text: string | null | undefined) =>
    text ? Math.max(similarityWithin(normaliseText(text), word), Number(sameSize(text))) : 0
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
/** Multiplier by contrast. Strokes that differ from their background by less than a fifth of the scale fade on small screens. */
const CONTRAST: Curve = [
  [0.05, 0.4],
  [0.2, 0.85],
  [0.35, 1],
]

/** Scores the words on the pack by their height and contrast, 0–100. Words that are certainly missing score zero. */
export function presenceScore(findings: readonly Finding[]): number {
  return mean(
    findings.map(({ line }) =>
      line ? scoreAt(PROMINENCE, line.height) * scoreAt(CONTRAST, line.contrast ?? 1) : 0,
    ),
  )
}

/** Scores of a word that is read on the small tile, on the large tile of current phones, or in part. */
const ON_SMALL_TILE = 100
const ON_LARGE_TILE = 90
const PARTLY = 70

/**
 * Scores how many of the pack's words are readable on a phone's search tile, 0–100. Null if none was tried
 * there: a word that the pack does not print is missing, not unreadable.
 */
export function tileScore(findings: readonly Finding[]): number | null {
  const scores = findings.flatMap((finding) => (finding.line?.tiles ? [tileScoreOf(finding)] : []))
  return scores.length > 0 ? mean(scores) : null
}

function tileScoreOf({ similarity }: Finding): number {
  if (similarity.px101 >= SAME_WORD) return ON_SMALL_TILE
  if (similarity.px202 >= SAME_WORD) return ON_LARGE_TILE
  return PARTLY * Math.max(similarity.px101, similarity.px202)
}

/** Returns whether a line is readable on a tile of either size. False if it was not tried. */
export function isReadOnTile(line: TextLine): boolean {
  return line.tiles !== null && tileScoreOf(findingOfLine(line)) >= ON_LARGE_TILE
}
