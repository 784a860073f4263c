import type { Rgb } from '@endcap/vision'
// Loads four times as fast as the whole package.
import { type Found, rankOnShelf } from '@endcap/vision/shelf'

/** Shuffles of a shelf test. */
export const SHUFFLES = 200

/** Ranks tiles in a fixed set of shuffles. Entry point of `rank-off-thread.ts`. */
export const rankTiles = (tiles: readonly Rgb[]): Found[] => rankOnShelf(tiles, { shuffles: SHUFFLES })
