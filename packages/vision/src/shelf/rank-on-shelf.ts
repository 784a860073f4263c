import { deltaE, type Lab, toLab } from '../measure/lab.ts'
import { randomness, shuffled } from '../randomness.ts'
import { averageRgb, type Rgb } from '../raster.ts'

/** Side of a tile among the results of a phone, in pixels. */
export const TILE_SIDE = 101
/** Tiles in a row. */
export const SHELF_COLUMNS = 3

/** Ranks of one tile over all shuffles, 1 for the one that is found first. */
export type Found = {
  median: number
  /** 95 of 100 shuffles lie from here … */
  low: number
  /** … to here. */
  high: number
}

/** 8 pixels, which a phone at arm's length shows at a fifth of a degree. */
const TILE_CELLS = 12
/** With the white gap to the next tile. */
const PITCH = TILE_CELLS + 1
const WHITE: Lab = toLab(255, 255, 255)
/** Half sides of center and surround in cells: details of a pack, a pack, a tile beside its neighbors. */
const SCALES = [
  { center: 0, surround: 3 },
  { center: 2, surround: 7 },
  { center: 5, surround: 17 },
] as const
/** Larger differences of color do not catch the eye more. */
const ENOUGH_DELTA_E = 60

type Cells = readonly Lab[]
type Page = { width: number; height: number; sums: Float64Array }

/**
 * Ranks main images by how much they stand out on a page of results, shuffled again and again: differences of color
 * and light between places and their surroundings at three scales (Itti, Koch & Niebur 1998, "A model of
 * saliency-based visual attention"), which grow with contrast, with size, and with neighbors that look different.
 * Shuffles take away what the place on the page does.
 * @param tiles `TILE_SIDE` × `TILE_SIDE` pixels on white
 */
export function rankOnShelf(tiles: readonly Rgb[], { shuffles = 200, seed = 1 } = {}): Found[] {
  const cells = tiles.map(cellsOf)
  const random = randomness(seed)
  const ranks = tiles.map((): number[] => [])
  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    const order = shuffled([...tiles.keys()], random)
    const pulls = pullsOf(order.map((tile) => cells[tile] ?? []))
    for (const [place, tile] of order.entries()) ranks[tile]?.push(rankOf(pulls, pulls[place] ?? 0))
  }
  return ranks.map((all) => {
    const sorted = all.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 1
    return { median: at(0.5), low: at(0.025), high: at(0.975) }
  })
}

const cellsOf = (tile: Rgb): Cells => {
  const { data } = averageRgb(tile, TILE_CELLS, TILE_CELLS)
  return Array.from({ length: TILE_CELLS ** 2 }, (_, cell) =>
    toLab(data[3 * cell] ?? 0, data[3 * cell + 1] ?? 0, data[3 * cell + 2] ?? 0),
  )
}

/** Tiles that pull alike share the middle of their ranks. */
function rankOf(pulls: readonly number[], pull: number): number {
  const before = pulls.filter((other) => other > pull).length
  const alike = pulls.filter((other) => other === pull).length
  return Math.round(before + (alike + 1) / 2)
}

/** Returns the mean difference from its surroundings of the tile in each place. */
function pullsOf(places: readonly Cells[]): number[] {
  const page = pageOf(places)
  return places.map((_, place) => {
    const left = (place % SHELF_COLUMNS) * PITCH
    const top = Math.floor(place / SHELF_COLUMNS) * PITCH
    let sum = 0
    for (let y = top; y < top + TILE_CELLS; y++)
      for (let x = left; x < left + TILE_CELLS; x++)
        for (const { center, surround } of SCALES)
          sum += Math.min(
            ENOUGH_DELTA_E,
            deltaE(meanAround(page, x, y, center), meanAround(page, x, y, surround)),
          )
    return sum / (TILE_CELLS ** 2 * SCALES.length)
  })
}

/** Sums of L*, a* and b* of all cells above and to the left, so that means of boxes cost four reads. */
function pageOf(places: readonly Cells[]): Page {
  const width = SHELF_COLUMNS * PITCH
  const height = Math.ceil(places.length / SHELF_COLUMNS) * PITCH
  const sums = new Float64Array(3 * (width + 1) * (height + 1))
  const stride = 3 * (width + 1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const lab = cellAt(places, x, y)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y + 1) * stride + 3 * (x + 1) + channel
        sums[at] =
          (lab[channel] ?? 0) + (sums[at - 3] ?? 0) + (sums[at - stride] ?? 0) - (sums[at - stride - 3] ?? 0)
      }
    }
  return { width, height, sums }
}

function cellAt(places: readonly Cells[], x: number, y: number): Lab {
  const [inX, inY] = [x % PITCH, y % PITCH]
  if (inX >= TILE_CELLS || inY >= TILE_CELLS) return WHITE
  const place = Math.floor(y / PITCH) * SHELF_COLUMNS + Math.floor(x / PITCH)
  return places[place]?.[inY * TILE_CELLS + inX] ?? WHITE
}

function meanAround({ width, height, sums }: Page, x: number, y: number, reach: number): Lab {
  const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
  const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
  const corner = (row: number, column: number, channel: number) =>
    sums[3 * (row * (width + 1) + column) + channel] ?? 0
  const count = (right - left) * (bottom - top)
  const mean = (channel: number) =>
    (corner(bottom, right, channel) -
      corner(top, right, channel) -
      corner(bottom, left, channel) +
      corner(top, left, channel)) /
    count
  return [mean(0), mean(1), mean(2)]
}
