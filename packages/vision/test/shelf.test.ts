import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Rgb, randomness, rankOnShelf, TILE_SIDE } from '@endcap/vision'

type Color = readonly [red: number, green: number, blue: number]
type Look = { color: Color; fill: number }

/** Draws a square that fills a share of the side of a white tile. */
function tile({ color, fill }: Look): Rgb {
  const data = new Uint8Array(3 * TILE_SIDE ** 2).fill(255)
  const margin = Math.round(((1 - fill) * TILE_SIDE) / 2)
  for (let y = margin; y < TILE_SIDE - margin; y++)
    for (let x = margin; x < TILE_SIDE - margin; x++) data.set(color, 3 * (y * TILE_SIDE + x))
  return { data, width: TILE_SIDE, height: TILE_SIDE }
}

const BLUE = [40, 80, 200] as const
const RED = [200, 60, 50] as const
const PALE = [225, 232, 246] as const

/** Returns the rank of one tile among 23 that look alike. */
const rankAmong = (own: Look, others: Look) =>
  rankOnShelf([tile(own), ...Array.from({ length: 23 }, () => tile(others))], { shuffles: 40 })[0]?.median

/** Returns 24 tiles of random colors and sizes. */
function mixedTiles(seed: number): Rgb[] {
  const random = randomness(seed)
  const channel = () => Math.floor(256 * random())
  return Array.from({ length: 24 }, () =>
    tile({ color: [channel(), channel(), channel()], fill: 0.4 + 0.6 * random() }),
  )
}

const medians = (tiles: readonly Rgb[], seed: number) =>
  rankOnShelf(tiles, { seed }).map(({ median }) => median)

/** Spearman's ρ of ranks without regard to ties. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const squares = one.reduce((sum, rank, index) => sum + (rank - (other[index] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1))
}

suite('The rank on a shelf', () => {
  const rows: [title: string, own: Look, others: Look, rank: number][] = [
    [
      'the rank on a shelf is first for another color',
      { color: RED, fill: 0.7 },
      { color: BLUE, fill: 0.7 },
      1,
    ],
    [
      'the rank on a shelf is first for a larger product',
      { color: BLUE, fill: 0.9 },
      { color: BLUE, fill: 0.5 },
      1,
    ],
  ]
  for (const [title, own, others, rank] of rows) test(title, () => assert.equal(rankAmong(own, others), rank))

  test('the rank on a shelf is in the middle among equals, wherever they are', () => {
    const tiles = Array.from({ length: 24 }, () => tile({ color: BLUE, fill: 0.8 }))
    for (const { median } of rankOnShelf(tiles)) assert.ok(Math.abs(median - 12.5) < 3)
  })

  for (const [title, look] of [
    ['a pale product on white', { color: PALE, fill: 0.7 }],
    ['a small product', { color: BLUE, fill: 0.4 }],
  ] as const)
    test(`the rank on a shelf is later for ${title} among products of many colors and sizes`, () => {
      for (let seed = 1; seed <= 5; seed++) {
        const rankOf = (own: Look) => medians(mixedTiles(seed).with(0, tile(own)), seed)[0] ?? 0
        assert.ok(rankOf(look) >= rankOf({ color: BLUE, fill: 0.7 }) + 5)
      }
    })

  test('the rank on a shelf is 1 without rivals', () =>
    assert.deepEqual(rankOnShelf([tile({ color: BLUE, fill: 0.8 })]), [{ median: 1, low: 1, high: 1 }]))

  test('the rank on a shelf is the same for the same seed', () =>
    assert.deepEqual(rankOnShelf(mixedTiles(1)), rankOnShelf(mixedTiles(1))))

  test('the rank on a shelf stays under other shuffles (ρ at least 0.9), with a span around it', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const tiles = mixedTiles(seed)
      assert.ok(correlation(medians(tiles, seed), medians(tiles, seed + 100)) >= 0.9)
      for (const { median, low, high } of rankOnShelf(tiles, { seed }))
        assert.ok(1 <= low && low <= median && median <= high && high <= tiles.length)
    }
  })
})
