import { TILE_SIDE_PX } from '@endcap/api'
import { createOffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import { drawTile, type Found, type Rgb } from '@endcap/vision'
import { Lru } from 'toad-cache'
import { renditionKey } from '../../platform/blobs/rendition-keys.ts'
import type { ReadFile } from '../images/read-rendition.ts'

/** Ranks pictures of an organization by SHA-256 among each other. @throws BlobMissingError, ImageError */
export type RankContents = (
  organizationId: string,
  contents: readonly string[],
  signal: AbortSignal,
) => Promise<Found[]>

/** 31 KB each. */
const MAX_TILES = 500
const MAX_RESULTS = 500
/** A shelf takes a quarter of a second. */
const LIMITS = { cpuMs: 20_000, idleMs: 60_000, maxHeapMb: 128 }

/** Creates the test of main images on a shelf, off the main thread. Keeps tiles and results, which never change. */
export function createRankOffThread(
  { readFile, log }: { readFile: ReadFile; log: Logger },
  opened: AsyncDisposableStack,
): RankContents {
  const tiles = new Lru<Rgb>(MAX_TILES)
  const results = new Lru<Found[]>(MAX_RESULTS)
  const thread = opened.use(
    createOffThread<readonly Rgb[], Found[]>({
      file: new URL('./rank-thread.ts', import.meta.url),
      name: 'rankTiles',
      ...LIMITS,
      log,
    }),
  )

  async function readTile(organizationId: string, sha256: string): Promise<Rgb> {
    const key = renditionKey({ organizationId, sha256, size: TILE_SIDE_PX })
    const known = tiles.get(key)
    if (known) return known
    const tile = await drawTile(await readFile(key))
    tiles.set(key, tile)
    return tile
  }

  return async function rankContents(organizationId, contents, signal) {
    const key = [organizationId, ...contents].join(' ')
    const known = results.get(key)
    if (known) return known
    const drawn = await Promise.all(contents.map((sha256) => readTile(organizationId, sha256)))
    const found = await thread.run(drawn, signal)
    results.set(key, found)
    return found
  }
}
