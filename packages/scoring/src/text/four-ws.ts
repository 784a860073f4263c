import { type Curve, scoreAt } from '../curve.ts'
import type { ImageFacts, TextLine } from '../facts.ts'
import type { ExpectedWords } from './product-name.ts'
import { normaliseText, similarityWithin } from './similar-text.ts'
import { findSizes, isSameSize } from './size-expressions.ts'
import { findSizeLozenges, liesIn } from './size-lozenge.ts'

/** Who makes it, what it is, which variety, how much: what GS1 asks a hero to say at a glance. */
export const FOUR_WS = ['brand', 'product_type', 'variant', 'size_and_count'] as const
export type FourW = (typeof FOUR_WS)[number]

/** One word or size that the pack should say, and how it was found there. */
export type Finding = {
  word: string
  /** The line that says it best; null where none does. */
  line: TextLine | null
  /** How well it is read there and on the two tiles, 0–1. */
  similarity: { full: number; px101: number; px202: number }
}
export type Findings = Record<FourW, readonly Finding[] | null>

/** A letter in four may be misread: recognition does that, and so do shoppers. */
const SAME_WORD = 0.75
/** Under this a line's reading is a guess. */
const MIN_CONFIDENCE = 0.7
/** From this share on a line stands on the product, not beside it. */
const ON_PRODUCT = 0.5
const MAIN_LINES = 3
/** A logo or a seam that looks like a line is read with less. */
const LIKELY = 0.5
/** Lower lines than this share of the frame no shopper reads without zooming. */
const READABLE_HEIGHT = 0.01

/** The lines that stand on the pack, read with some confidence; all lines where no product was found. */
export function packLines({ text, product }: Pick<ImageFacts, 'text' | 'product'>): TextLine[] {
  return text.lines.filter(
    ({ onProduct, confidence }) => confidence >= MIN_CONFIDENCE && (!product || onProduct >= ON_PRODUCT),
  )
}

/** The pack's tallest lines that were read without doubt: what a shopper should take from it. */
export function mainPackLines(facts: Pick<ImageFacts, 'text' | 'product'>): TextLine[] {
  return packLines(facts)
    .filter(({ tiles, text }) => tiles !== null && normaliseText(text ?? '').length > 1)
    .slice(0, MAIN_LINES)
}

/** Words of a watermark or of a promotion, which no pack says of itself. */
const OVERLAID_WORDS =
  /\b(?:shutterstock|getty ?images|istock(?:photo)?|alamy|adobe ?stock|dreamstime|depositphotos|123rf|photo ?stock|stock ?photo|watermark|free ?shipping|best ?price|limited ?offer|buy ?now|gratis ?versand|livraison ?gratuite|\d\d? ?% ?off)\b|^sale!?$|^[-–] ?\d\d? ?%$/i
/** How far a line leans from level and upright before it lies across the pack, in degrees. */
const SLANT = 10

/**
 * Lines that do not belong to the pack: beside it, promotions on top of it, and watermarks (the same
 * words more than once, slanted). Lines inside a badge count as the badge; what was read as nothing (a
 * wrinkle, a shadow) does not count, what was not tried does.
 */
export function offPackLines({
  text,
  badges,
  file,
}: Pick<ImageFacts, 'text' | 'badges' | 'file'>): TextLine[] {
  const credible = text.lines.filter(
    (line) =>
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
    (line) =>
      line.onProduct < ON_PRODUCT ||
      OVERLAID_WORDS.test(line.text ?? '') ||
      (slanted.includes(line) && isRepeated(line)),
  )
}

/** Degrees between a line and the nearest of level and upright. */
export function slantOf({ corners }: TextLine, { widthPx, heightPx }: ImageFacts['file']): number {
  const [start, end] = corners
  if (!start || !end) return 0
  const angle = Math.atan2((end[1] - start[1]) * heightPx, (end[0] - start[0]) * widthPx)
  const degrees = Math.abs((angle * 180) / Math.PI) % 90
  return Math.min(degrees, 90 - degrees)
}

/**
 * Looks for the expected words on the pack. A W that the name does not tell is null, as nobody knows
 * what to look for; the amount alone shows by itself, by its units, and may stand in a lozenge beside the pack.
 */
export function findFourWs(
  facts: Pick<ImageFacts, 'text' | 'product' | 'badges'>,
  expected: ExpectedWords | null,
): Findings {
  const lines = packLines(facts)
  const known = (findings: readonly Finding[]): readonly Finding[] | null => {
    if (findings.length === 0 || !hasWords(facts)) return null
    // What stands in a line that was not tried may well be there.
    const tried = hasUntriedLines(facts) ? findings.filter(({ line }) => line !== null) : findings
    return tried.length > 0 ? tried : null
  }
  const words = (list: readonly string[]) =>
    known(list.map((word) => bestFinding(word, lines, (text) => wordIn(text, word))))
  const sizes = expected?.sizes ?? []
  const withLozenge = [...lines, ...findSizeLozenges(facts).map(({ line }) => line)]
  return {
    brand: expected && words(expected.brand),
    product_type: expected && words(expected.productType),
    variant: expected && words(expected.variant),
    size_and_count: sizes.length > 0 ? known(findExpectedSize(sizes, withLozenge)) : findAnySize(withLozenge),
  }
}

