import type { Classification } from './asset-types/asset-types.ts'

export type ImageRole = 'hero' | 'carousel'

/**
 * Measurements as plain JSON, stored unchanged to replay scores or apply new rubrics without the image.
 * Lengths and areas are shares of the frame, luminances 0–1 (Rec. 709 weights on gamma-encoded sRGB), unless
 * stated. `null` means "could not be measured", never zero.
 */
export type ImageFacts = {
  /** Facts of different versions are not comparable. */
  version: string
  file: FileFacts
  /** Null if nothing differs from its surroundings. */
  product: ProductFacts | null
  background: BackgroundFacts | null
  tone: ToneFacts
  detail: DetailFacts
  text: TextFacts
  layout: LayoutFacts
  /** Flat shapes with text, apart from the product. */
  badges: Box[]
  people: PeopleFacts
  /** Null for small images. */
  quality: QualityFacts | null
  kind: AssetTypeFacts
  attention: AttentionFacts
  similarity: SimilarityFacts
  corrections?: CorrectionFacts
  /** Own facts of the organization. Applied last. */
  custom?: CustomFacts
}

export type CorrectionFacts = {
  /** Facts of one version and digest have one score. */
  digest: string
  assetType?: Classification
  /** Names of pairs of different pictures, on both images. */
  distinctPairs?: readonly string[]
  /** True if the image repeats no other. */
  isUnique?: boolean
  /** A person's verdict. False means another product. */
  isOwnProduct?: boolean
  /** A model's verdicts on pairs by name, on both images. False means another product. */
  sameProduct?: Readonly<Record<string, boolean>>
}

/** A number, text or flag of an organization about an image. */
export type CustomValue = number | string | boolean

/** `custom.<namespace>.<fact>` */
export type CustomFactPath = `custom.${string}.${string}`

/** By path. Has only facts that rubrics of the organization read. */
export type CustomFacts = Readonly<Record<CustomFactPath, CustomValue>>

export type FileFacts = {
  format: 'jpeg' | 'png' | 'webp'
  /** Displayed width, after EXIF orientation. */
  widthPx: number
  heightPx: number
  byteLength: number
  hasAlpha: boolean
  animated: boolean
  /** `rgb` has a profile of another name. Absent before vision-10, like `densityDpi`. */
  colorSpace?: 'srgb' | 'adobe_rgb' | 'eci_rgb' | 'display_p3' | 'rgb' | 'cmyk' | 'grayscale'
  /** Print resolution. Null if the file states none. */
  densityDpi?: number | null
  /** According to the file (IPTC digital source type). */
  isComposite?: boolean
}

export type Box = { left: number; top: number; right: number; bottom: number }

export type ProductFacts = {
  area: number
  box: Box
  /** Larger of the box's width and height, as shares of the frame's sides. */
  extent: number
  /** Distance of the box's center from the frame's, in the larger direction. */
  offCenter: number
  /** Smallest distance to an edge. */
  margin: number
  /** Share of the breadth that edges cut, summed: 1 for a body cut at one edge, at most 2. */
  cut: number
  /** Probability that a cut or its absence is real. Low if the frame may be trimmed. */
  cutCertainty: number
  /** Null if uncertain. */
  tiltDegrees: number | null
  /** Share of straight edges that are level or upright. Null if too few, absent before vision-8. */
  uprightEdges?: number | null
  /** Lean of the enclosing rectangle. Null if round. */
  leanDegrees: number | null
  /** Counts parts of at least 2% of the product. */
  parts: number
  /** Polygons, the largest first. */
  outlines: (readonly [x: number, y: number])[][]
  /** Mean of the mask, 0–1. */
  confidence: number
  /** CIE L*a*b* (D65). */
  meanLab: [number, number, number]
}

export type BackgroundFacts = {
  area: number
  /** Mean of the darkest channel, 0–1. */
  offWhite: number
  /** Standard deviation of luminance. */
  unevenness: number
  /** Share of pixels with a gradient over 0.06. */
  clutter: number
  /** Share of the frame's border with all channels at least 245. */
  whiteBorder: number
  /** Median, CIE L*a*b* (D65). */
  borderLab: [number, number, number]
}

