import { type Colour, chromaOf, difference, type Lab, toLab } from './colour.ts'
import type { Sprite } from './sprite.ts'

export type Swatch = { lab: Lab; share: number }

const SAMPLES = 4_000
const SWATCHES = 5
const ROUNDS = 8

/** Runs k-means in L*a*b*, most common color first. */
export function findPalette({ data }: Sprite): Swatch[] {
  const colours = sample(data)
  let centres = spreadOut(colours)
  let shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0, 0])
    for (const lab of colours) {
      const sum = sums[nearest(centres, lab)]
      if (sum) lab.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value))
      if (sum) sum[3] = (sum[3] ?? 0) + 1
    }
    shares = sums.map(([, , , count = 0]) => count / Math.max(1, colours.length))
    centres = sums.map(([l = 0, a = 0, b = 0, count = 0], index) =>
      count > 0 ? [l / count, a / count, b / count] : (centres[index] ?? [0, 0, 0]),
    )
  }
  return centres
    .map((lab, index) => ({ lab, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
}

/** Ignores details. */
export function signatureColour(palette: readonly Swatch[]): Lab {
  const [first] = palette
  const colourful = palette
    .filter(({ share }) => share >= 0.06)
    .toSorted((one, other) => chromaOf(other.lab) * other.share ** 0.3 - chromaOf(one.lab) * one.share ** 0.3)
  return colourful[0]?.lab ?? first?.lab ?? [60, 0, 0]
}

function sample(data: Uint8Array): Lab[] {
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / SAMPLES))
  const colours: Lab[] = []
  for (let at = 0; at < data.length; at += step) {
    if ((data[at + 3] ?? 0) < 230) continue
    const colour: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    colours.push(toLab(colour))
  }
  return colours
}

/** Farthest-point centers (Gonzalez 1985) find small accents. */
function spreadOut(colours: readonly Lab[]): Lab[] {
  const [first] = colours
  if (!first) return []
  const centres: Lab[] = [first]
  while (centres.length < SWATCHES) {
    let [farthest, distance] = [first, 0]
    for (const lab of colours) {
      const near = Math.min(...centres.map((centre) => difference(centre, lab)))
      if (near > distance) [farthest, distance] = [lab, near]
    }
    if (distance === 0) break
    centres.push(farthest)
  }
  return centres
}

function nearest(centres: readonly Lab[], lab: Lab): number {
  let [best, distance] = [0, Infinity]
  centres.forEach((centre, index) => {
    const next = difference(centre, lab)
    if (next < distance) [best, distance] = [index, next]
  })
  return best
}
