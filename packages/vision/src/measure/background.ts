import type { BackgroundFacts } from '@endcap/scoring'
import { darkestChannel, type Plane, type Rgb, resizeNearest, type Size } from '../raster.ts'
import type { Ground } from './ground.ts'
import { toLab } from './lab.ts'
import { labelParts, type Part } from './parts.ts'
import type { Regions } from './regions.ts'

/** Minimum share of the frame that must be background to judge it. */
const MIN_AREA = 0.02
const NEAR_WHITE = 245
const EDGE_STEP = 0.06
/** Share of white border pixels from which the ground is white, whatever the mask says. */
const WHITE_BORDER = 0.85
/** Share of the background that a white border must reach. It does not make a photograph white that it frames. */
const MIN_REACHED = 0.65

/**
 * Measures the background. Inside a white border, only what the border reaches counts, with soft shadows, and
 * objects apart from the product: whatever else the mask left out is a part of the product. Returns null if there
 * is too little to judge.
 */
export function measureBackground(
  image: Rgb,
  luminance: Plane,
  regions: Regions,
  ground: Ground,
): BackgroundFacts | null {
  const { width, height } = image
  const pixels = width * height
  if (regions.backgroundCount < MIN_AREA * pixels) return null
  const whiteShare = whiteBorder(image)
  const reached = whiteShare >= WHITE_BORDER ? reachedBackground(image, regions, ground) : null
  const background = reached ?? regions.background
  let count = 0
  let offWhite = 0
  let sum = 0
  let squares = 0
  let edges = 0
  for (let pixel = 0; pixel < pixels; pixel++) {
    if (background[pixel] !== 1) continue
    count += 1
    offWhite += 255 - darkestChannel(image, pixel)
    const value = luminance.data[pixel] ?? 0
    sum += value
    squares += value * value
    const right = pixel % width < width - 1 ? (luminance.data[pixel + 1] ?? 0) - value : 0
    const below = pixel + width < pixels ? (luminance.data[pixel + width] ?? 0) - value : 0
    if (right * right + below * below > EDGE_STEP * EDGE_STEP) edges += 1
  }
  if (count < MIN_AREA * pixels) return null
  return {
    area: count / pixels,
    offWhite: offWhite / count / 255,
    unevenness: Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)),
    clutter: edges / count,
    whiteBorder: whiteShare,
    borderLab: toLab(...ground.color),
  }
}

/** Returns the background that the border reaches and the objects on it, or null if that is too little of it. */
function reachedBackground(image: Rgb, regions: Regions, { withShadows }: Ground): Uint8Array | null {
  const { background, backgroundCount } = regions
  const counted = resizeNearest(reachedOrObject(withShadows, regions, image), withShadows, image)
  const result = new Uint8Array(background.length)
  let reached = 0
  for (let pixel = 0; pixel < background.length; pixel++) {
    if (background[pixel] !== 1) continue
    const kind = counted[pixel] ?? 0
    if (kind === REACHED) reached += 1
    if (kind > 0) result[pixel] = 1
  }
  return reached >= MIN_REACHED * backgroundCount ? result : null
}

const REACHED = 1
const OBJECT = 2
/** Minimum share of the frame of an object in the background. Smaller things are dust. */
const MIN_OBJECT = 0.004
/** Distance from the product, as a share of the frame, up to which a thing may be a part of it. */
const BESIDE = 0.03

/** Marks the pixels of the ground's plane that are ground or belong to an object apart from the product. */
function reachedOrObject(ground: Plane, regions: Regions, size: Size): Uint8Array {
  const { width, height } = ground
  const background = resizeNearest(regions.background, size, ground)
  const product = resizeNearest(regions.product, size, ground)
  const marks = new Uint8Array(width * height)
  const things = new Float32Array(width * height)
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (ground.data[pixel] === 1) marks[pixel] = REACHED
    else things[pixel] = background[pixel] ?? 0
  }
  const isApart = ({ left, top, right, bottom, size: count }: Part): boolean => {
    if (count < MIN_OBJECT * width * height) return false
    const reach = Math.round(BESIDE * width)
    for (let y = Math.max(0, top - reach); y < Math.min(height, bottom + reach); y++)
      for (let x = Math.max(0, left - reach); x < Math.min(width, right + reach); x++)
        if (product[y * width + x] === 1) return false
    return true
  }
  const { labels, list } = labelParts({ data: things, width, height })
  const apart = [false, ...list.map(isApart)]
  for (let pixel = 0; pixel < marks.length; pixel++)
    if (apart[labels[pixel] ?? 0] === true) marks[pixel] = OBJECT
  return marks
}

function whiteBorder(image: Rgb): number {
  const { width, height } = image
  let white = 0
  let total = 0
  const count = (x: number, y: number) => {
    total += 1
    if (darkestChannel(image, y * width + x) >= NEAR_WHITE) white += 1
  }
  for (let x = 0; x < width; x++) {
    count(x, 0)
    count(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    count(0, y)
    count(width - 1, y)
  }
  return white / total
}
