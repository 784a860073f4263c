import { type Classification, classify } from './classification.ts'
import type { Box, ImageFacts, ProductFacts } from './facts.ts'
import { findingOfLine, mainPackLines, offPackLines, packLines, slantOf, tileScore } from './text/four-ws.ts'
import { findSizeLozenges } from './text/size-lozenge.ts'

/**
 * The one number of the facts that each factor looks at, or null where the facts do not hold it.
 * A rubric's curve turns it into a score.
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
  // A strip is not large because it is long.
  resolution: ({ file: { widthPx, heightPx }, detail }) =>
    Math.min(Math.max(widthPx, heightPx), 2 * Math.min(widthPx, heightPx)) * realShare(detail),
  product_resolution: ({ detail }) => detail.productPx && detail.productPx * realShare(detail),
  perceived_quality: (facts) => facts.quality?.opinion ?? null,
  off_pack_text: (facts) => offPackText(facts, findSizeLozenges(facts)),
  tile_legibility: tileLegibility,
  text_size: smallTextHeight,
} as const satisfies Record<string, (facts: ImageFacts) => number | null>

/** Share of the product whose colours over-exposure has cut off; lemons clip their red channel in good light too. */
export function overExposed({ clipped }: ImageFacts['tone']): number {
  return clipped - 0.15
}

export type FactorName = keyof typeof MEASURES

/**
 * How far the product fills the frame. A whole one by its longer side; of one that is cut, both sides
 * count, and half of it as lost: that it runs out of the frame must not pass for filling it. A person who
 * wears it may be cut.
 */
function visibleFill({ box, extent, cut }: ProductFacts, kind: Classification): number {
  if (kind === 'On Model') return extent
  const lost = Math.min(1, cut)
  const bothSides = Math.sqrt((box.right - box.left) * (box.bottom - box.top))
  return (extent + lost * (bothSides - extent)) * (1 - lost / 2)
}

/**
 * Visible loss through compression, 0–1: from the quality that the file declares, and from the
 * 8 × 8 grid in its pixels, which stays after a bad JPEG was saved again at a good setting.
 */
function compressionLoss(blockiness: number | null, jpegQuality: number | null): number | null {
  const declared = jpegQuality === null ? null : (100 - jpegQuality) / 100
  // A grid 1.5 times as strong as its surroundings is what quality 10 leaves.
  const seen = blockiness === null ? null : Math.min(1, blockiness / 1.5)
  if (declared === null) return seen
  return seen === null ? declared : Math.max(declared, seen)
}

/**
 * Share of the frame that words beside the product cover: banners, badges, watermarks; null without a
 * product. `except` are badges that do not count.
 */
export function offPackText(facts: ImageFacts, except: readonly { box: Box }[] = []): number | null {
  if (!facts.product) return null
  // A faint watermark disturbs less than a bold one.
  const lines = offPackLines(facts).reduce(
    (sum, { area, contrast }) => sum + area * (0.5 + (contrast ?? 0.5)),
    0,
  )
  const badges = facts.badges
    .filter((badge) => !except.some(({ box }) => box === badge))
    .reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
  return Math.min(1, lines + badges)
}

/** How far the pack's words lean, where there are several and they agree: what is printed shows best how a pack stands. */
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

/** The share of an image's pixels (per side) that hold detail; a little softness is no enlargement. */
function realShare({ trueResolution }: ImageFacts['detail']): number {
  return Math.min(1, (trueResolution ?? 1) / 0.8)
}

/** What is still read on a search tile of the pack's main lines, 0–100; null for a pack without text. */
function tileLegibility(facts: ImageFacts): number | null {
  const lines = mainPackLines(facts)
  return lines.length > 0 ? tileScore(lines.map(findingOfLine)) : null
}

/** Height under which a quarter of the lines lie, as a share of the image's width: that is what a phone's screen fixes. */
function smallTextHeight({ text, file }: ImageFacts): number | null {
  const heights = text.lines.map(({ height }) => height).toSorted((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 4)]
  return height === undefined ? null : (height * Math.max(file.widthPx, file.heightPx)) / file.widthPx
}
