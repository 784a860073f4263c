// Measures how stable the rank on a shelf is, and whether it falls as a main image gets harder to find. Makes
// shelves of 24 shared packshots, ranks each twice by shuffles of other seeds, and makes one image of each smaller
// and paler, and its neighbors copies of another hue. Prints rank correlations, how often the rank moves as it must,
// and the time.
// usage: npm run bench -- shelf [SHELVES]

import { readFileSync } from 'node:fs'
import type { Rgb } from '@endcap/vision'
import { rankOnShelf, TILE_SIDE } from '@endcap/vision'
import sharp, { type Sharp } from 'sharp'
import { deltaE, labAt } from '../packages/vision/src/measure/lab.ts'
import { mean, randomness, sharedFolder } from './support.ts'

const SHELVES = Number(process.argv[2] ?? 40)
const TILES = 24
const WHITE = '#ffffff'
/** Rotating a gray product's hue changes nothing. */
const VISIBLE_DELTA_E = 12

const folder = sharedFolder('kinds')
const [, ...lines] = readFileSync(new URL('labels.csv', folder), 'utf8').trim().split('\n')
const files = lines.flatMap((line) => {
  const [file = '', label = ''] = line.split(',')
  return label === 'Packshot' ? [new URL(`images/${file}`, folder).pathname] : []
})

const random = randomness(7)
const pick = () => files[Math.floor(random() * files.length)] ?? ''

async function tileOf(image: Sharp, side = TILE_SIDE): Promise<Rgb> {
  const margin = TILE_SIDE - side
  const data = await image
    .flatten({ background: WHITE })
    .toColorspace('srgb')
    .resize(side, side, { fit: 'contain', background: WHITE })
    .extend({
      top: margin >> 1,
      left: margin >> 1,
      bottom: (margin + 1) >> 1,
      right: (margin + 1) >> 1,
      background: WHITE,
    })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, width: TILE_SIDE, height: TILE_SIDE }
}

/** Moves all pixels towards white. */
const paler = (tile: Rgb, share: number): Rgb => ({
  ...tile,
  data: tile.data.map((value) => 255 - (255 - value) * (1 - share)),
})

const hueTurned = async (tile: Rgb): Promise<Rgb> => ({
  ...tile,
  data: await sharp(tile.data, { raw: { width: TILE_SIDE, height: TILE_SIDE, channels: 3 } })
    .modulate({ hue: 180 })
    .raw()
    .toBuffer(),
})

function meanDifference(one: Rgb, other: Rgb): number {
  const pixels = Array.from({ length: TILE_SIDE ** 2 }, (_, pixel) =>
    deltaE(labAt(one, pixel), labAt(other, pixel)),
  )
  return mean(pixels)
}

/** Spearman's ρ. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranked(one), ranked(other)]
  const middle = (first.length - 1) / 2
  const sum = (left: readonly number[], right: readonly number[]) =>
    left.reduce((all, value, index) => all + (value - middle) * ((right[index] ?? 0) - middle), 0)
  return sum(first, second) / Math.sqrt(sum(first, first) * sum(second, second))
}

const ranked = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    return below + (values.filter((other) => other === value).length - 1) / 2
  })

const medians = (tiles: readonly Rgb[], seed: number, shuffles = 200) =>
  rankOnShelf(tiles, { shuffles, seed }).map(({ median }) => median)

const [many, single]: [number[], number[]] = [[], []]
const spans: number[] = []
const later = { smaller: 0, paler: 0 }
let [turnable, first, ms] = [0, 0, 0]
for (let shelf = 0; shelf < SHELVES; shelf++) {
  const chosen = Array.from({ length: TILES }, pick)
  const tiles = await Promise.all(chosen.map((file) => tileOf(sharp(file))))
  const from = performance.now()
  const found = rankOnShelf(tiles, { seed: shelf + 1 })
  ms += performance.now() - from
  const ranks = found.map(({ median }) => median)
  many.push(correlation(ranks, medians(tiles, 1000 + shelf)))
  single.push(correlation(medians(tiles, 2000 + shelf, 1), medians(tiles, 3000 + shelf, 1)))
  spans.push(...found.map(({ low, high }) => high - low))
  // The one in the middle can be found earlier and later.
  const own = ranks.indexOf(ranks.toSorted((a, b) => a - b)[TILES >> 1] ?? 0)
  const ownTile = tiles[own]
  if (!ownTile) continue
  const rankWith = (tile: Rgb, others = tiles) => medians(others.with(own, tile), shelf + 1)[own] ?? 0
  const before = ranks[own] ?? 0
  later.smaller += Number(rankWith(await tileOf(sharp(chosen[own]), 70)) > before)
  later.paler += Number(rankWith(paler(ownTile, 0.5)) > before)
  const turned = await hueTurned(ownTile)
  if (meanDifference(ownTile, turned) < VISIBLE_DELTA_E) continue
  turnable += 1
  first += Number(rankWith(ownTile, Array<Rgb>(TILES).fill(turned)) === 1)
}
const worst = (values: readonly number[]) => Math.min(...values).toFixed(3)
console.log(`200 shuffles against 200 others: ρ ${mean(many).toFixed(3)}, worst shelf ${worst(many)}`)
console.log(`one shuffle against another: ρ ${mean(single).toFixed(3)}, worst shelf ${worst(single)}`)
console.log(`places that 95 of 100 shuffles span: ${mean(spans).toFixed(1)}`)
for (const [kind, count] of Object.entries(later))
  console.log(`found later when ${kind}: ${count} of ${SHELVES}`)
console.log(`found first among copies of another hue: ${first} of ${turnable}`)
console.log(`milliseconds a shelf: ${(ms / SHELVES).toFixed(0)}`)
