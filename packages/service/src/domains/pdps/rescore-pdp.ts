import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { noSuchPdp } from './get-pdp.ts'
import { ingestAgain } from './ingest-again.ts'
import { ownPdp } from './own-pdp.ts'
import type { Pdp } from './pdp.ts'
import type { PdpStore } from './pdp-store.ts'
import type { ScoreAgain } from './score-again.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'lock' | 'restart'>
  jobs: Pick<JobQueue, 'enqueue'>
  scoreAgain: ScoreAgain
}

/** Errors of a PDP whose images have not arrived. */
const WITHOUT_IMAGES: ReadonlySet<string> = new Set(['IMAGE_DOWNLOAD_FAILED', 'LISTING_INGEST_FAILED'])

/**
 * Creates the rescoring of a PDP on request. A run in progress goes on. If the images of its listing page could not be
 * downloaded, they are downloaded again.
 *
 * @returns the PDP's id
 * @throws DomainError PDP_NOT_FOUND
 */
export function createRescorePdp(deps: Deps) {
  const { db, pdps, scoreAgain } = deps
  return async function rescorePdp(organizationId: string, pdpId: string): Promise<string> {
    const { id } = await ownPdp(db, pdps, organizationId, pdpId)
    await db.transaction().execute(async (trx) => {
      const pdp = await pdps.lock(trx, id)
      if (!pdp) throw noSuchPdp()
      if (pdp.status === 'PROCESSING') return
      if (lacksImages(pdp)) await ingestAgain(trx, deps, pdp, 'submission')
      else await scoreAgain(trx, pdp, 'submission')
    })
    return id
  }
}

export type RescorePdp = ReturnType<typeof createRescorePdp>

const lacksImages = ({ id_type: idType, error_code: code }: Pdp): boolean =>
  idType === 'asin' && code !== null && WITHOUT_IMAGES.has(code)
