import type { Db } from '../../../platform/db/database.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { noSuchPdp, ownPdp } from '../record/own-pdp.ts'
import type { Pdp } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import type { ScoreAgain } from '../scoring/score-again.ts'
import { ingestAgain } from '../submission/ingest-again.ts'
import type { RefreshImages } from './refresh-images.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'lock' | 'restart'>
  jobs: Pick<JobQueue, 'enqueue'>
  scoreAgain: ScoreAgain
  refreshImages: RefreshImages
}

export type RescoreRequest = {
  organizationId: string
  pdpId: string
  refreshesImages: boolean
  signal: AbortSignal
}

/** Errors of a PDP whose images have not arrived. */
const WITHOUT_IMAGES: ReadonlySet<string> = new Set(['IMAGE_DOWNLOAD_FAILED', 'LISTING_INGEST_FAILED'])

/**
 * Rescores a PDP, unless a run is in progress. Downloads images again on request, or if those of the listing
 * page failed.
 *
 * @returns the PDP's id
 * @throws DomainError PDP_NOT_FOUND; for a refresh also IMAGE_DOWNLOAD_FAILED, IMAGE_UPLOAD_FAILED
 */
export function createRescorePdp(deps: Deps) {
  const { db, pdps, scoreAgain, refreshImages } = deps
  return async function rescorePdp(request: RescoreRequest): Promise<string> {
    const { organizationId, pdpId, refreshesImages, signal } = request
    const found = await ownPdp(db, pdps, organizationId, pdpId)
    const { id } = found
    const readsPage = isFromPage(found)
    if (refreshesImages && !readsPage && (await refreshImages({ organizationId, pdpId: id }, signal)))
      return id
    await db.transaction().execute(async (trx) => {
      const pdp = await pdps.lock(trx, id)
      if (!pdp) throw noSuchPdp()
      if (pdp.status === 'PROCESSING') return
      if (lacksImages(pdp) || (refreshesImages && readsPage))
        await ingestAgain(trx, deps, pdp, { urgency: 'submission', refreshesImages })
      else await scoreAgain(trx, pdp, 'submission')
    })
    return id
  }
}

export type RescorePdp = ReturnType<typeof createRescorePdp>

/** Returns true for images of the storefront's page. */
const isFromPage = ({ id_type: idType, is_composed: isComposed }: Pdp): boolean =>
  idType === 'asin' && !isComposed

const lacksImages = ({ id_type: idType, error_code: code }: Pdp): boolean =>
  idType === 'asin' && code !== null && WITHOUT_IMAGES.has(code)