/** A product without a line of text on it (a shoe, a chair) is not asked what it says. */
function hasWords({ text, product }: Pick<ImageFacts, 'text' | 'product'>): boolean {
  return text.lines.some(
    (line) =>
      (!product || line.onProduct >= ON_PRODUCT) &&
      (line.text === null || (line.confidence >= LIKELY && normaliseText(line.text).length > 1)),
  )
}

/** Lines on the pack that reading had no time for, and that are high enough to be read. */
function hasUntriedLines({ text, product }: Pick<ImageFacts, 'text' | 'product'>): boolean {
  return text.lines.some(
    (line) =>
      line.text === null && line.height >= READABLE_HEIGHT && (!product || line.onProduct >= ON_PRODUCT),
  )
}

function wordIn(text: string, word: string): number {
  const similarity = similarityWithin(normaliseText(text), word)
  // A short word is found in any long text once a letter may differ.
  return word.length <= 3 && similarity < 1 ? 0 : similarity
}

/** One of the sizes is enough: "12 fl oz" and "355 ml" say the same. */
function findExpectedSize(sizes: ExpectedWords['sizes'], lines: readonly TextLine[]): Finding[] {
  const readSize = (text: string) =>
    Number(findSizes(text).some((found) => sizes.some((size) => isSameSize(found, size))))
  return [bestFinding('size', lines, readSize)]
}

function findAnySize(lines: readonly TextLine[]): Finding[] | null {
  const finding = bestFinding('size', lines, (text) => Number(findSizes(text).length > 0))
  return finding.line ? [finding] : null
}

/** What of a line's own words is read on the tiles, whatever they are. */
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

function bestFinding(
  word: string,
  lines: readonly TextLine[],
  similarity: (text: string) => number,
): Finding {
  let best: Finding = { word, line: null, similarity: { full: 0, px101: 0, px202: 0 } }
  for (const line of lines) {
    const full = similarity(line.text ?? '')
    const onTile = (text: string | null | undefined) => (text ? similarity(text) : 0)
    const found = { full, px101: onTile(line.tiles?.px101), px202: onTile(line.tiles?.px202) }
    if (full < SAME_WORD || total(found) <= total(best.similarity)) continue
    best = { word, line, similarity: found }
  }
  return best
}

const total = ({ full, px101, px202 }: Finding['similarity']): number => full + px101 + px202

/**
 * How large a word must stand on the pack, by the height of its line over the side of the frame: at
 * 2 % it is 4 px high on the larger tile, which nobody reads; at 6 % it is 12 px.
 */
const PROMINENCE: Curve = [
  [0.005, 40],
  [0.02, 70],
  [0.04, 90],
  [0.06, 100],
]
/** Strokes that differ from their ground by less than a fifth of the scale fade on small screens. */
const CONTRAST: Curve = [
  [0.05, 0.4],
  [0.2, 0.85],
  [0.35, 1],
]

/** 0–100: the share of the words that the pack says, each by how large and how clear it stands there. */
export function presenceScore(findings: readonly Finding[]): number {
  return mean(
    findings.map(({ line }) =>
      line ? scoreAt(PROMINENCE, line.height) * scoreAt(CONTRAST, line.contrast ?? 1) : 0,
    ),
  )
}

/** Read on the small tile; on the large one, as phones of today show it. What is half lost counts by what is left. */
const ON_SMALL_TILE = 100
const ON_LARGE_TILE = 90
const PARTLY = 70

/** 0–100: what of the words is still read on a phone's search tile; null where none was tried there. */
export function tileScore(findings: readonly Finding[]): number | null {
  const scores = findings.flatMap((finding) =>
    // Not found on the pack is lost on the tile; found, but not tried there, is unknown.
    finding.line && finding.line.tiles === null ? [] : [tileScoreOf(finding)],
  )
  return scores.length > 0 ? mean(scores) : null
}

function tileScoreOf({ similarity }: Finding): number {
  if (similarity.px101 >= SAME_WORD) return ON_SMALL_TILE
  if (similarity.px202 >= SAME_WORD) return ON_LARGE_TILE
  return PARTLY * Math.max(similarity.px101, similarity.px202)
}

/** Whether a line is still read on a tile of either size; false where it was not tried. */
export function isReadOnTile(line: TextLine): boolean {
  return line.tiles !== null && tileScoreOf(findingOfLine(line)) >= ON_LARGE_TILE
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
