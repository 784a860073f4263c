import type { CorrectionRequest } from '@endcap/api'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import { givenCategory } from '../categories/given-category.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { recordCategory } from '../pdps/changes/category-corrections.ts'
import { type ChangeDeps, changePdpIn } from '../pdps/changes/change-pdp.ts'
import { noSuchPdp, ownPdp } from '../pdps/record/own-pdp.ts'
import type { RescoredPdp } from '../pdps/scoring/rescore-contents.ts'
import { untilApplied } from '../pdps/submission/until-applied.ts'
import type { StoredCorrection } from '../scoring/correction-store.ts'
import { type ApplyDeps, applyChange } from './apply-change.ts'
import { type CorrectionSubject, findSubject, type SubjectDeps } from './find-subject.ts'

type Deps = ApplyDeps & SubjectDeps & ChangeDeps & { organizations: Pick<OrganizationStore, 'get'> }

export type CorrectionOrder = {
  organizationId: string
  request: CorrectionRequest
  /** Id of a credential or person. */
  by: string
}

export type CorrectionOutcome = {
  correction: StoredCorrection
  pdps: RescoredPdp[]
  /** False if the same correction was already in force. */
  isNew: boolean
}

/**
 * Creates the correction of what was measured on content. Stores it and the new scores in one transaction,
 * and replaces an earlier correction of the same subject.
 *
 * @throws DomainError IMAGE_NOT_FOUND, PDP_NOT_FOUND, NOT_MADE_BY_SPARK, VALIDATION_ERROR
 */
export function createCorrect(deps: Deps) {
  return async function correct({
    organizationId,
    request,
    by,
  }: CorrectionOrder): Promise<CorrectionOutcome> {
    if (request.kind === 'category') return correctCategory(deps, { organizationId, request, by })
    // Loaded on first use, which must not happen while PDPs are locked.
    await loadCategoryVocabulary()
    const subject = await findSubject(deps, organizationId, request)
    return untilApplied(() =>
      deps.db
        .transaction()
        .execute((trx) => store(deps, trx, { organizationId, request, by }, subject))
        .catch((error: unknown) => {
          // A concurrent transaction has corrected the same subject.
          if (isUniqueViolation(error)) return null
          throw error
        }),
    )
  }
}

export type Correct = ReturnType<typeof createCorrect>

async function correctCategory(
  deps: Deps,
  { organizationId, request, by }: CorrectionOrder,
): Promise<CorrectionOutcome> {
  const { pdp_id: pdpId, image_id: imageId, comment = null, value } = request
  if (pdpId == null || imageId != null)
    throw validationError([{ field: 'pdp_id', issue: 'must be given for a category, and image_id must not' }])
  const { icp } = await deps.organizations.get(organizationId)
  const word = { categoryId: givenCategory(String(value), icp), comment, by }
  const { id } = await ownPdp(deps.db, deps.pdps, organizationId, pdpId)
  return deps.db.transaction().execute(async (trx) => {
    const pdp = await deps.pdps.lock(trx, id)
    if (!pdp) throw noSuchPdp()
    const { correction, isNew } = await recordCategory(trx, pdp, word)
    if (isNew) await changePdpIn(trx, deps, pdp, { icp, category: word })
    const after = isNew ? await deps.pdps.findById(trx, id) : null
    const score = pdp.result?.pdp_score ?? null
    const pdps = after ? [{ pdpId: id, status: after.status, score, change: null }] : []
    return { correction, pdps, isNew }
  })
}

async function store(
  deps: Deps,
  trx: Db,
  { organizationId, request, by }: CorrectionOrder,
  subject: CorrectionSubject,
): Promise<CorrectionOutcome> {
  const { kind, comment = null } = request
  const value = request.value ?? null
  const earlier = await findInForce(trx, organizationId, kind, subject)
  if (earlier?.kind === kind && earlier.value === value && earlier.comment === comment)
    return { correction: earlier, pdps: [], isNew: false }
  if (earlier)
    await trx
      .updateTable('correction')
      .set({ revoked_by: by, revoked_at: new Date() })
      .where('id', '=', earlier.id)
      .execute()
  const correction = await trx
    .insertInto('correction')
    .values({
      id: uuidV7(),
      organization_id: organizationId,
      kind,
      value: JSON.stringify(value),
      comment,
      image_id: subject.imageId,
      pdp_id: subject.pdpId,
      sha256: subject.sha256,
      other_sha256: subject.otherSha256,
      subject: subject.part,
      created_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { correction, pdps: await applyChange(deps, trx, correction), isNew: true }
}

/** Opposite kinds replace each other. */
const OPPOSITES: Partial<Record<CorrectionRequest['kind'], CorrectionRequest['kind']>> = {
  other_product: 'same_product',
  same_product: 'other_product',
}

/** Returns the correction that a new one replaces. Opinions replace none. */
async function findInForce(
  trx: Db,
  organizationId: string,
  kind: CorrectionRequest['kind'],
  { sha256, part }: CorrectionSubject,
): Promise<StoredCorrection | null> {
  if (kind === 'disagree' || sha256 === null) return null
  const found = await trx
    .selectFrom('correction')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .where('kind', 'in', [kind, OPPOSITES[kind] ?? kind])
    .where('subject', '=', part)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}
