import { type Classification, classify } from './classification.ts'
import type { Box, ImageFacts, ProductFacts } from './facts.ts'
import { findingOfLine, mainPackLines, offPackLines, packLines, slantOf, tileScore } from './text/four-ws.ts'
import { findSizeLozenges } from './text/size-lozenge.ts'

/**
 * Measured value of each factor, or null if the facts do not contain it. A rubric's curve turns the value
 * into a score.
 */
export const MEASURES = {
  fill: (facts) => (facts.product ? visibleFill(facts.product, classify(facts, 'hero')) : null),
  centering: (facts) => facts.product?.offCentre ?? null,
  cropping: (facts) => facts.product?.cut ?? null,
  margin: (facts) => facts.product?.margin ?? null,
  tilt: (facts) => tiltOfText(facts) ?? facts.product?.tiltDegrees ?? null,
  background_whiteness: (facts) => facts.background?.offWhite ?? null,
  background_evenness: (facts) => facts.background?.unevenness ?? null,
  background_clutter: (facts) => facts.background?.clutter ?? null,
  separation: (facts) => facts.tone.separation,
  exposure: ({ tone }) => Math.max(tone.crushed, tone.blown, overExposed(tone)),
  contrast: (facts) => facts.tone.range,
  sharpness: ({ detail: { blur, coarseBlur } }) => (blur === null ? null : (blur + (coarseBlur ?? blur)) / 2),
  noise: (facts) => facts.detail.noise,
  compression: ({ detail }) => compressionLoss(detail.blockiness, detail.jpegQuality),
  // The shorter side limits the result, so that a long strip does not count as large.
  resolution: ({ file: { widthPx, heightPx }, detail }) =>
    Math.min(Math.max(widthPx, heightPx), 2 * Math.min(widthPx, heightPx)) * realShare(detail),
  product_resolution: ({ detail }) => detail.productPx && detail.productPx * realShare(detail),
  perceived_quality: (facts) => facts.quality?.opinion ?? null,
  off_pack_text: (facts) => offPackText(facts, findSizeLozenges(facts)),
  tile_legibility: tileLegibility,
  text_size: smallTextHeight,
} as const satisfies Record<string, (facts: ImageFacts) => number | null>

/** Returns the share of the product with colors clipped by overexposure, less 0.15: lemons clip their red channel in good light too. */
export function overExposed({ clipped }: ImageFacts['tone']): number {
  return clipped - 0.15
}

/** Name of a factor, as the API reports it. */
export type FactorName = keyof typeof MEASURES

/**
 * Returns how far the product fills the frame. For a whole product this is its longer side. For a cut
 * product both sides count and up to half is deducted, because running out of the frame must not count as
 * filling it. A product worn by a person may be cut.
 */
function visibleFill({ box, extent, cut }: ProductFacts, kind: Classification): number {
  if (kind === 'On Model') return extent
  const lost = Math.min(1, cut)
  const bothSides = Math.sqrt((box.right - box.left) * (box.bottom - box.top))
  return (extent + lost * (bothSides - extent)) * (1 - lost / 2)
}

/**
 * Returns the visible loss through compression, 0–1: the worse of the file's quality setting and the
 * 8 × 8 grid in its pixels, which remains when a bad JPEG is saved again at a good setting.
 */
function compressionLoss(blockiness: number | null, jpegQuality: number | null): number | null {
  const declared = jpegQuality === null ? null : (100 - jpegQuality) / 100
  // JPEG quality 10 leaves a grid that is 1.5 times as strong as its surroundings.
  const fromGrid = blockiness === null ? null : Math.min(1, blockiness / 1.5)
  if (declared === null) return fromGrid
  return fromGrid === null ? declared : Math.max(declared, fromGrid)
}

/**
 * Returns the share of the frame that off-pack text covers: banners, badges and watermarks. Null without a
 * product. Badges in `except` do not count.
 */
export function offPackText(facts: ImageFacts, except: readonly { box: Box }[] = []): number | null {
  if (!facts.product) return null
  // Weights lines by contrast, because a faint watermark disturbs less than a bold one.
  const lines = offPackLines(facts).reduce(
    (sum, { area, contrast }) => sum + area * (0.5 + (contrast ?? 0.5)),
    0,
  )
  const badges = facts.badges
    .filter((badge) => !except.some(({ box }) => box === badge))
    .reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
  return Math.min(1, lines + badges)
}

/**
 * Returns the angle of the pack's text, which shows the tilt of a pack best. Null unless at least three
 * lines were read and most of them agree.
 */
function tiltOfText(facts: ImageFacts): number | null {
  if (!facts.product) return null
  const slants = packLines(facts)
    .filter(({ text, confidence }) => confidence >= 0.85 && (text?.length ?? 0) > 3)
    .map((line) => slantOf(line, facts.file))
    .toSorted((a, b) => a - b)
  const middle = slants[slants.length >> 1]
  if (middle === undefined || slants.length < 3) return null
  const agreeing = slants.filter((slant) => Math.abs(slant - middle) <= 4)
  return agreeing.length >= 0.7 * slants.length ? middle : null
}

/** Returns the share of an image's pixels (per side) that hold detail. Down to 0.8 an image is soft, not enlarged. */
function realShare({ trueResolution }: ImageFacts['detail']): number {
  return Math.min(1, (trueResolution ?? 1) / 0.8)
}

/** Scores how much of the pack's main lines is readable on a search tile, 0–100. Null for a pack without text. */
function tileLegibility(facts: ImageFacts): number | null {
  const lines = mainPackLines(facts)
  return lines.length > 0 ? tileScore(lines.map(findingOfLine)) : null
}

/** Returns the 25th percentile of the lines' heights as a share of the image's width, which a phone's screen fixes. */
function smallTextHeight({ text, file }: ImageFacts): number | null {
  const heights = text.lines.map(({ height }) => height).toSorted((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 4)]
  return height === undefined ? null : (height * Math.max(file.widthPx, file.heightPx)) / file.widthPx
}
