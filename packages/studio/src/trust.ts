import {
  type Box,
  type ImageFacts,
  liesIn,
  mean,
  normalizeText,
  probabilityOf,
  TEXT_TYPES,
  type TextLine,
} from '@endcap/scoring'
import type { CutOutSigns, Known } from './cut-out/certainty.ts'
import type { Sprite } from './painting/sprite.ts'
import { type Product, placeInRoot, placeOnSprite, type Size } from './product.ts'
import type { RootFault } from './root-fault.ts'

/** Clean packshots reach 0.92; smudges on shelves or black at most 0.8. */
const MIN_CONFIDENCE = 0.85
/** In more clutter, other objects' edges stick to the cut-out. */
const MAX_CLUTTER = 0.12
/** Below it, wrinkles may be read as words. */
const READ = 0.8
/** Minimum mean alpha around a line that the cut-out kept. */
const KEPT = 0.72
const WHITE_GROUND = 0.5
/** For other grounds: reflections have less. */
const SURE_CONFIDENCE = 0.93
/** All of 60 inspected cut-outs within these limits are right. */
const MOST: CutOutSigns = {
  faint: 0.02,
  stretch: 0.01,
  lost: 0.01,
  eaten: 0.002,
  filled: 0.0002,
  remains: 0.0008,
  tinted: 0.01,
}

/** Share of faint outline from which outside edges prove lost parts, such as a white heel on white. */
const FAINT = 0.008
const MOST_LOST_IF_FAINT = 0.002

/** Compares with `MOST`. */
export const hasSureOutline = (signs: CutOutSigns): boolean =>
  (Object.keys(MOST) as (keyof CutOutSigns)[]).every((sign) => signs[sign] <= MOST[sign]) &&
  (signs.faint <= FAINT || signs.lost <= MOST_LOST_IF_FAINT)

/** Probability of charts, drawings, panels and other layouts. */
const LAYOUT = 0.7

/** Detects layouts instead of products. */
export const isLayout = (facts: ImageFacts): boolean => probabilityOf(facts, 'carousel', TEXT_TYPES) >= LAYOUT

/** Returns null for a product alone on a tidy ground, which needs no cut-out. */
export function faultInFrame({ product, background, badges }: ImageFacts): RootFault | null {
  if (!product) return 'no_product'
  if (badges.length > 0) return 'overlays'
  if ((background?.clutter ?? 0) > MAX_CLUTTER) return 'busy_background'
  return product.confidence < MIN_CONFIDENCE ? 'uncertain_outline' : null
}

/**
 * Returns a fault known before cutting: the product can neither be cut out nor shown in its frame. Otherwise
 * null.
 */
export function foreseenFault(facts: ImageFacts): RootFault | null {
  const { product, background } = facts
  if (isLayout(facts)) return 'layout'
  const canBeCutOut =
    (product?.confidence ?? 0) >= SURE_CONFIDENCE && (background?.clutter ?? 0) <= MAX_CLUTTER
  if (product && canBeCutOut) return null
  const isOnWhite = (background?.whiteBorder ?? 1) >= WHITE_GROUND
  return faultInFrame(facts) ?? (isOnWhite ? null : 'not_on_white')
}

/** Includes its shadow. */
const BADGE_MARGIN = 0.02
/** Tolerance after turning. */
const FRAME_EDGE = 0.01

/** Uses the turned frame. */
export function knownIn(facts: ImageFacts, rootFrame: Size, frame: Size & { turnDegrees: number }): Known {
  const texts = facts.text.lines.filter(isRead).map(({ corners }) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  })
  const isIn = (boxes: readonly Box[], margin: number) => (atX: number, atY: number) => {
    const [x, y] = placeInRoot(rootFrame, frame, [atX, atY])
    // Turning adds corners outside the root.
    if (margin > 0 && Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) > 0.5 - FRAME_EDGE) return true
    return boxes.some(
      ({ left, top, right, bottom }) =>
        x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin,
    )
  }
  return { isText: isIn(texts, 0), isBadge: isIn(facts.badges, BADGE_MARGIN) }
}

/**
 * Requires a confident mask, little clutter and a complete pack. On white, or where it fills the frame, lost
 * parts show by pack words off the product or in a hole.
 */
export function isTrustworthy(product: Product): boolean {
  const { facts } = product.root
  if ((facts.product?.confidence ?? 0) < SURE_CONFIDENCE) return false
  if ((facts.background?.clutter ?? 0) > MAX_CLUTTER) return false
  const lines = facts.text.lines.filter((line) => isRead(line) && !isOnBadge(line, facts))
  const isKept = (line: TextLine) => coverage(line, product) >= KEPT
  if (lines.some((line) => isWithin(line, product) && !isKept(line))) return false
  const isOnWhite = (facts.background?.whiteBorder ?? 1) >= WHITE_GROUND
  // No words on the product but on a colored ground: the product is a printed picture.
  return isOnWhite || lines.length === 0 || lines.some(isKept)
}

const isRead = ({ text, confidence }: TextLine): boolean =>
  confidence >= READ && normalizeText(text ?? '').length > 1

const isOnBadge = (line: TextLine, { badges }: ImageFacts): boolean =>
  badges.some((badge: Box) => liesIn(badge, line))

function isWithin({ corners }: TextLine, product: Product): boolean {
  const points = corners.map((corner) => placeOnSprite(product, corner))
  return [0, 1].every((axis) => {
    const middle = points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length
    return middle > 0 && middle < 1
  })
}

/** In line lengths and heights. */
const WIDER = 1
const HIGHER = 1.6
const STEPS = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5]

function coverage({ corners }: TextLine, product: Product): number {
  const [start, end, , below] = corners.map((corner) => placeOnSprite(product, corner))
  if (!start || !end || !below) return 0
  const along = [end[0] - start[0], end[1] - start[1]] as const
  const down = [below[0] - start[0], below[1] - start[1]] as const
  const middle = [start[0] + (along[0] + down[0]) / 2, start[1] + (along[1] + down[1]) / 2] as const
  const alphas = STEPS.flatMap((a) =>
    STEPS.map((d) =>
      alphaAt(
        product.sprite,
        middle[0] + WIDER * a * along[0] + HIGHER * d * down[0],
        middle[1] + WIDER * a * along[1] + HIGHER * d * down[1],
      ),
    ),
  )
  return mean(alphas)
}

/** 0 outside. */
function alphaAt({ data, width, height }: Sprite, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return 0
  return (data[4 * (Math.floor(y * height) * width + Math.floor(x * width)) + 3] ?? 0) / 255
}
