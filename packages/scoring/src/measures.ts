import type { Classification } from './asset-types.ts'
import { classify } from './classification.ts'
import { type Curve, scoreAt } from './curve.ts'
import type { ImageFacts, ProductFacts, TextLine } from './facts.ts'
import { findingOfLine, mainPackLines, packLines, slantOf, tileScore } from './text/four-ws.ts'
import { offPackText, watermarkLines } from './text/off-pack-text.ts'
import { findSizeLozenges } from './text/size-lozenge.ts'
import { ON_PRODUCT, READ } from './text/thresholds.ts'

/**
 * Measured value of each factor, or null if the facts do not contain it. A rubric's curve turns the value
 * into a score.
 */
export const MEASURES = {
  fill: (facts) => (facts.product ? visibleFill(facts.product, classify(facts, 'hero')) : null),
  centering: (facts) => facts.product?.offCenter ?? null,
  cropping: (facts) => (facts.product && isCutSure(facts.product) ? facts.product.cut : null),
  margin: (facts) => facts.product?.margin ?? null,
  tilt: tiltOf,
  background_whiteness: (facts) => facts.background?.offWhite ?? null,
  background_evenness: (facts) => facts.background?.unevenness ?? null,
  background_clutter: (facts) => facts.background?.clutter ?? null,
  separation: (facts) => facts.tone.separation,
  exposure: ({ tone }) => Math.max(0, tone.crushed - BLACK_PRODUCT, tone.blown, overExposed(tone)),
  brightness,
  contrast: toneRange,
  color_cast: ({ tone }) => tone.cast,
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
  text_amount: ({ text }) => text.area,
  text_contrast: faintTextContrast,
  text_margin: textMargin,
  watermark: watermarkArea,
  empty_space: ({ layout }) => layout.emptyArea,
} as const satisfies Record<string, (facts: ImageFacts) => number | null>

/** Share of a black product that may be pure black. */
const BLACK_PRODUCT = 0.4

/** Returns the share of the product with colors clipped by overexposure, less 0.15: lemons clip their red channel in good light too. */
export function overExposed({ clipped }: ImageFacts['tone']): number {
  return clipped - 0.15
}

/** Certainty from which a measurement counts. */
const CERTAIN = 0.5

/** Returns whether it is certain that the frame cuts the product, or that it does not. */
export function isCutSure({ cutCertainty }: ProductFacts): boolean {
  return cutCertainty >= CERTAIN
}

/** Name of a factor, as the API reports it. */
export type FactorName = keyof typeof MEASURES

/**
 * Returns how far the product fills the frame. For a whole product this is its longer side. For a cut
 * product both sides count and up to half is deducted, because running out of the frame must not count as
 * filling it. A product worn by a person may be cut.
 */
function visibleFill(product: ProductFacts, kind: Classification): number {
  const { box, extent, cut } = product
  if (kind === 'On Model' || !isCutSure(product)) return extent
  const lost = Math.min(1, cut)
  const bothSides = Math.sqrt((box.right - box.left) * (box.bottom - box.top))
  return (extent + lost * (bothSides - extent)) * (1 - lost / 2)
}

/**
 * Loss of detail by the height of the 8 × 8 grid. Photographs of shops have up to 1.1, JPEG quality 40 leaves 0.5 to
 * 1.5, quality 15 1.1 to 2.2 and quality 4 2.1 to 3.3.
 */
const LOSS_BY_GRID: Curve = [
  [0.8, 0],
  [1.1, 0.2],
  [1.4, 0.5],
  [2, 0.85],
  [2.6, 0.95],
]

/**
 * Returns the visible loss through compression, 0–1: the worse of the file's quality setting and the
 * 8 × 8 grid in its pixels, which remains when a bad JPEG is saved again at a good setting.
 */
function compressionLoss(blockiness: number | null, jpegQuality: number | null): number | null {
  const declared = jpegQuality === null ? null : (100 - jpegQuality) / 100
  const fromGrid = blockiness === null ? null : scoreAt(LOSS_BY_GRID, blockiness)
  if (declared === null) return fromGrid
  return fromGrid === null ? declared : Math.max(declared, fromGrid)
}

/** Number of read lines that show a slant, share of them that must agree, and degrees of agreement. */
const SLANTED_LINES = 3
const AGREEING = 0.6
const TILT_AGREEMENT = 4
/** Share of a large tilt by which text may differ: perspective and curved packs fan their lines out. */
const FANNED = 0.2
/** Degrees up to which text shows that a pack stands straight, whatever its outline. */
const STRAIGHT = 2.5

/**
 * Returns the tilt of the pack in degrees where it is certain, otherwise null: text and outline agree, or the
 * outline alone is sure, or the text is straight. Slanted lettering, and text on a pack seen at an angle,
 * contradict the outline.
 */
function tiltOf(facts: ImageFacts): number | null {
  if (!facts.product) return null
  const { tiltDegrees, leanDegrees } = facts.product
  const slants = packLines(facts)
    .filter(({ text, confidence }) => confidence >= READ && (text?.length ?? 0) > 3)
    .map((line) => slantOf(line, facts.file))
    .toSorted((a, b) => a - b)
  if (slants.length < SLANTED_LINES) return tiltDegrees
  const agreeWith = (degrees: number, range: number) =>
    slants.filter((slant) => Math.abs(slant - degrees) <= range).length >= AGREEING * slants.length
  const outline = tiltDegrees ?? leanDegrees
  if (outline !== null && agreeWith(outline, Math.max(TILT_AGREEMENT, FANNED * outline))) return outline
  const middle = slants[slants.length >> 1] ?? 0
  return tiltDegrees === null && middle <= STRAIGHT && agreeWith(middle, STRAIGHT) ? middle : null
}

