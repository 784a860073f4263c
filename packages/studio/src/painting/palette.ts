import { type Color, chromaOf, difference, type Lab, toLab } from './color.ts'
import type { Sprite } from './sprite.ts'

export type Swatch = { lab: Lab; share: number }

const SAMPLES = 4_000
const SWATCHES = 5
const ROUNDS = 8

/** Runs k-means in L*a*b*, most common color first. */
export function findPalette({ data }: Sprite): Swatch[] {
  const colors = sample(data)
  let centers = spreadOut(colors)
  let shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0, 0])
    for (const lab of colors) {
      const sum = sums[nearest(centers, lab)]
      if (sum) lab.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value))
      if (sum) sum[3] = (sum[3] ?? 0) + 1
    }
    shares = sums.map(([, , , count = 0]) => count / Math.max(1, colors.length))
    centers = sums.map(([l = 0, a = 0, b = 0, count = 0], index) =>
      count > 0 ? [l / count, a / count, b / count] : (centers[index] ?? [0, 0, 0]),
    )
  }
  return centers
    .map((lab, index) => ({ lab, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
}

/** Ignores details. */
export function signatureColor(palette: readonly Swatch[]): Lab {
  const [first] = palette
  const colorful = palette
    .filter(({ share }) => share >= 0.06)
    .toSorted((one, other) => chromaOf(other.lab) * other.share ** 0.3 - chromaOf(one.lab) * one.share ** 0.3)
  return colorful[0]?.lab ?? first?.lab ?? [60, 0, 0]
}

function sample(data: Uint8Array): Lab[] {
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / SAMPLES))
  const colors: Lab[] = []
  for (let at = 0; at < data.length; at += step) {
    if ((data[at + 3] ?? 0) < 230) continue
    const color: Color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    colors.push(toLab(color))
  }
  return colors
}

/** Farthest-point centers (Gonzalez 1985) find small accents. */
function spreadOut(colors: readonly Lab[]): Lab[] {
  const [first] = colors
  if (!first) return []
  const centers: Lab[] = [first]
  while (centers.length < SWATCHES) {
    let [farthest, distance] = [first, 0]
    for (const lab of colors) {
      const near = Math.min(...centers.map((center) => difference(center, lab)))
      if (near > distance) [farthest, distance] = [lab, near]
    }
    if (distance === 0) break
    centers.push(farthest)
  }
  return centers
}

function nearest(centers: readonly Lab[], lab: Lab): number {
  let [best, distance] = [0, Infinity]
  centers.forEach((center, index) => {
    const next = difference(center, lab)
    if (next < distance) [best, distance] = [index, next]
  })
  return best
}
