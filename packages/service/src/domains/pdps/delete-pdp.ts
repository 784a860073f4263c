import type { Db } from '../../platform/db/database.ts'
import { removeImages } from '../images/remove-images.ts'
import { removeRunsOf } from '../scoring/scoring-run-store.ts'
import { noSuchPdp } from './get-pdp.ts'
import { ownPdp } from './own-pdp.ts'
import type { PdpStore } from './pdp-store.ts'

type Deps = { db: Db; pdps: Pick<PdpStore, 'findById' | 'lock' | 'images'> }

/**
 * Creates the deletion of a PDP with everything that belongs to it. Jobs of its current run find no run and do
 * nothing. A submission that arrives meanwhile creates the PDP again.
 *
 * @throws DomainError PDP_NOT_FOUND
 */
export function createDeletePdp({ db, pdps }: Deps) {
  return async function deletePdp(organizationId: string, pdpId: string): Promise<void> {
    const { id } = await ownPdp(db, pdps, organizationId, pdpId)
    await db.transaction().execute(async (trx) => {
      if (!(await pdps.lock(trx, id))) throw noSuchPdp()
      const images = await pdps.images(trx, id)
      await trx.deleteFrom('pdp_image').where('pdp_id', '=', id).execute()
      await removeRunsOf(trx, 'pdp_id', [id])
      // Cascades to the listing page, the summary and the history.
      await trx.deleteFrom('pdp').where('id', '=', id).execute()
      await removeImages(
        trx,
        organizationId,
        images.map(({ imageId }) => imageId),
      )
    })
  }
}

export type DeletePdp = ReturnType<typeof createDeletePdp>
