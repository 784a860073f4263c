import { setTimeout as sleep } from 'node:timers/promises'
import { ShopError } from './shop-error.ts'
import type { PlacedMedia, ShopListing, ShopSystem } from './shop-system.ts'

/** Shops apply changes after they have answered. */
const READS = 30

/** Returns true if a listing shows exactly these media, with their alt texts. */
export const shows = ({ media }: ShopListing, wanted: readonly PlacedMedia[]): boolean =>
  media.length === wanted.length &&
  media.every(({ id, alt }, index) => id === wanted[index]?.id && alt === wanted[index].alt)

/** Reads a listing until it shows exactly these media. @throws ShopError not_settled */
export async function verify(
  shop: ShopSystem,
  productId: string,
  wanted: readonly PlacedMedia[],
  { pollMs, signal }: { pollMs: number; signal: AbortSignal },
): Promise<void> {
  for (let reads = 1; ; reads++) {
    if (shows(await shop.readListing(productId, signal), wanted)) return
    if (reads >= READS) throw new ShopError('not_settled', 'the shop does not show the set after the change')
    await sleep(pollMs, undefined, { signal })
  }
}

/**
 * Replaces the media of a listing: shows the wanted ones before all others, verifies that, and only then removes the
 * others from the listing. Every step may be repeated after a crash. `known` are the ids of both sets: other media were
 * added by somebody else, and refuse the change. @throws ShopError
 */
export async function replaceMedia(
  shop: ShopSystem,
  productId: string,
  { wanted, known }: { wanted: readonly PlacedMedia[]; known: ReadonlySet<string> | null },
  work: { pollMs: number; signal: AbortSignal },
): Promise<void> {
  const { media } = await shop.readListing(productId, work.signal)
  if (known && media.some(({ id }) => !known.has(id)))
    throw new ShopError('changed_meanwhile', 'somebody else has added pictures to the listing')
  const ids = new Set(wanted.map(({ id }) => id))
  const others = media.filter(({ id }) => !ids.has(id))
  if (others.length > 0) {
    const all = [...wanted, ...others.map(({ id, alt }) => ({ id, alt }))]
    await shop.reorder(productId, all, work.signal)
    await verify(shop, productId, all, work)
  }
  await shop.reorder(productId, wanted, work.signal)
  await verify(shop, productId, wanted, work)
}