/** Measured on the product if there is one, else the image. */
export type ToneFacts = {
  medianLuminance: number
  /** 5th to 95th percentile of luminance. */
  range: number
  /** Share below 0.04, without detail. */
  crushed: number
  /** Share above 0.985 that tones lead up to, so it is blown out. */
  blown: number
  /** Share with colors washed out by overexposure. */
  clipped: number
  /** 1st percentile of luminance. */
  black: number
  /** 99th percentile of the highest channel, low in dim light. */
  highlight: number
  /**
   * Share as bright as the highlight: dim white prints have one gray, black fabric does not. Absent before
   * vision-8, like `tints`.
   */
  ceiling?: number
  /** Share with another tint than the most common. */
  tints?: number
  /** Chroma (CIE L*a*b*) of the tint of light ground and highlights. Null if not visible. */
  cast: number | null
  /** CIE L*a*b* */
  chroma: number
  /** CIE76 ΔE between rim and adjacent background. Null without a background. */
  separation: number | null
}

export type DetailFacts = {
  /** Perceptual blur at 1,000 px, 0 (sharp) to 1: Crete et al. 2007. Null for tiny or plain products. */
  blur: number | null
  /** Measured at 160 px, to compare strong blur. */
  coarseBlur: number | null
  /** Sensor-like, in gray levels (0–255), after Immerkær 1996. Null for small images. */
  noise: number | null
  /** Height of JPEG's 8×8 grid, see `measureBlockiness`. Null after resampling. */
  blockiness: number | null
  /** By quantization tables, 1–100. Null unless JPEG. */
  jpegQuality: number | null
  /** Square root of the box's area, in file pixels. Null without a product. */
  productPx: number | null
  /**
   * Size (per side) that holds all detail: 0.25 after fourfold enlargement. Large files are measured on a smaller
   * copy. Null for small or plain products.
   */
  trueResolution: number | null
}

export type LayoutFacts = {
  emptyArea: number
  /**
   * Width of a drawn border, to its inner edge, as a share of a side. 0 without one, absent before vision-10.
   */
  border?: number
  /** Longer side of the box around all that is not white. 1 on colored grounds, absent before vision-10. */
  inkExtent?: number
  /**
   * Predicted designers' grade, 1 (crude) to 5 (polished). Meaningless for photographs, absent before vision-8.
   */
  design?: number
}

export type TextFacts = {
  area: number
  lineCount: number
  /** At most 80, the tallest first. */
  lines: TextLine[]
}

export type TextLine = {
  /** Null if not read: taller lines came first, or the script is not Latin, Chinese or Japanese. */
  text: string | null
  /** True for certain text in another script. */
  isUnread?: boolean
  /** Mean over characters. Below 0.85 it is a guess. */
  confidence: number
  /** Clockwise from the start of the line's upper side. */
  corners: readonly (readonly [x: number, y: number])[]
  /** Share of the longer side. */
  height: number
  /** 5th to 95th percentile of luminance. Null if not read. */
  contrast: number | null
  area: number
  onProduct: number
  /** Share of the surroundings without an edge to the border's color. */
  onGround: number
  /** A person's verdict. */
  isOnPack?: boolean
  /** Null if not tried: uncertain at full size, next to the product, or one too many. */
  tiles: TileReadings | null
}

/** Reading on a 16 mm tile, blurred as for a normal eye at 30 cm. Null if the line is too low. */
export type TileReadings = { px101: string | null; px202: string | null }

export type PeopleFacts = {
  faces: { box: Box; confidence: number }[]
  /** Probability of a person or a part of one. */
  person: number
}

export type QualityFacts = {
  /** Predicted mean opinion of 30 people on the product, 0 (bad) to 1 (excellent). */
  opinion: number
  /** Expected absolute error, larger for everyday photographs than studio shots. */
  spread: number
}

/** Estimate by cell: bytes in base64, row by row, maximum 255. */
export type AttentionFacts = { columns: number; rows: number; weights: string }

/** Probabilities, adding up to 1. */
export type AssetTypeFacts = Partial<Record<Classification, number>>

export type SimilarityFacts = {
  /** 64-bit difference hash in hexadecimal. */
  dhash: string
  /** Vectors of different spaces are never compared. */
  space: string
  /** 256 signed bytes in hexadecimal, compared by cosine. */
  embedding: string
}

export const EMBEDDING_SPACE = 'lite2-1'
