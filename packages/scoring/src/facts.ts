import type { Classification } from './asset-types/asset-types.ts'

/** Image role. The hero stands for the product in search results; carousel images show the rest. */
export type ImageRole = 'hero' | 'carousel'

/**
 * Measurements as plain JSON, stored unchanged to replay scores or apply new rubrics without the image.
 * Lengths and areas are shares of the frame, luminances 0–1 (Rec. 709 weights on gamma-encoded sRGB), unless
 * stated. `null` means "could not be measured", never zero.
 */
export type ImageFacts = {
  /** Version of the measuring code. Facts of different versions are not comparable. */
  version: string
  file: FileFacts
  /** Null if nothing stands out from its surroundings. */
  product: ProductFacts | null
  /** Null if the product leaves no background to measure. */
  background: BackgroundFacts | null
  tone: ToneFacts
  detail: DetailFacts
  text: TextFacts
  layout: LayoutFacts
  /** Promotion badges: flat shapes with text in them, apart from the product. */
  badges: Box[]
  people: PeopleFacts
  /** Null if the image is too small to rate. */
  quality: QualityFacts | null
  kind: AssetTypeFacts
  attention: AttentionFacts
  similarity: SimilarityFacts
  /** Set if people have corrected the facts, see `applyCorrections`. */
  corrections?: CorrectionFacts
}

/** The corrections behind corrected facts. */
export type CorrectionFacts = {
  /** Identifies the corrections: facts of one version and digest have the same score. */
  digest: string
  /** The asset type that a person has given. */
  assetType?: Classification
  /** Names of pairs of images that show different pictures. Both images of a pair have its name. */
  distinctPairs?: readonly string[]
  /** True if the image repeats no other. */
  isUnique?: boolean
  /** True if a person has said that the image shows the product of its listing, false if another one. */
  isOwnProduct?: boolean
}

export type FileFacts = {
  format: 'jpeg' | 'png' | 'webp'
  /** Width as displayed, after EXIF orientation. */
  widthPx: number
  heightPx: number
  byteLength: number
  hasAlpha: boolean
  /** True for an animation, of which only the first frame is measured. */
  animated: boolean
  /** True if the file says that its picture was put together from others (IPTC digital source type). */
  isComposite?: boolean
}

export type Box = { left: number; top: number; right: number; bottom: number }

export type ProductFacts = {
  /** Share of the frame that the product covers. */
  area: number
  box: Box
  /** The larger of the box's width and height, each as a share of its side of the frame. */
  extent: number
  /** Distance of the box's center from the frame's center, the larger of both directions. */
  offCenter: number
  /** The smallest distance between the product and an edge of the frame. */
  margin: number
  /**
   * Share of the product's breadth that edges of the frame cut, summed over the edges, at most 2. 0 for a
   * whole product, 1 for a product whose body is cut at one edge.
   */
  cut: number
  /** Probability that an edge cuts the product, or that none does, 0–1. Low where the frame may be trimmed. */
  cutCertainty: number
  /** Degrees by which the product is turned. Null where neither its outline nor its edges show it for certain. */
  tiltDegrees: number | null
  /** Share of the product's straight edges that are level or upright. Null if there are too few, absent before vision-8. */
  uprightEdges?: number | null
  /** Degrees by which the smallest rectangle around the product leans. Null for a round product. */
  leanDegrees: number | null
  /** Number of separate parts of at least 2% of the product. */
  parts: number
  /** Outer outlines as polygons in shares of the frame, the largest part first. */
  outlines: (readonly [x: number, y: number])[][]
  /** Mean confidence of the mask inside the product, 0–1. */
  confidence: number
  /** Mean color, CIE L*a*b* (D65). */
  meanLab: [number, number, number]
}

export type BackgroundFacts = {
  /** Share of the frame. */
  area: number
  /** Mean distance of the darkest channel from white, 0–1: 0 is pure white. */
  offWhite: number
  /** Standard deviation of the luminance. */
  unevenness: number
  /** Share of background pixels that lie on an edge (gradient over 0.06 a pixel). */
  clutter: number
  /** Share of pixels along the frame that are near white (all channels at least 245). */
  whiteBorder: number
  /** Median color along the frame, CIE L*a*b* (D65). */
  borderLab: [number, number, number]
}

