import { type Category, findCategory } from '@endcap/catalog'
import type { Db } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { DomainError, validationError } from '../../../platform/errors/domain-error.ts'
import type { Urgency } from '../../../platform/jobs/job-type.ts'
import { createCategoryStore } from '../../categories/category-store.ts'
import { type CategoryOrigin, guessCategory, originOf } from '../../categories/resolve-category.ts'
import type { ScoringRunStore } from '../../scoring/scoring-run-store.ts'
import { noSuchPdp, ownPdp } from '../record/own-pdp.ts'
import { detailsOfPdp, keyOfPdp, type Pdp, type PdpDetails, type PdpKey } from '../record/pdp.ts'
import { chooseFamily, setVariant } from '../record/pdp-families.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { type StoreDeps, storeChangeIn } from '../submission/store-submission.ts'
import { type CategoryWord, recordCategory, revokeCategory } from './category-corrections.ts'

export type ChangeDeps = StoreDeps & { runs: Pick<ScoringRunStore, 'find'> }

/** Undefined fields stay. */
export type PdpFields = {
  name?: string | null | undefined
  /** Null revokes a person's category. */
  category?: CategoryWord | KnownCategory | null | undefined
  tags?: readonly string[] | undefined
  /** Null for the one that is read. */
  brand?: string | null | undefined
  externalId?: string | undefined
  retailer?: string | undefined
  /** Null takes it out of its family. */
  familyId?: string | null | undefined
  variant?: string | null | undefined
}

/** A category with its origin, such as a model. */
export type KnownCategory = { categoryId: string; origin: CategoryOrigin }

export type ChangeRequest = {
  organizationId: string
  pdpId: string
  icp: readonly string[] | null
  fields: PdpFields & { category?: CategoryWord | null | undefined }
  /** False for limited credentials: the category is not learned for other PDPs. */
  isLearned?: boolean
  urgency?: Urgency
  /** Id of the credential or the person. */
  by: string
}

/**
 * Creates the change of a listing's details. Change and run are one transaction. Rescores only if the score
 * depends on it.
 *
 * @returns the PDP's id
 * @throws DomainError FAMILY_NOT_FOUND, PDP_NOT_FOUND, PDP_EXISTS, VALIDATION_ERROR
 */
export function createChangePdp(deps: ChangeDeps) {
  return async function changePdp({ fields, by, ...subject }: ChangeRequest): Promise<string> {
    const { id } = await ownPdp(deps.db, deps.pdps, subject.organizationId, subject.pdpId)
    await deps.db.transaction().execute(async (trx) => {
      const pdp = await deps.pdps.lock(trx, id)
      if (!pdp) throw noSuchPdp()
      if (fields.category) await recordCategory(trx, pdp, fields.category)
      if (fields.category === null) await revokeCategory(trx, id, by)
      await changePdpIn(trx, deps, pdp, { ...fields, icp: subject.icp, isLearned: subject.isLearned ?? true })
    })
    return id
  }
}

export type ChangePdp = ReturnType<typeof createChangePdp>

/** Changes a locked PDP. The caller corrects its category. */
export async function changePdpIn(
  trx: Db,
  deps: ChangeDeps,
  pdp: Pdp,
  {
    icp,
    isLearned = true,
    urgency,
    ...fields
  }: PdpFields & Pick<ChangeRequest, 'icp' | 'isLearned' | 'urgency'>,
): Promise<void> {
  const key = keyOfPdp(pdp)
  if (fields.externalId !== undefined || fields.retailer !== undefined) {
    key.externalId = fields.externalId ?? key.externalId
    key.retailer = fields.retailer ?? key.retailer
    await moveTo(trx, deps.pdps, pdp, key)
  }
  if (fields.familyId !== undefined) await chooseFamily(trx, [pdp], fields.familyId)
  if (fields.variant !== undefined) await setVariant(trx, pdp.id, fields.variant)
  if (fields.tags) await deps.pdps.setTags(trx, pdp.id, [...new Set(fields.tags)])
  if (fields.brand !== undefined) await deps.pdps.setBrand(trx, pdp.id, fields.brand)
  const name = fields.name === undefined ? pdp.name : fields.name
  const { category, origin } = await categoryOf(trx, { ...pdp, name }, fields.category, icp)
  const details = { ...detailsOfPdp(pdp), name, categoryId: category.id, categoryOrigin: origin }
  const before = originOf(pdp)
  const isScored = pdp.category_id !== category.id || pdp.name !== name || pdp.retailer !== key.retailer
  if (!isScored && before.source === origin.source && before.confidence === origin.confidence) return
  const images = await deps.pdps.images(trx, pdp.id)
  const isArriving = pdp.status === 'PROCESSING' && !(await deps.runs.find(trx, pdp.run_id))
  const amended: PdpDetails = { ...details, runId: pdp.run_id }
  // Images that still arrive are then scored with the new details.
  if (!isScored || images.length === 0 || isArriving) {
    await deps.pdps.amend(trx, pdp, amended)
    return
  }
  const learned =
    origin.source === 'person' && isLearned
      ? pdp.category_hints.codes.map((product) => ({ product, categoryId: category.id, isGuess: false }))
      : []
  await storeChangeIn(trx, deps, {
    key,
    current: pdp,
    details,
    images: { images, newImages: [] },
    learned,
    ...(urgency && { urgency }),
  })
}

/** @throws DomainError PDP_EXISTS, VALIDATION_ERROR */
async function moveTo(trx: Db, pdps: Pick<PdpStore, 'move'>, pdp: Pdp, key: PdpKey): Promise<void> {
  const { externalId, retailer } = key
  if (pdp.external_id === externalId && pdp.retailer === retailer) return
  if (pdp.id_type !== 'id')
    throw validationError([
      {
        field: pdp.external_id === externalId ? 'retailer' : 'id',
        issue: `cannot be changed, because the listing was submitted by ${pdp.id_type === 'asin' ? 'ASIN' : 'GTIN'}`,
      },
    ])
  await pdps.move(trx, pdp, key).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new DomainError(
      'PDP_EXISTS',
      'another listing of your organization has this id and retailer already',
    )
  })
}

/** Forgets what codes learned from a revoked category. */
async function forgetCodes(trx: Db, pdp: Pdp): Promise<void> {
  for (const { type, code } of pdp.category_hints.codes)
    await trx
      .deleteFrom('known_product')
      .where('organization_id', '=', pdp.organization_id)
      .where('code_type', '=', type)
      .where('code', '=', code)
      .where('category_id', '=', pdp.category_id)
      .execute()
}

/** Prefers a person's category, then a new guess, then the current one. */
async function categoryOf(
  trx: Db,
  pdp: Pdp,
  word: PdpFields['category'],
  icp: readonly string[] | null,
): Promise<{ category: Pick<Category, 'id'>; origin: CategoryOrigin }> {
  const current = { category: { id: pdp.category_id }, origin: originOf(pdp) }
  if (word) {
    const category = findCategory(word.categoryId) ?? current.category
    return { category, origin: 'origin' in word ? word.origin : { source: 'person', confidence: null } }
  }
  if (word === undefined) return current
  if (pdp.category_source === 'person') await forgetCodes(trx, pdp)
  const { organization_id: organizationId, category_hints: hints, name } = pdp
  const guess = await guessCategory(createCategoryStore(trx), { ...hints, name }, { organizationId, icp })
  if (!guess) return { ...current, origin: { source: 'name', confidence: 0 } }
  const { category, ...origin } = guess
  return { category, origin }
}
