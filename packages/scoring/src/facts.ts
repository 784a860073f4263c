import type { Classification } from './asset-types/asset-types.ts'

/** The hero represents the product in search results, carousel images show the rest. */
export type ImageRole = 'hero' | 'carousel'

/**
 * All measurements of an image, as plain JSON. Stored unchanged to replay scores or apply new rubrics without the
 * image.
 * Lengths are shares of the frame (0–1) and luminances 0–1 (Rec. 709 weights on gamma-encoded sRGB) unless stated.
 * `null` means "could not be measured", never zero.
 */
export type ImageFacts = {
  /** Version of the measuring code. Facts of different versions are not comparable. */
  version: string
  file: FileFacts
  /** Null if nothing differs from its surroundings. */
  product: ProductFacts | null
  /** Null if the product leaves none to measure. */
  background: BackgroundFacts | null
  tone: ToneFacts
  detail: DetailFacts
  text: TextFacts
  layout: LayoutFacts
  /** Flat shapes with text, apart from the product. */
  badges: Box[]
  people: PeopleFacts
  /** Null if the image is too small to rate. */
  quality: QualityFacts | null
  kind: AssetTypeFacts
  attention: AttentionFacts
  similarity: SimilarityFacts
  /** Set by `applyCorrections`. */
  corrections?: CorrectionFacts
}

export type CorrectionFacts = {
  /** Facts of one version and digest have the same score. */
  digest: string
  /** A person's choice. */
  assetType?: Classification
  /** Names of pairs of different pictures. Both images of a pair have its name. */
  distinctPairs?: readonly string[]
  /** True if the image repeats no other. */
  isUnique?: boolean
  /** A person's verdict. False for another product. */
  isOwnProduct?: boolean
}

export type FileFacts = {
  format: 'jpeg' | 'png' | 'webp'
  /** Displayed width, after EXIF orientation. */
  widthPx: number
  heightPx: number
  byteLength: number
  hasAlpha: boolean
  /** Animations are measured by their first frame. */
  animated: boolean
  /** True for a composed picture, according to the file (IPTC digital source type). */
  isComposite?: boolean
}

export type Box = { left: number; top: number; right: number; bottom: number }

export type ProductFacts = {
  /** Share of the frame. */
  area: number
  box: Box
  /** The larger of width and height, each as a share of the frame's side. */
  extent: number
  /** Distance between the centers of box and frame, the larger of both directions. */
  offCenter: number
  /** Smallest distance between product and edge. */
  margin: number
  /**
   * Share of the product's breadth that edges cut, summed, at most 2: 0 for whole, 1 for a body cut at one edge.
   */
  cut: number
  /** Probability that a cut, or its absence, is real, 0–1. Low where the frame may be trimmed. */
  cutCertainty: number
  /** Rotation. Null unless outline or edges show it for certain. */
  tiltDegrees: number | null
  /** Share of straight edges that are level or upright. Null if too few, absent before vision-8. */
  uprightEdges?: number | null
  /** Lean of the smallest enclosing rectangle. Null for a round product. */
  leanDegrees: number | null
  /** Number of separate parts of at least 2% of the product. */
  parts: number
  /** Outer polygons, the largest part first. */
  outlines: (readonly [x: number, y: number])[][]
  /** Mean confidence of the mask, 0–1. */
  confidence: number
  /** Mean color, CIE L*a*b* (D65). */
  meanLab: [number, number, number]
}

export type BackgroundFacts = {
  /** Share of the frame. */
  area: number
  /** Mean distance of the darkest channel from white, 0–1. */
  offWhite: number
  /** Standard deviation of the luminance. */
  unevenness: number
  /** Share of pixels on an edge (gradient over 0.06 a pixel). */
  clutter: number
  /** Share of near-white pixels along the frame (all channels at least 245). */
  whiteBorder: number
  /** Median along the frame, CIE L*a*b* (D65). */
  borderLab: [number, number, number]
}

