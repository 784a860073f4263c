import type { Box, ImageFacts, TextLine } from '../facts.ts'
import { angleOf, isOverlaid, isStockPhoto, offPackLines, slantOf } from './four-ws.ts'
import { liesIn } from './size-lozenge.ts'
import { ON_PRODUCT, READ } from './thresholds.ts'

/** Share of ground around a line that proves it is next to the product. */
const ON_GROUND = 0.75
/** Minimum characters, to exclude specks. */
const MIN_LETTERS = 3

/** Lean of a watermark and spread of its lines, in degrees. */
const WATERMARK_SLANT = 12
const SAME_SLANT = 8
/** Lower, because the product hides letters. */
const SLANTED_LETTERS = 2
/** Share of ground. A watermark runs from there over the product. */
const ACROSS = 0.3
/** White along the frame, and its median lightness (CIE L*). */
const WHITE_BORDER = 0.5
const WHITE = 97
const BADGE_LETTERS = 2
/** Confidence that shows letters without a word. */
const HARD_TO_READ = 0.5
/** Area of a sticker, in areas of its words. */
const STICKER = 5
/** No pack prints these across a picture. */
const ADDRESS = /\b(?:www\.|https?:)|\b[a-z0-9-]{3,}\.(?:com|net|org|shop|store|cn)\b|^@[a-z0-9_.]{3,}$/i

/**
 * Returns confident lines on bare ground, watermarks and promotions. Words of a white pack lost on white, or of a
 * second part, lack such ground.
 */
export function sureOffPackLines(
  facts: Pick<ImageFacts, 'text' | 'badges' | 'file' | 'background'>,
): TextLine[] {
  const slanted = slantedAcross(facts)
  // The plain part of a card or full-frame pack looks like ground.
  const [lightness] = facts.background?.borderLab ?? [0]
  const isWhite = isOnWhite(facts) && lightness >= WHITE
  const beside = offPackLines(facts).filter(
    (line) =>
      isRead(line) &&
      ((isWhite && line.onGround >= ON_GROUND) || isOverlaid(line)) &&
      !slanted.includes(line),
  )
  return [...slanted, ...beside]
}

/** Returns stock photo watermarks, and web addresses off the product. */
export function watermarkLines({ text }: Pick<ImageFacts, 'text'>): TextLine[] {
  return text.lines.filter(
    (line) =>
      isRead(line) &&
      !line.isOnPack &&
      (isStockPhoto(line) || (line.onProduct < ON_PRODUCT && ADDRESS.test(line.text ?? ''))),
  )
}

/**
 * Returns parallel slanted lines from the ground over the product: one of two, or two of three if hard to read.
 * Slanted lettering ends with the pack.
 */
function slantedAcross({
  text,
  file,
  background,
}: Pick<ImageFacts, 'text' | 'file' | 'background'>): TextLine[] {
  if (!isOnWhite({ background })) return []
  const slanted = text.lines.filter(
    (line) => !line.isOnPack && line.confidence >= HARD_TO_READ && slantOf(line, file) >= WATERMARK_SLANT,
  )
  return slanted.filter((line) => {
    const alike = slanted.filter(
      (other) => Math.abs(angleOf(other, file) - angleOf(line, file)) <= SAME_SLANT,
    )
    const across = alike.filter(({ onGround }) => onGround >= ACROSS).length
    const isClear = alike.filter((each) => isRead(each, SLANTED_LETTERS)).length > 1
    const runsOverProduct = alike.some(({ onProduct }) => onProduct > 0)
    return runsOverProduct && across >= (isClear ? 1 : 2) && alike.length >= (isClear ? 2 : 3)
  })
}

const isOnWhite = ({ background }: Pick<ImageFacts, 'background'>): boolean =>
  (background?.whiteBorder ?? 0) >= WHITE_BORDER

function isRead({ text, confidence }: TextLine, minLetters = MIN_LETTERS): boolean {
  return confidence >= READ && (text?.match(/[\p{L}\p{N}]/gu) ?? []).length >= minLetters
}

/** Returns the frame share, null without a product. */
export function offPackText(facts: ImageFacts, except: readonly { box: Box }[] = []): number | null {
  if (!facts.product) return null
  // A faint watermark disturbs less than a bold one.
  const lines = sureOffPackLines(facts).reduce(
    (sum, line) => sum + line.area * (0.5 + (line.contrast ?? 0.5)) * (isOverlaid(line) ? STICKER : 1),
    0,
  )
  const badges = facts.badges
    .filter((badge) => isCertainBadge(badge, facts))
    .filter((badge) => !except.some(({ box }) => box === badge))
    .reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
  return Math.min(1, lines + badges)
}

/** White along the frame, which banners may cover in part. */
const SOME_WHITE = 0.2

/** Accepts words on white, and promotions. Other badges may be small parts or printed on a full-frame pack. */
export function isCertainBadge(
  badge: Box,
  { text, background }: Pick<ImageFacts, 'text' | 'background'>,
): boolean {
  const lines = text.lines.filter((line) => liesIn(badge, line))
  const isOnSomeWhite = (background?.whiteBorder ?? 0) >= SOME_WHITE
  return lines.some(
    (line) => (isOnSomeWhite && (line.text === null || isRead(line, BADGE_LETTERS))) || isOverlaid(line),
  )
}
