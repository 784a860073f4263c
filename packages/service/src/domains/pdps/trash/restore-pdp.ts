import { validate as isUuid } from 'uuid'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { PdpLimit } from '../../auth/access-tokens.ts'
import { noSuchPdp } from '../record/own-pdp.ts'
import type { Pdp } from '../record/pdp.ts'
import { leaveDeletedFamily } from '../record/pdp-families.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import type { ScoreAgain } from '../scoring/score-again.ts'
import { ingestAgain } from '../submission/ingest-again.ts'
import { insertRows } from './trash-rows.ts'
import { lockTrashed, showImages } from './trash-store.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'images' | 'lock' | 'restart'>
  jobs: Pick<JobQueue, 'enqueue'>
  scoreAgain: ScoreAgain
}

type Trashed = { organizationId: string; limit: PdpLimit | null; pdpId: string }

/**
 * Creates the restoration of a deleted PDP with its images and history. It is scored again, because rules may have
 * changed meanwhile.
 *
 * @throws DomainError PDP_NOT_FOUND, PDP_EXISTS
 */
export function createRestorePdp(deps: Deps) {
  const { db, pdps, scoreAgain } = deps
  return async function restorePdp({ organizationId, limit, pdpId }: Trashed): Promise<void> {
    if (!isUuid(pdpId)) throw noSuchPdp()
    await db.transaction().execute(async (trx) => {
      const trashed = await lockTrashed(trx, { organizationId, limit }, pdpId)
      if (!trashed) throw noSuchPdp()
      if (!(await insertRows(trx, trashed.id)))
        throw new DomainError(
          'PDP_EXISTS',
          'another listing has been submitted with the id and retailer of the deleted one',
        )
      await showImages(trx, trashed.id)
      await trx.deleteFrom('trash').where('id', '=', trashed.id).execute()
      const pdp = await pdps.lock(trx, pdpId)
      if (!pdp) throw noSuchPdp()
      await leaveDeletedFamily(trx, pdpId)
      const images = await pdps.images(trx, pdpId)
      if (images.length === 0 || isBeingRead(pdp))
        await ingestAgain(trx, deps, pdp, { urgency: 'submission' })
      else await scoreAgain(trx, pdp, 'submission')
      const { id_type, external_id: id, retailer } = trashed
      await recordAudit(trx, 'pdp.restored', {
        organizationId,
        subject: pdpId,
        details: { id_type, id, retailer },
      })
    })
  }
}

export type RestorePdp = ReturnType<typeof createRestorePdp>

/** The deletion ended the reading of a storefront's page. */
const isBeingRead = ({ status, id_type: idType, is_composed: isComposed }: Pdp): boolean =>
  status === 'PROCESSING' && idType === 'asin' && !isComposed