/**
 * Share of an image's pixels (per side) that hold detail, by its measured resolution. Nearly all photographs
 * measure 1, copies that were enlarged twice 0.6–0.75, and sharpened ones up to 0.93.
 */
const REAL_SHARE: Curve = [
  [0, 0],
  [0.4, 0.28],
  [0.72, 0.5],
  [0.93, 0.56],
  [0.97, 1],
]

/** Returns the share of an image's pixels (per side) that hold detail. Those of an enlargement do not count. */
function realShare({ trueResolution }: ImageFacts['detail']): number {
  return scoreAt(REAL_SHARE, trueResolution ?? 1)
}

/** Highlights from which a product surely got enough light. */
const BRIGHT = 0.7
/** Lightness (CIE L*) and chroma of a white ground in too little light. Darker grounds are backdrops. */
const DIM_GROUND = { from: 35, to: 90, chroma: 8 }
/** A ground as dark as this is dim too if it is as even as white paper. Dark backdrops have a gradient. */
const EVEN_GROUND = { from: 15, unevenness: 0.015 }
/** Highlights above which a matte product of middle tones may have got enough light. */
const MATTE = 0.55
/** Even in too little light, the middle tones of most products lie in the upper half. Those of dark ones do not. */
const MIDDLE_OF_LIGHT = 0.45
const SHADOWS_OF_LIGHT = 0.5

/**
 * Returns how bright the brightest parts are. Null if the product may be dark itself: a black shirt has no
 * bright parts in any light.
 */
function brightness({ tone, background, product }: ImageFacts): number | null {
  if (tone.highlight >= BRIGHT) return tone.highlight
  const [lightness, a, b] = background?.borderLab ?? [0, 0, 0]
  // The border shows the product instead of the ground where the product reaches the frame.
  const isGround = (product?.margin ?? 0) > 0 && (background?.unevenness ?? 1) <= EVEN_GROUND.unevenness
  const from = isGround ? EVEN_GROUND.from : DIM_GROUND.from
  const isDim = lightness >= from && lightness <= DIM_GROUND.to && Math.hypot(a, b) <= DIM_GROUND.chroma
  if (isDim) return Math.max(tone.highlight, luminanceOf(lightness))
  const isSpread =
    tone.highlight <= MATTE &&
    tone.medianLuminance >= MIDDLE_OF_LIGHT * tone.highlight &&
    tone.black <= SHADOWS_OF_LIGHT * tone.highlight
  return isSpread ? tone.highlight : null
}

/**
 * Returns the range of tones, 1 if it reaches black or white. Haze and flat light lift the dark tones and lower
 * the bright ones, a black product or a white ground do only one of the two.
 */
function toneRange({ tone, background }: ImageFacts): number {
  const brightest = Math.max(tone.highlight, luminanceOf(background?.borderLab[0] ?? 0))
  return 1 - 2 * Math.min(tone.black, 1 - brightest)
}

/** Converts CIE lightness to a gray level, 0–1, by sRGB's gamma, which is close to that of CIE L*. */
const luminanceOf = (lightness: number): number => lightness / 100

/** Share of a product that its text covers, and number of lines, from which it surely is a printed pack. */
const PRINTED = { share: 0.08, lines: 4 }

/**
 * Returns whether the product surely is a pack with print on it. A maker's name on a lens, the digits of a watch
 * and the print on a shirt need not be readable in search results.
 */
function isPrintedPack({ text, product }: ImageFacts): boolean {
  const lines = text.lines.filter(({ onProduct }) => onProduct >= ON_PRODUCT)
  const area = lines.reduce((sum, line) => sum + line.area, 0)
  return product !== null && lines.length >= PRINTED.lines && area >= PRINTED.share * product.area
}

/** Scores how much of the pack's main lines is readable on a search tile, 0–100. Null for other products. */
function tileLegibility(facts: ImageFacts): number | null {
  if (!isPrintedPack(facts)) return null
  const lines = mainPackLines(facts)
  return lines.length > 0 ? tileScore(lines.map(findingOfLine)) : null
}

/** Returns the 25th percentile of the lines' heights as a share of the image's width, which a phone's screen fixes. */
function smallTextHeight({ text, file }: ImageFacts): number | null {
  const heights = text.lines.map(({ height }) => height).toSorted((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 4)]
  return height === undefined ? null : (height * Math.max(file.widthPx, file.heightPx)) / file.widthPx
}

/** Returns the lines that surely are text. */
function readLines({ text }: ImageFacts): TextLine[] {
  return text.lines.filter((line) => line.confidence >= READ && (line.text?.length ?? 0) > 1)
}

/** Returns the 25th percentile of the lines' contrasts, 0–1. Null without text that was read. */
function faintTextContrast(facts: ImageFacts): number | null {
  const contrasts = readLines(facts)
    .flatMap(({ contrast }) => contrast ?? [])
    .toSorted((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length / 4)] ?? null
}

/** Returns the smallest distance between a line of text beside the product and an edge, as a share of the frame. */
function textMargin(facts: ImageFacts): number | null {
  const margins = readLines(facts)
    .filter(({ onProduct }) => onProduct < ON_PRODUCT)
    .flatMap(({ corners }) => corners.flatMap(([x, y]) => [x, y, 1 - x, 1 - y]))
  return margins.length > 0 ? Math.max(0, Math.min(...margins)) : null
}

/** Smallest share of the frame that a watermark counts as: a small one is a watermark too. */
const MIN_WATERMARK = 0.002

/** Returns the share of the frame that watermarks and web addresses cover, 0 without one. */
function watermarkArea(facts: ImageFacts): number {
  const lines = watermarkLines(facts)
  const area = lines.reduce((sum, line) => sum + line.area, 0)
  return lines.length > 0 ? Math.max(MIN_WATERMARK, area) : 0
}
