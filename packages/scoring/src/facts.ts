import type { Classification } from './classification.ts'

/** What the image is for: heroes stand for the product in search results, carousel images tell the rest. */
export type ImageRole = 'hero' | 'carousel'

/**
 * Everything that was measured on an image; plain JSON, stored as it is, so that a score can be
 * replayed or a new rubric applied without touching a pixel.
 *
 * Units: lengths are shares of the frame (0–1) unless a name says otherwise, luminances are 0–1
 * (Rec. 709 weights on gamma-encoded sRGB). `null` means "could not be measured", never "zero".
 */
export type ImageFacts = {
  /** Of the measuring code: facts of different versions are not comparable. */
  version: string
  file: FileFacts
  /** Null where nothing stands out from its surroundings. */
  product: ProductFacts | null
  /** Null where the product leaves no background to look at. */
  background: BackgroundFacts | null
  tone: ToneFacts
  detail: DetailFacts
  text: TextFacts
  /** Flat shapes with words in them, apart from the product: promotion badges. */
  badges: Box[]
  people: PeopleFacts
  /** Null where the image is too small to judge. */
  quality: QualityFacts | null
  kind: AssetTypeFacts
  attention: AttentionFacts
  similarity: SimilarityFacts
}

export type FileFacts = {
  format: 'jpeg' | 'png' | 'webp'
  /** As shown, after EXIF orientation. */
  widthPx: number
  heightPx: number
  byteLength: number
  hasAlpha: boolean
  /** Only the first frame of an animation is looked at. */
  animated: boolean
}

export type Box = { left: number; top: number; right: number; bottom: number }

export type ProductFacts = {
  /** Share of the frame that the product covers. */
  area: number
  box: Box
  /** The larger of the box's width and height, each as a share of its side of the frame. */
  extent: number
  /** Distance of the box's centre from the frame's, the larger of both directions. */
  offCentre: number
  /** The smallest distance between the product and an edge of the frame. */
  margin: number
  /**
   * How much of the product's breadth lies along edges of the frame, summed over the edges, at most 2:
   * 0 for a product that is whole, 1 for one whose body is cut at one edge.
   */
  cut: number
  /** Degrees between the long axis and the nearest of upright and level; null for roundish shapes. */
  tiltDegrees: number | null
  /** Separate parts of at least 2 % of the product. */
  parts: number
  /** Outer outlines as polygons in shares of the frame, the largest part first. */
  outlines: (readonly [x: number, y: number])[][]
  /** Mean certainty of the mask inside the product, 0–1. */
  confidence: number
  /** Mean colour, CIE L*a*b* (D65). */
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
}

/** Measured on the product where there is one, else on the whole image. */
export type ToneFacts = {
  medianLuminance: number
  /** 5th to 95th percentile of luminance. */
  range: number
  /** Share of pixels below 0.04, with no drawing left in them. */
  crushed: number
  /** Share of pixels above 0.985. */
  blown: number
  /** Share of pixels (of what is not white ground) in which a channel is at its end: colours that over-exposure has cut off. */
  clipped: number
  /** Mean chroma in CIE L*a*b*. */
  chroma: number
  /** CIE76 ΔE between the product's rim and the background just outside it; null without a background. */
  separation: number | null
}

export type DetailFacts = {
  /** Perceptual blur, 0 (sharp) to 1 (blurred), of the product at 1,000 px: Crete et al. 2007. Null where it is tiny or has no drawing. */
  blur: number | null
  /** The same at 160 px, which tells strong blurs from stronger ones. */
  coarseBlur: number | null
  /** Standard deviation of sensor-like noise in grey levels (0–255), after Immerkær 1996; null in small images. */
  noise: number | null
  /** Excess of luminance steps at the 8×8 grid of JPEG over those inside blocks; null after resampling. */
  blockiness: number | null
  /** The quality setting that the file's quantisation tables stand for, 1–100; null unless JPEG. */
  jpegQuality: number | null
  /** Side of a square as large as the product's box, in pixels of the file; null where there is no product. */
  productPx: number | null
  /**
   * Share of its size (per side) at which the image would hold all of its detail: 0.25 for one that was
   * enlarged four times. Of what was decoded, which for large files is a smaller copy; null where the
   * product is too small or too plain to tell.
   */
  trueResolution: number | null
}

/** Lines of text, wherever they are: on the pack, beside it, laid over the picture. */
export type TextFacts = {
  /** Share of the frame inside the lines' rectangles, the grown ones included. */
  area: number
  lineCount: number
  /** The tallest first, at most 80. */
  lines: TextLine[]
}

export type TextLine = {
  /** As read (Latin letters only); null where it was not tried, being among the lowest of many. */
  text: string | null
  /** Mean certainty of the characters; below 0.85 the text is a guess. */
  confidence: number
  /** Shares of the frame, clockwise from the start of the line's upper side. */
  corners: readonly (readonly [x: number, y: number])[]
  /** Height of the line over the longer side of the frame. */
  height: number
  /** 5th to 95th percentile of luminance: strokes against their ground; null where it was not read. */
  contrast: number | null
  /** Share of the frame inside the line's rectangle. */
  area: number
  /** Share of the line's surroundings that lies on the product. */
  onProduct: number
  /** Null where it was not tried: not read with confidence at full size, beside the product, or one of too many. */
  tiles: TileReadings | null
}

/**
 * What is read of the line on a search tile of 16 mm, at 101 and at 202 pixels, blurred as by an eye
 * with normal sight at 30 cm; null where the line is too low to try.
 */
export type TileReadings = { px101: string | null; px202: string | null }

export type PeopleFacts = {
  faces: { box: Box; confidence: number }[]
  /** How sure it is that a person, or a part of one, is in the picture, 0–1. */
  person: number
}

export type QualityFacts = {
  /** The mean opinion that 30 people would give the product's part of the image, 0 (bad) to 1 (excellent), as learned. */
  opinion: number
}

/** Where shoppers are likely to look first, by cells of the frame: bytes in base64, row by row, the highest 255. */
export type AttentionFacts = { columns: number; rows: number; weights: string }

/** Probability of each kind of image, summing to 1, as learned. */
export type AssetTypeFacts = Record<Classification, number>

export type SimilarityFacts = {
  /** 64-bit difference hash of the whole image, 16 hexadecimal digits. */
  dhash: string
  /** What the image shows: 64 signed bytes as hexadecimal digits, compared by their cosine. */
  embedding: string
}
