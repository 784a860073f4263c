import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { removeImages } from '../../images/remove-images.ts'
import { removeRunsOf } from '../../scoring/scoring-run-store.ts'
import { noSuchPdp, ownPdp } from '../record/own-pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { copyToTrash, hideImages } from '../trash/trash-store.ts'

type Deps = { db: Db; pdps: Pick<PdpStore, 'findById' | 'lock'> }

/**
 * Creates the deletion of a PDP with all that belongs to it, which the trash keeps unless it is permanent. Jobs of its
 * run do nothing then. A concurrent submission creates it again.
 *
 * @throws DomainError PDP_NOT_FOUND
 */
export function createDeletePdp({ db, pdps }: Deps) {
  return async function deletePdp(
    organizationId: string,
    pdpId: string,
    { isPermanent }: { isPermanent: boolean },
  ): Promise<void> {
    const { id } = await ownPdp(db, pdps, organizationId, pdpId)
    await db.transaction().execute(async (trx) => {
      const pdp = await pdps.lock(trx, id)
      if (!pdp) throw noSuchPdp()
      await recordAudit(trx, isPermanent ? 'pdp.removed' : 'pdp.deleted', {
        organizationId,
        subject: id,
        details: { id_type: pdp.id_type, id: pdp.external_id, retailer: pdp.retailer },
      })
      const imageIds = await imagesOf(trx, id)
      if (!isPermanent) await copyToTrash(trx, pdp, imageIds)
      await trx
        .deleteFrom('pdp_acceptance')
        .where('organization_id', '=', organizationId)
        .where('pdp_id', '=', id)
        .execute()
      await trx.deleteFrom('pdp_image').where('pdp_id', '=', id).execute()
      await removeRunsOf(trx, 'pdp_id', [id])
      // Cascades to the listing page, the summary and the history.
      await trx.deleteFrom('pdp').where('id', '=', id).execute()
      if (isPermanent) await removeImages(trx, organizationId, await withoutPdp(trx, imageIds))
      else await hideImages(trx, id)
    })
  }
}

export type DeletePdp = ReturnType<typeof createDeletePdp>

/** Includes former images. Those of earlier releases are in its positions and history. */
async function imagesOf(trx: Db, pdpId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM image WHERE origin_pdp_id = ${pdpId}
    UNION SELECT image_id FROM pdp_image WHERE pdp_id = ${pdpId}
    UNION SELECT (state->>'image_id')::uuid FROM pdp_history, json_array_elements(images) AS state
    WHERE pdp_id = ${pdpId}`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Leaves out images of other PDPs, also of those in the trash. */
async function withoutPdp(trx: Db, imageIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM unnest(${imageIds}::uuid[]) AS id
    WHERE NOT EXISTS (SELECT FROM pdp_image WHERE image_id = id)
      AND NOT EXISTS (SELECT FROM trash_image WHERE image_id = id)`.execute(trx)
  return rows.map(({ id }) => id)
}
