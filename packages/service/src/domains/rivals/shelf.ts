import { type ShelfTest, TILE_SIDE_PX } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { ImageFacts } from '@endcap/scoring'
import { type Found, randomness, shuffled } from '@endcap/vision'
import { renditionUrl } from '../../platform/blobs/rendition-url.ts'
import type { RankContents } from './rank-off-thread.ts'
import { SHUFFLES } from './rank-thread.ts'
import type { RivalRow } from './rival-store.ts'
import { measuresOf } from './score-rival.ts'

type Deps = { links: Pick<SignedLinks, 'sign'>; rankContents: RankContents }

type Shelf = {
  organizationId: string
  main: string
  composed: string | undefined
  facts: ReadonlyMap<string, ImageFacts>
  rivals: readonly RivalRow[]
}

/** Places by id of the rival, with the stored main image. */
export type ShelfResult = { test: ShelfTest; ranks: ReadonlyMap<string, number> }

/** Ranks a main image among those of rivals, and another one in its place. */
export async function testShelf(
  { links, rankContents }: Deps,
  { organizationId, main, composed, facts, rivals }: Shelf,
  signal: AbortSignal,
): Promise<ShelfResult> {
  const theirs = rivals.flatMap(({ id, pictures }) => {
    const sha256 = pictures?.[0]?.sha256
    return sha256 === undefined ? [] : [{ id, sha256 }]
  })
  const tileUrl = (sha256: string) => renditionUrl(links, { organizationId, sha256, size: TILE_SIDE_PX })
  const rank = (own: string) =>
    rankContents(organizationId, [own, ...theirs.map(({ sha256 }) => sha256)], signal)
  const place = (own: string, [found]: readonly Found[]): ShelfTest['now'] => {
    if (!found) throw new Error('the shelf has the own tile')
    const { median, low, high } = found
    return { rank: median, low, high, ...measuresOf(facts.get(own)), tile_url: tileUrl(own) }
  }
  const found = await rank(main)
  const now = place(main, found)
  const other = composed === undefined ? null : place(composed, await rank(composed))
  const tiles = [
    { rival_id: null, tile_url: null },
    ...theirs.map(({ id, sha256 }) => ({ rival_id: id, tile_url: tileUrl(sha256) })),
  ]
  return {
    test: {
      of: tiles.length,
      shuffles: SHUFFLES,
      now,
      composed: other,
      is_clear: other && (other.high < now.low || other.low > now.high),
      rivals: {
        product_share: medianOf(rivals.map(({ product_share: share }) => share)),
        edge_contrast: medianOf(rivals.map(({ edge_contrast: contrast }) => contrast)),
      },
      // Always the same for as many tiles.
      tiles: shuffled(tiles, randomness(tiles.length)),
    },
    ranks: new Map(
      theirs.flatMap(({ id }, index) => {
        const each = found[index + 1]
        return each ? [[id, each.median]] : []
      }),
    ),
  }
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other)
  const [low, high] = [known[(known.length - 1) >> 1], known[known.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
