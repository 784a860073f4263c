import { isDeepStrictEqual } from 'node:util'
import type { BulkReason } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { recordCategory, revokeCategory } from '../pdps/changes/category-corrections.ts'
import { type ChangeDeps, changePdpIn } from '../pdps/changes/change-pdp.ts'
import type { SetImages } from '../pdps/changes/set-images.ts'
import { isWithin } from '../pdps/reading/limit-caller.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import type { BulkChange, BulkItem, Side } from './bulk-change.ts'
import { settleItem } from './bulk-change-store.ts'
import { sideOf } from './plan-edit.ts'

type Deps = ChangeDeps & { setImages: SetImages }

/** A step from one side of an item to the other. */
type Step = { from: Side; to: Side; status: 'changed' | 'undone'; by: string }

const REASONS: Partial<Record<DomainError['code'], BulkReason>> = {
  IMAGE_NOT_FOUND: 'image_deleted',
  IMAGES_CHANGED: 'changed_meanwhile',
  PDP_EXISTS: 'id_taken',
  PDP_NOT_FOUND: 'deleted',
  VALIDATION_ERROR: 'not_by_id',
}

/**
 * Creates the change of a listing from one side of its item to the other. Listing and item are one transaction, so
 * that a crash neither loses nor repeats it. Returns why it was left out, or null.
 */
export function createApplyItem(deps: Deps) {
  const { db, pdps } = deps
  return async function applyItem(bulk: BulkChange, item: BulkItem, step: Step): Promise<BulkReason | null> {
    try {
      return step.to.set ? await setTo(bulk, item, step) : await editTo(bulk, item, step)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const reason = REASONS[error.code]
      if (!reason) throw error
      return reason
    }
  }

  async function setTo(bulk: BulkChange, item: BulkItem, { from, to, status }: Step) {
    const pdp = await pdps.findById(db, item.pdp_id)
    const [hero, ...carousel] = to.set?.imageIds.map((id) => ({ image_id: id })) ?? []
    if (!to.set || !hero || !isOf(bulk, pdp)) return 'deleted'
    const images = await pdps.images(db, pdp.id)
    const expected = from.set?.imageIds ?? []
    if (
      !isDeepStrictEqual(
        expected,
        images.map(({ imageId }) => imageId),
      )
    )
      return 'changed_meanwhile'
    await deps.setImages({
      organizationId: bulk.organization_id,
      pdpId: pdp.id,
      composition: { hero, carousel, expected_image_ids: expected },
      origin: {
        isComposed: to.set.isComposed,
        setFrom: status === 'undone' ? 'undo' : 'bulk_change',
      },
      urgency: 'import',
      onStored: (trx) => settleItem(trx, bulk, item, { status, reason: null }),
    })
    return null
  }

  function editTo(bulk: BulkChange, item: BulkItem, { from, to, status, by }: Step) {
    return db.transaction().execute(async (trx): Promise<BulkReason | null> => {
      const pdp = await pdps.lock(trx, item.pdp_id)
      if (!isOf(bulk, pdp)) return 'deleted'
      if (!isDeepStrictEqual(sideOf(pdp, bulk.change), from)) return 'changed_meanwhile'
      await edit(trx, pdp, to, by)
      await settleItem(trx, bulk, item, { status, reason: null })
      return null
    })
  }

  async function edit(trx: Db, pdp: Pdp, { category, retailer, tags }: Side, by: string): Promise<void> {
    if (category?.origin.source === 'person')
      await recordCategory(trx, pdp, { categoryId: category.id, comment: null, by })
    else if (category) await revokeCategory(trx, pdp.id, by)
    await changePdpIn(trx, deps, pdp, {
      category: category && { categoryId: category.id, origin: category.origin },
      retailer,
      tags,
      icp: null,
      isLearned: false,
      urgency: 'import',
    })
  }
}

export type ApplyItem = ReturnType<typeof createApplyItem>

/** Listings that have left the limit of the credential count as deleted. */
const isOf = (
  { organization_id: organizationId, caller_limit: limit }: BulkChange,
  pdp: Pdp | null,
): pdp is Pdp => pdp?.organization_id === organizationId && (limit === null || isWithin(pdp, limit))
