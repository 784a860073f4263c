import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import type { Organization } from '../organizations/organization-store.ts'
import { followFamily } from '../pdps/record/pdp-families.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { ApplySubmission } from '../pdps/submission/apply-submission.ts'
import type { OnStored } from '../pdps/submission/store-submission.ts'
import type { SubmitAsin } from '../pdps/submission/submit-asin.ts'
import { completeSubmission } from './complete-submission.ts'
import { hasAltTexts, hasTags } from './foresee-change.ts'
import type { CatalogImport, WaitingRow } from './import.ts'
import { failureOf, type RowFailure } from './row-failure.ts'
import { failRow, postponeRow, RowSettledError, settleRow } from './settle-row.ts'
import { storefrontOf } from './storefront-of.ts'

export type RunRowDeps = {
  db: Db
  pdps: PdpStore
  applySubmission: ApplySubmission
  submitAsin: SubmitAsin
  log: Logger
}

export type RunRowRequest = {
  organization: Organization
  attempt: CatalogImport
  row: WaitingRow
  signal: AbortSignal
}

/** Attempts after transient failures. The pause grows from 15 s to two minutes. */
const MAX_ATTEMPTS = 5
const FIRST_PAUSE_S = 15

/**
 * Creates the submission of one row. Stores its status with the change of the PDP in one transaction, so a
 * row is submitted once, even after a crash.
 *
 * @throws Error if storage or database are unavailable; the row then waits
 */
export function createRunRow(deps: RunRowDeps) {
  return async function runRow(request: RunRowRequest): Promise<void> {
    const { attempt, row, signal } = request
    const id = { importId: attempt.id, row: row.row }
    try {
      await (row.key.type === 'asin' ? submitByAsin(deps, request) : submitWithImages(deps, request))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof RowSettledError) return
      const columns = attempt.detection.columns.map(({ name }) => name)
      const failure = failureOf(error, row, columns)
      if (!failure) throw error
      if (failure.code === 'INTERNAL_ERROR')
        deps.log.error({ err: error, import_id: attempt.id, row: row.row }, 'cannot import a row')
      await recordFailure(deps.db, id, row.attempts, failure)
    }
  }
}

export type RunRow = ReturnType<typeof createRunRow>

async function submitWithImages(deps: RunRowDeps, request: RunRowRequest): Promise<void> {
  const { db, pdps, applySubmission } = deps
  const { organization, attempt, row, signal } = request
  let isSame = true
  const { pdpId, isChanged, isMoved } = await applySubmission({
    organization,
    idType: row.key.type,
    externalId: row.key.value,
    retailer: row.retailer,
    submissionFor(current) {
      isSame =
        hasTags(row.submission, current?.pdp.tags ?? []) && hasAltTexts(row.submission, current?.images ?? [])
      const { category_id: categoryId, refresh_images: refreshesImages, keeps_sets: keepsSets } = attempt
      return completeSubmission({ ...row, categoryId, refreshesImages, keepsSets }, current)
    },
    urgency: 'import',
    onStored: settleDone(deps, request),
    signal,
  })
  if (isChanged) return
  if (!isSame || isMoved)
    return await db.transaction().execute((trx) => settleDone({ pdps }, request)(trx, pdpId))
  const id = { importId: attempt.id, row: row.row }
  await db.transaction().execute((trx) => settleRow(trx, id, { status: 'unchanged', pdpId }))
}

async function submitByAsin(deps: RunRowDeps, request: RunRowRequest): Promise<void> {
  const { organization, attempt, row, signal } = request
  await deps.submitAsin({
    organization,
    asin: row.key.value,
    storefront: storefrontOf(row.retailer),
    refreshesImages: attempt.refresh_images,
    keepsSet: attempt.keeps_sets,
    urgency: 'import',
    onStored: settleDone(deps, request),
    signal,
  })
}

/** Stores the tags and the row's status in the transaction of the change. */
function settleDone(
  { pdps }: Pick<RunRowDeps, 'pdps'>,
  { attempt, row }: Pick<RunRowRequest, 'attempt' | 'row'>,
): OnStored {
  return async (trx, pdpId) => {
    const { tags, family, variant } = row.submission
    await followFamily(trx, pdpId, { family, variant })
    if (tags) await pdps.setTags(trx, pdpId, [...new Set(tags)])
    await settleRow(trx, { importId: attempt.id, row: row.row }, { status: 'done', pdpId })
  }
}

async function recordFailure(
  db: Db,
  id: Parameters<typeof failRow>[1],
  attempts: number,
  { code, problems, isTransient }: RowFailure,
): Promise<void> {
  const isLast = attempts + 1 >= MAX_ATTEMPTS
  await db
    .transaction()
    .execute((trx) =>
      isTransient && !isLast
        ? postponeRow(trx, id, FIRST_PAUSE_S * 2 ** attempts)
        : failRow(trx, id, { code, problems }),
    )
    .catch((error: unknown) => {
      // The import was canceled meanwhile.
      if (!(error instanceof RowSettledError)) throw error
    })
}
