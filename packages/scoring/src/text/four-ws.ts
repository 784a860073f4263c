import { type Curve, scoreAt } from '../curve.ts'
import type { ImageFacts, TextLine } from '../facts.ts'
import type { ExpectedWords } from './product-name.ts'
import { normaliseText, similarityWithin } from './similar-text.ts'
import { findSizes, isSameSize } from './size-expressions.ts'
import { findSizeLozenges, liesIn } from './size-lozenge.ts'

/** The four Ws that GS1 wants a hero to show at a glance: who makes it, what it is, which variety and how much. */
export const FOUR_WS = ['brand', 'product_type', 'variant', 'size_and_count'] as const
/** One of the four Ws. */
export type FourW = (typeof FOUR_WS)[number]

/** A word or size that the pack should show, and how it was found there. */
export type Finding = {
  word: string
  /** The line that matches best, or null if no line matches. */
  line: TextLine | null
  /** Similarity of the text read at full size and on the two tiles, 0–1. */
  similarity: { full: number; px101: number; px202: number }
}
/** Findings of each of the four Ws. Null if the expected words are unknown. */
export type Findings = Record<FourW, readonly Finding[] | null>

/** Similarity from which two words count as the same: one letter in four may be misread. */
const SAME_WORD = 0.75
/** Confidence below which the recognized text is a guess. */
const MIN_CONFIDENCE = 0.7
/** Share of a line's surroundings on the product from which the line counts as on the pack. */
const ON_PRODUCT = 0.5
const MAIN_LINES = 3
/** Confidence from which a line is probably text. Logos and seams that resemble a line are read with less. */
const LIKELY = 0.5
/** Height of a line, as a share of the frame, below which no shopper reads it without zooming. */
const READABLE_HEIGHT = 0.01

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

/** Words of watermarks and promotions, which are not printed on packs. */
const OVERLAID_WORDS =
  /\b(?:shutterstock|getty ?images|istock(?:photo)?|alamy|adobe ?stock|dreamstime|depositphotos|123rf|photo ?stock|stock ?photo|watermark|free ?shipping|best ?price|limited ?offer|buy ?now|gratis ?versand|livraison ?gratuite|\d\d? ?% ?off)\b|^sale!?$|^[-–] ?\d\d? ?%$/i
/** Degrees from level and upright beyond which a line counts as slanted. */
const SLANT = 10

/**
 * Returns the lines that do not belong to the pack: text beside it, promotions on top of it, and watermarks
 * (the same slanted words more than once). Lines inside a badge are left out, because the badge counts as a
 * whole. Lines that were read as nothing (a wrinkle, a shadow) are left out; lines that were not read count.
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

/** Returns the degrees between a line and level or upright, whichever is nearer. */
export function slantOf({ corners }: TextLine, { widthPx, heightPx }: ImageFacts['file']): number {
  const [start, end] = corners
  if (!start || !end) return 0
  const angle = Math.atan2((end[1] - start[1]) * heightPx, (end[0] - start[0]) * widthPx)
  const degrees = Math.abs((angle * 180) / Math.PI) % 90
  return Math.min(degrees, 90 - degrees)
}

/**
 * Finds the expected words on the pack. A W without expected words is null. The size is found even without
 * an expected one, because its units identify it, and it may stand in a lozenge beside the pack.
 */
export function findFourWs(
  facts: Pick<ImageFacts, 'text' | 'product' | 'badges'>,
  expected: ExpectedWords | null,
): Findings {
  const lines = packLines(facts)
  /** Returns null for findings that cannot be judged. */
  const judgeable = (findings: readonly Finding[]): readonly Finding[] | null => {
    if (findings.length === 0 || !hasWords(facts)) return null
    // A word that was not found may be in a line that was not read.
    const certain = hasUntriedLines(facts) ? findings.filter(({ line }) => line !== null) : findings
    return certain.length > 0 ? certain : null
  }
  const words = (list: readonly string[]) =>
    judgeable(list.map((word) => bestFinding(word, lines, (text) => wordIn(text, word))))
  const sizes = expected?.sizes ?? []
  const withLozenge = [...lines, ...findSizeLozenges(facts).map(({ line }) => line)]
  return {
    brand: expected && words(expected.brand),
    product_type: expected && words(expected.productType),
    variant: expected && words(expected.variant),
    size_and_count:
      sizes.length > 0 ? judgeable(findExpectedSize(sizes, withLozenge)) : findAnySize(withLozenge),
  }
}

/** Returns whether the product has any text. The four Ws do not apply to products without text, such as shoes or chairs. */
function hasWords({ text, product }: Pick<ImageFacts, 'text' | 'product'>): boolean {
  return text.lines.some(
    (line) =>
      (!product || line.onProduct >= ON_PRODUCT) &&
      (line.text === null || (line.confidence >= LIKELY && normaliseText(line.text).length > 1)),
  )
}

/** Returns whether the pack has lines that are high enough to be read but were not read for lack of time. */
function hasUntriedLines({ text, product }: Pick<ImageFacts, 'text' | 'product'>): boolean {
  return text.lines.some(
    (line) =>
      line.text === null && line.height >= READABLE_HEIGHT && (!product || line.onProduct >= ON_PRODUCT),
  )
}

function wordIn(text: string, word: string): number {
  const similarity = similarityWithin(normaliseText(text), word)
  // Short words must match exactly: with one different letter they match almost any long text.
  return word.length <= 3 && similarity < 1 ? 0 : similarity
}

/** Finds any one of the sizes, because "12 fl oz" and "355 ml" are the same amount. */
function findExpectedSize(sizes: ExpectedWords['sizes'], lines: readonly TextLine[]): Finding[] {
  const readSize = (text: string) =>
    Number(findSizes(text).some((found) => sizes.some((size) => isSameSize(found, size))))
  return [bestFinding('size', lines, readSize)]
}

function findAnySize(lines: readonly TextLine[]): Finding[] | null {
  const finding = bestFinding('size', lines, (text) => Number(findSizes(text).length > 0))
  return finding.line ? [finding] : null
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
 * Score by the height of a word's line as a share of the frame. A line of 2% is 4 px high on the larger
 * tile, which is unreadable; a line of 6% is 12 px high.
 */
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

/** Scores how many of the words are on the pack, each weighted by its height and contrast, 0–100. */
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

/** Scores how many of the words are readable on a phone's search tile, 0–100. Null if none was read there. */
export function tileScore(findings: readonly Finding[]): number | null {
  const scores = findings.flatMap((finding) =>
    // A word that is not on the pack scores as unreadable. A word whose line was not read on the tiles is unknown.
    finding.line && finding.line.tiles === null ? [] : [tileScoreOf(finding)],
  )
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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
