import type { BackgroundFacts } from '@endcap/scoring'
import { darkestChannel, type Luminance, type Plane, type Rgb, WHITE } from '../raster.ts'
import type { Ground } from './ground.ts'
import { toLab } from './lab.ts'
import { labelParts, type Part } from './parts.ts'
import type { Points, Regions } from './regions.ts'

const MIN_AREA = 0.02
const NEAR_WHITE = 245
const EDGE_STEP = 0.06 * WHITE
/** From this share of white border, the ground is white, whatever the mask says. */
const WHITE_BORDER = 0.85
/** A white frame does not make its photograph white. */
const MIN_REACHED = 0.65

/**
 * Counts only ground, soft shadows and objects that a white border reaches, because the rest may be product.
 * Null if too little.
 */
export function measureBackground(
  image: Rgb,
  luminance: Luminance,
  regions: Regions,
  ground: Ground,
): BackgroundFacts | null {
  const points = regions.width * regions.height
  if (regions.backgroundCount < MIN_AREA * points) return null
  const whiteShare = whiteBorder(image)
  const reached = whiteShare >= WHITE_BORDER ? reachedBackground(image, regions, ground) : null
  const background = reached ?? regions.background
  const { count, offWhite, unevenness, clutter } = measurePoints(image, luminance, { ...regions, background })
  if (count < MIN_AREA * points) return null
  return {
    area: count / points,
    offWhite,
    unevenness,
    clutter,
    whiteBorder: whiteShare,
    borderLab: toLab(...ground.color),
  }
}

function measurePoints(
  image: Rgb,
  { data }: Luminance,
  { width: across, height: down, columns, rows, background }: Points & Pick<Regions, 'background'>,
) {
  const { width, height } = image
  // Rows alternate pixels, because a pattern may have edges at every second one.
  const [spanX, spanY] = [Math.ceil(width / across), Math.ceil(height / down)]
  const lastRow = width * (height - 1)
  let [count, offWhite, sum, squares, edges] = [0, 0, 0, 0, 0]
  for (let y = 0, point = 0; y < down; y++) {
    const row = Math.max(0, (rows[y] ?? 0) - width * (y % spanY))
    const shift = Math.floor(y / spanY) % spanX
    const below = row < lastRow ? width : 0
    for (let x = 0; x < across; x++, point++) {
      if (background[point] !== 1) continue
      const column = Math.max(0, (columns[x] ?? 0) - shift)
      const pixel = row + column
      const value = data[pixel] ?? 0
      count += 1
      offWhite += 255 - darkestChannel(image, pixel)
      sum += value
      squares += value * value
      const stepRight = (data[column < width - 1 ? pixel + 1 : pixel] ?? 0) - value
      const stepDown = (data[pixel + below] ?? 0) - value
      if (stepRight * stepRight + stepDown * stepDown > EDGE_STEP * EDGE_STEP) edges += 1
    }
  }
  const n = Math.max(1, count)
  return {
    count,
    offWhite: offWhite / n / 255,
    unevenness: Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2)) / WHITE,
    clutter: edges / n,
  }
}

function reachedBackground(image: Rgb, regions: Regions, { withShadows }: Ground): Uint8Array | null {
  const { background, backgroundCount } = regions
  const counted = reachedOrObject(image, withShadows, regions)
  const result = new Uint8Array(background.length)
  let reached = 0
  for (let point = 0; point < background.length; point++) {
    if (background[point] !== 1) continue
    const kind = counted[point] ?? 0
    if (kind === REACHED) reached += 1
    if (kind > 0) result[point] = 1
  }
  return reached >= MIN_REACHED * backgroundCount ? result : null
}

const REACHED = 1
const OBJECT = 2
/** Smaller is dust. */
const MIN_OBJECT = 0.004
/** Lighter may be a white product part. */
const COLORED = 200

const AT_EDGE = 1

/** Adds colored objects if the frame cuts one apart from the product. Whole ones may come with it. */
function reachedOrObject(image: Rgb, ground: Plane, regions: Regions): Uint8Array {
  const { background, width, height, columns, rows } = regions
  const marks = new Uint8Array(width * height)
  const things = new Float32Array(width * height)
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (ground.data[pixel] === 1) marks[pixel] = REACHED
    else things[pixel] = background[pixel] ?? 0
  }
  const { labels, list } = labelParts({ data: things, width, height })
  const levels = new Float64Array(list.length + 1)
  for (let point = 0; point < labels.length; point++) {
    const label = labels[point] ?? 0
    const pixel = (rows[Math.floor(point / width)] ?? 0) + (columns[point % width] ?? 0)
    if (label > 0) levels[label] = (levels[label] ?? 0) + darkestChannel(image, pixel)
  }
  const isObject = ({ label, size }: Part): boolean =>
    size >= MIN_OBJECT * width * height && (levels[label] ?? 0) <= COLORED * size
  const isCut = ({ left, top, right, bottom }: Part): boolean =>
    left <= AT_EDGE || top <= AT_EDGE || right >= width - AT_EDGE || bottom >= height - AT_EDGE
  const objects = list.filter(isObject)
  if (!objects.some((part) => isCut(part) && isApart(part, regions))) return marks
  const counted = new Set(objects.map(({ label }) => label))
  for (let pixel = 0; pixel < marks.length; pixel++)
    if (counted.has(labels[pixel] ?? 0)) marks[pixel] = OBJECT
  return marks
}

/** Nearer objects may be product. */
const BESIDE = 0.03

function isApart({ left, top, right, bottom }: Part, { product, width, height }: Regions): boolean {
  const reach = Math.round(BESIDE * width)
  for (let y = Math.max(0, top - reach); y < Math.min(height, bottom + reach); y++)
    for (let x = Math.max(0, left - reach); x < Math.min(width, right + reach); x++)
      if (product[y * width + x] === 1) return false
  return true
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
