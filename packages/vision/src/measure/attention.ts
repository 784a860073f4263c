import type { AttentionFacts, ImageFacts } from '@endcap/scoring'
import { averageRgb, type Plane, type Rgb, resizePlane } from '../raster.ts'
import { deltaE, toLab } from './lab.ts'

/** The eye resolves 2°; a phone's search tile spans 3°. */
const CELLS = 24
// Objects attract most gaze, then faces and text (Cerf, Frady & Koch 2009, "Faces and text attract gaze"),
// then contrast (Itti, Koch & Niebur 1998).
const WEIGHTS = { contrast: 0.35, product: 0.35, text: 0.3, faces: 0.4 }
/** Gaze deviation in half sides (Clarke & Tatler 2014, "Deriving an appropriate baseline", 4:3 pictures). */
const SPREAD = { x: 0.47, y: 0.42 }

/** Estimates gaze without eye tracking. */
export function estimateAttention(
  image: Rgb,
  mask: Plane | null,
  { text, people }: Pick<ImageFacts, 'text' | 'people'>,
): AttentionFacts {
  const scale = CELLS / Math.max(image.width, image.height)
  const columns = Math.max(1, Math.round(image.width * scale))
  const rows = Math.max(1, Math.round(image.height * scale))
  const contrast = centreSurround(image, columns, rows)
  const product = mask && resizePlane(mask, columns, rows).data
  const cells = Float32Array.from({ length: columns * rows }, (_, cell) => {
    const x = ((cell % columns) + 0.5) / columns
    const y = (Math.floor(cell / columns) + 0.5) / rows
    const inText = text.lines.some(({ corners }) => isInside(x, y, corners))
    const inFace = people.faces.some(
      ({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
    )
    const pull =
      WEIGHTS.contrast * (contrast[cell] ?? 0) +
      WEIGHTS.product * (product?.[cell] ?? 0) +
      (inText ? WEIGHTS.text : 0) +
      (inFace ? WEIGHTS.faces : 0)
    return pull * Math.exp(-0.5 * (((2 * x - 1) / SPREAD.x) ** 2 + ((2 * y - 1) / SPREAD.y) ** 2))
  })
  const smooth = blurCells(cells, columns, rows)
  const highest = Math.max(1e-6, ...smooth)
  const bytes = Uint8Array.from(smooth, (value) => (255 * value) / highest)
  return { columns, rows, weights: Buffer.from(bytes).toString('base64') }
}

/** Compares cells with the 7 × 7 around, scaled to 0–1. */
function centreSurround(image: Rgb, columns: number, rows: number): Float32Array {
  const { data } = averageRgb(image, columns, rows)
  const labs = Array.from({ length: columns * rows }, (_, cell) =>
    toLab(data[3 * cell] ?? 0, data[3 * cell + 1] ?? 0, data[3 * cell + 2] ?? 0),
  )
  const differences = Float32Array.from(labs, (lab, cell) => {
    let sum = 0
    let count = 0
    forEachNeighbour(cell, columns, rows, 3, (other) => {
      sum += deltaE(lab, labs[other] ?? lab)
      count += 1
    })
    return sum / count
  })
  const highest = Math.max(1, ...differences)
  return differences.map((value) => value / highest)
}

function blurCells(cells: Float32Array, columns: number, rows: number): Float32Array {
  return cells.map((_, cell) => {
    let sum = 0
    let count = 0
    forEachNeighbour(cell, columns, rows, 1, (other) => {
      sum += cells[other] ?? 0
      count += 1
    })
    return sum / count
  })
}

function forEachNeighbour(
  cell: number,
  columns: number,
  rows: number,
  reach: number,
  visit: (cell: number) => void,
): void {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  for (let row = Math.max(0, y - reach); row <= Math.min(rows - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(columns - 1, x + reach); column++)
      visit(row * columns + column)
}

/** Corners are convex and clockwise. */
function isInside(x: number, y: number, corners: readonly (readonly [number, number])[]): boolean {
  return corners.every(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [fromX, fromY]
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0
  })
}