/** Measured on the product, or on the image without one. */
export type ToneFacts = {
  medianLuminance: number
  /** 5th to 95th percentile of luminance. */
  range: number
  /** Share of pixels below 0.04, without detail. */
  crushed: number
  /** Share above 0.985 that is certainly blown out: tones lead up to it. */
  blown: number
  /** Share of pixels with colors certainly washed out by overexposure. */
  clipped: number
  /** 1st percentile of luminance. */
  black: number
  /** 99th percentile of the highest channel. Low in too little light. */
  highlight: number
  /**
   * Share of pixels as bright as the highlight. In dim light, white prints have one gray, black fabric does not.
   * Absent before vision-8, like `tints`.
   */
  ceiling?: number
  /** Share of pixels with another tint than the most common one, in any light. */
  tints?: number
  /** Chroma (CIE L*a*b*) of the tint shared by a light ground and the highlights. Null if not visible. */
  cast: number | null
  /** Mean, CIE L*a*b*. */
  chroma: number
  /** CIE76 ΔE between the product's rim and the background next to it. Null without a background. */
  separation: number | null
}

export type DetailFacts = {
  /**
   * Perceptual blur at 1,000 px, 0 (sharp) to 1 (blurred): Crete et al. 2007. Null for a tiny or plain product.
   */
  blur: number | null
  /** Blur at 160 px, to tell strong blur from stronger. */
  coarseBlur: number | null
  /**
   * Standard deviation of sensor-like noise in gray levels (0–255), after Immerkær 1996. Null for small images.
   */
  noise: number | null
  /** Height of JPEG's 8×8 grid above steps inside blocks, see `measureBlockiness`. Null after resampling. */
  blockiness: number | null
  /** Quality by the quantization tables, 1–100. Null unless JPEG. */
  jpegQuality: number | null
  /** Side of a square with the area of the product's box, in file pixels. Null without a product. */
  productPx: number | null
  /**
   * Share of its size (per side) that would hold all detail: 0.25 after fourfold enlargement. Measured on the
   * decoded image, a smaller copy of large files. Null for a small or plain product.
   */
  trueResolution: number | null
}

export type LayoutFacts = {
  /** Largest rectangle of bare ground, as a share of the frame. */
  emptyArea: number
  /**
   * Grade by two designers, predicted, 1 (crude) to 5 (polished). Meaningless for photographs. Absent before
   * vision-8.
   */
  design?: number
}

/** Text on the pack, next to it or over the picture. */
export type TextFacts = {
  /** Sum of the lines' rectangles, as a share of the frame. */
  area: number
  lineCount: number
  /** At most 80, the tallest first. */
  lines: TextLine[]
}

export type TextLine = {
  /** Null if not read: many others are taller, or the script is not Latin, Chinese or Japanese. */
  text: string | null
  /** True for certain text in a script that is not read. */
  isUnread?: boolean
  /** Mean over characters. Below 0.85 the text is a guess. */
  confidence: number
  /** Clockwise from the start of the line's upper side. */
  corners: readonly (readonly [x: number, y: number])[]
  /** Share of the frame's longer side. */
  height: number
  /** 5th to 95th percentile of luminance, strokes against background. Null if not read. */
  contrast: number | null
  /** Share of the frame. */
  area: number
  /** Share of the surroundings on the product. */
  onProduct: number
  /** Share of the surroundings that is certainly ground: no edge separates it from the border's color. */
  onGround: number
  /** A person's verdict: printed on the pack. */
  isOnPack?: boolean
  /** Null if not tried: uncertain at full size, next to the product, or too many lines. */
  tiles: TileReadings | null
}

/**
 * Reading on a 16 mm search tile of 101 or 202 pixels, blurred as for a normal eye at 30 cm. Null if the line is
 * too low.
 */
export type TileReadings = { px101: string | null; px202: string | null }

export type PeopleFacts = {
  faces: { box: Box; confidence: number }[]
  /** Probability of a person or a part of one, 0–1. */
  person: number
}

export type QualityFacts = {
  /** Predicted mean opinion of 30 people on the product's part, 0 (bad) to 1 (excellent). */
  opinion: number
  /** Expected absolute error of `opinion`, larger for everyday photographs than for studio shots. */
  spread: number
}

/** Shoppers' estimated attention by cell: bytes in base64, row by row, maximum 255. */
export type AttentionFacts = { columns: number; rows: number; weights: string }

/** Probability of each type that the model has. They add up to 1. */
export type AssetTypeFacts = Partial<Record<Classification, number>>

export type SimilarityFacts = {
  /** 64-bit difference hash, 16 hexadecimal digits. */
  dhash: string
  /** Name of the embedding space. Vectors of different spaces are never compared. */
  space: string
  /** Content of the image: 256 signed bytes in hexadecimal, compared by cosine. */
  embedding: string
}

/** Embedding space of this release. */
export const EMBEDDING_SPACE = 'lite2-1'
