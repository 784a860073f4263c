import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import type { Urgency } from '../../../platform/jobs/job-type.ts'
import type { CategoryStore, KnownProduct } from '../../categories/category-store.ts'
import { type CategoryHints, type CategoryOrigin, originOf } from '../../categories/resolve-category.ts'
import { listingItems, type StartRun } from '../../scoring/start-run.ts'
import { withImageUrls } from '../record/listing-result.ts'
import type { Pdp, PdpDetails, PdpImage, PdpImages, PdpKey, PdpWithImages } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'

export type StoreDeps = { db: Db; pdps: PdpStore; categories: CategoryStore; startRun: StartRun }

/** Runs in the transaction that stores a change. */
export type OnStored = (trx: Db, pdpId: string) => Promise<void>

export type Change = {
  key: PdpKey
  /** Null for a new PDP. */
  current: Pdp | null
  details: Omit<PdpDetails, 'runId'>
  images: PdpImages
  /** Products whose category the submission determines. */
  learned: readonly KnownProduct[]
  /** Scoring urgency. Defaults to that of a submission. */
  urgency?: Urgency
  onStored?: OnStored
}

/** Stores a change and starts its run. Returns null if the PDP has changed since `current`. */
export function storeChange(deps: StoreDeps, change: Change): Promise<string | null> {
  return deps.db.transaction().execute((trx) => storeChangeIn(trx, deps, change))
}

/** Stores a change in the caller's transaction. */
export async function storeChangeIn(
  trx: Db,
  { pdps, categories, startRun }: Omit<StoreDeps, 'db'>,
  { key, current, details, images, learned, urgency = 'submission', onStored }: Change,
): Promise<string | null> {
  const pdpId = current?.id ?? uuidV7()
  const runId = uuidV7()
  const { organizationId } = key
  const { categoryId } = details
  const applied = current
    ? await pdps.update(trx, current, { ...details, runId })
    : await pdps.insert(trx, pdpId, key, { ...details, runId })
  if (!applied) return null
  await pdps.saveImages(trx, { id: pdpId, organizationId, categoryId }, images)
  await categories.saveKnownProducts(trx, organizationId, learned)
  await startRun(
    trx,
    { id: runId, subject: { kind: 'pdp', pdpId } },
    { organizationId, categoryId, items: listingItems(images.images), urgency },
  )
  await onStored?.(trx, pdpId)
  return pdpId
}

/**
 * Stores codes, category hints, alt texts and image addresses, which are echoed, of an unchanged submission. Returns
 * false if the PDP has changed since `pdp`.
 */
export async function storeUnchanged(
  { db, pdps, categories }: StoreDeps,
  { pdp, images: before }: Pick<PdpWithImages, 'pdp' | 'images'>,
  {
    hints,
    origin,
    after,
    learned,
  }: {
    hints: CategoryHints
    origin: CategoryOrigin
    after: readonly PdpImage[]
    learned: readonly KnownProduct[]
  },
): Promise<boolean> {
  await categories.saveKnownProducts(db, pdp.organization_id, learned)
  const moved = after.filter((image, index) => !isDeepStrictEqual(image, before[index]))
  const isKnown = isDeepStrictEqual([pdp.category_hints, originOf(pdp)], [hints, origin])
  if (moved.length === 0 && isKnown) return true
  const urls = new Map(after.map(({ imageId, sourceUrl }) => [imageId, sourceUrl]))
  return db.transaction().execute(async (trx) => {
    const locked = await pdps.lock(trx, pdp.id)
    if (locked?.version !== pdp.version) return false
    const result = locked.result && withImageUrls(locked.result, (imageId) => urls.get(imageId))
    await pdps.remember(trx, pdp.id, { moved, categoryHints: hints, categoryOrigin: origin, result })
    return true
  })
}
