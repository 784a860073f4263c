import { CLASSIFICATIONS, type ImageFacts } from '@endcap/scoring'
import { z } from 'zod'

// Facts of a foreign server are checked before they are stored: scores and SQL compute with them. Corrections are
// not taken from an eye.

const MAX_MAGNITUDE = 1e9
const MAX_LINES = 80
const MAX_ITEMS = 1_000

const number = z.number().min(-MAX_MAGNITUDE).max(MAX_MAGNITUDE)
const count = z.int().min(0).max(MAX_MAGNITUDE)
const orNull = number.nullable()
const text = z.string().max(1_000)
const point = z.tuple([number, number])
const lab = z.tuple([number, number, number])
const box = z.object({ left: number, top: number, right: number, bottom: number })

const file = z.object({
  format: z.enum(['jpeg', 'png', 'webp']),
  widthPx: count,
  heightPx: count,
  byteLength: count,
  hasAlpha: z.boolean(),
  animated: z.boolean(),
  colorSpace: z
    .enum(['srgb', 'adobe_rgb', 'eci_rgb', 'display_p3', 'rgb', 'cmyk', 'grayscale'])
    .exactOptional(),
  densityDpi: orNull.exactOptional(),
  isComposite: z.boolean().exactOptional(),
})

const product = z.object({
  area: number,
  box,
  extent: number,
  offCenter: number,
  margin: number,
  cut: number,
  cutCertainty: number,
  tiltDegrees: orNull,
  uprightEdges: orNull.exactOptional(),
  leanDegrees: orNull,
  parts: count,
  outlines: z.array(z.array(point).max(MAX_ITEMS)).max(MAX_ITEMS),
  confidence: number,
  meanLab: lab,
})

const background = z.object({
  area: number,
  offWhite: number,
  unevenness: number,
  clutter: number,
  whiteBorder: number,
  borderLab: lab,
})

const tone = z.object({
  medianLuminance: number,
  range: number,
  crushed: number,
  blown: number,
  clipped: number,
  black: number,
  highlight: number,
  ceiling: number.exactOptional(),
  tints: number.exactOptional(),
  cast: orNull,
  chroma: number,
  separation: orNull,
})

const detail = z.object({
  blur: orNull,
  coarseBlur: orNull,
  noise: orNull,
  blockiness: orNull,
  jpegQuality: orNull,
  productPx: orNull,
  trueResolution: orNull,
})

const line = z.object({
  text: text.nullable(),
  isUnread: z.boolean().exactOptional(),
  confidence: number,
  corners: z.array(point).max(MAX_ITEMS),
  height: number,
  contrast: orNull,
  area: number,
  onProduct: number,
  onGround: number,
  isOnPack: z.boolean().exactOptional(),
  tiles: z.object({ px101: text.nullable(), px202: text.nullable() }).nullable(),
})

const share = z.number().min(0).max(1)

/** Facts of one version, without corrections. */
export const imageFacts = z.object({
  version: z.string().max(60),
  file,
  product: product.nullable(),
  background: background.nullable(),
  tone,
  detail,
  text: z.object({ area: number, lineCount: count, lines: z.array(line).max(MAX_LINES) }),
  layout: z.object({
    emptyArea: number,
    border: share.exactOptional(),
    inkExtent: share.exactOptional(),
    design: number.exactOptional(),
  }),
  badges: z.array(box).max(MAX_ITEMS),
  people: z.object({
    faces: z.array(z.object({ box, confidence: number })).max(MAX_ITEMS),
    person: number,
  }),
  quality: z.object({ opinion: number, spread: number }).nullable(),
  kind: z.partialRecord(z.enum(CLASSIFICATIONS), share),
  attention: z.object({
    columns: z.int().min(0).max(256),
    rows: z.int().min(0).max(256),
    weights: z.base64().max(100_000),
  }),
  similarity: z.object({
    dhash: z.hex().max(64),
    space: z.string().max(60),
    embedding: z.hex().max(4_096),
  }),
}) satisfies z.ZodType<ImageFacts>