/** Measured on the product, or on the whole image if there is no product. */
export type ToneFacts = {
  medianLuminance: number
  /** 5th to 95th percentile of luminance. */
  range: number
  /** Share of pixels below 0.04, which hold no detail. */
  crushed: number
  /** Share of pixels above 0.985 that surely are blown out: tones lead up to them. */
  blown: number
  /** Share of pixels whose colors surely are washed out by overexposure. */
  clipped: number
  /** 1st percentile of luminance. */
  black: number
  /** 99th percentile of the highest channel. Low values show that too little light fell on the product. */
  highlight: number
  /**
   * Share as bright as the highlight: dim white prints have one gray, black fabric does not. Absent before
   * vision-8, like `tints`.
   */
  ceiling?: number
  /** Share of pixels with another tint than the most common one, whatever the light. */
  tints?: number
  /** Chroma (CIE L*a*b*) of the tint that a light ground and the highlights share. Null where it does not show. */
  cast: number | null
  /** Mean chroma in CIE L*a*b*. */
  chroma: number
  /** CIE76 ΔE between the product's rim and the background just outside it. Null without a background. */
  separation: number | null
}

export type DetailFacts = {
  /** Perceptual blur of the product at 1,000 px, 0 (sharp) to 1 (blurred): Crete et al. 2007. Null if the product is tiny or has no structure. */
  blur: number | null
  /** Blur at 160 px, which separates strong blur from stronger blur. */
  coarseBlur: number | null
  /** Standard deviation of sensor-like noise in gray levels (0–255), after Immerkær 1996. Null for small images. */
  noise: number | null
  /** Height of the 8×8 grid of JPEG above the steps inside blocks, see `measureBlockiness`. Null after resampling. */
  blockiness: number | null
  /** Quality setting that the file's quantization tables correspond to, 1–100. Null unless the file is a JPEG. */
  jpegQuality: number | null
  /** Side of a square with the area of the product's box, in pixels of the file. Null without a product. */
  productPx: number | null
  /**
   * Size (per side) that holds all detail: 0.25 after fourfold enlargement. Large files are measured on a smaller
   * copy. Null for small or plain products.
   */
  trueResolution: number | null
}

/** How the frame is used. */
export type LayoutFacts = {
  /** Share of the frame in the largest rectangle that shows nothing but ground. */
  emptyArea: number
  /**
   * Grade that two designers would give the layout, 1 (crude) to 5 (polished). Means nothing for a photograph. Absent in
   * facts before vision-8.
   */
  design?: number
}

/** Lines of text anywhere in the image: on the pack, beside it or laid over the picture. */
export type TextFacts = {
  /** Sum of the areas of all lines' rectangles, as a share of the frame. */
  area: number
  lineCount: number
  /** At most 80 lines, the tallest first. */
  lines: TextLine[]
}

export type TextLine = {
  /**
   * Recognized text (Latin, Chinese or Japanese letters). Null if the line was not read because many others are taller,
   * or because its script is another.
   */
  text: string | null
  /** True if the line surely is text in a script that is not read. */
  isUnread?: boolean
  /** Mean confidence of the characters. Below 0.85 the text is a guess. */
  confidence: number
  /** Corners as shares of the frame, clockwise from the start of the line's upper side. */
  corners: readonly (readonly [x: number, y: number])[]
  /** Height of the line as a share of the frame's longer side. */
  height: number
  /** 5th to 95th percentile of luminance: contrast of the strokes with their background. Null if the line was not read. */
  contrast: number | null
  /** Share of the frame inside the line's rectangle. */
  area: number
  /** Share of the line's surroundings that lies on the product. */
  onProduct: number
  /** Share of the line's surroundings that surely is ground: the border's color reaches it without an edge. */
  onGround: number
  /** True if a person has said that the line is printed on the pack. */
  isOnPack?: boolean
  /** Null if not tried: not read with confidence at full size, beside the product, or one of too many lines. */
  tiles: TileReadings | null
}

/** Reading on a 16 mm tile, blurred as for a normal eye at 30 cm. Null if the line is too low. */
export type TileReadings = { px101: string | null; px202: string | null }

export type PeopleFacts = {
  faces: { box: Box; confidence: number }[]
  /** Probability that the image shows a person or a part of a person, 0–1. */
  person: number
}

export type QualityFacts = {
  /** Predicted mean opinion of 30 people on the product's part of the image, 0 (bad) to 1 (excellent). */
  opinion: number
  /** Expected absolute error of `opinion`. It is larger for everyday photographs than for studio shots. */
  spread: number
}

/** Estimated attention of shoppers by cells of the frame: bytes in base64, row by row, with the maximum at 255. */
export type AttentionFacts = { columns: number; rows: number; weights: string }

/** Predicted probability of each asset type that the model has. The probabilities add up to 1. */
export type AssetTypeFacts = Partial<Record<Classification, number>>

export type SimilarityFacts = {
  /** 64-bit difference hash of the whole image, 16 hexadecimal digits. */
  dhash: string
  /** Name of the space of the embedding. Vectors of two spaces are never compared. */
  space: string
  /** Embedding of what the image shows: 256 signed bytes as hexadecimal digits, compared by their cosine. */
  embedding: string
}

/** Space of the embeddings of this release. */
export const EMBEDDING_SPACE = 'lite2-1'
