import { TRASH_DAYS, type TrashedPdp } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { validate as isUuid } from 'uuid'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { renditionUrl } from '../../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { toPage } from '../../../../platform/http/cursor.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { noSuchPdp } from '../../record/own-pdp.ts'
import type { RestorePdp } from '../restore-pdp.ts'
import { type ListedTrash, listTrash, lockTrashed, removeFromTrash } from '../trash-store.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'>; restorePdp: RestorePdp }

const DAY_MS = 86_400_000

/** Serves `GET /v1/trash`. */
export const listTrashOperation = ({ db, links }: Deps) =>
  serve(api.listTrash, async (request) => {
    const { organizationId, limit: within } = callerOf(request)
    const { cursor = null, limit } = request.query
    const place = { organizationId, limit: within }
    const { rows, nextCursor } = await listTrash(db, place, { cursor, limit })
    return toPage(
      rows.map((row) => present(row, organizationId, links)),
      nextCursor,
    )
  })

/** Serves `POST /v1/trash/{pdp_id}/restore`. */
export const restorePdpOperation = ({ restorePdp }: Deps) =>
  serve(api.restorePdp, async (request, reply) => {
    const { organizationId, limit } = callerOf(request)
    const pdpId = request.params.pdp_id
    await restorePdp({ organizationId, limit, pdpId })
    return reply.code(202).send({ pdp_id: pdpId, status: 'PROCESSING' as const })
  })

/** Serves `DELETE /v1/trash/{pdp_id}`. */
export const removeFromTrashOperation = ({ db }: Deps) =>
  serve(api.removeFromTrash, async (request, reply) => {
    const { organizationId, limit } = callerOf(request)
    const pdpId = request.params.pdp_id
    if (!isUuid(pdpId)) throw noSuchPdp()
    await db.transaction().execute(async (trx) => {
      const trashed = await lockTrashed(trx, { organizationId, limit }, pdpId)
      if (!trashed) throw noSuchPdp()
      const { id_type, external_id: id, retailer } = trashed
      await recordAudit(trx, 'pdp.removed', {
        organizationId,
        subject: pdpId,
        details: { id_type, id, retailer },
      })
      await removeFromTrash(trx, { id: trashed.id, organizationId })
    })
    return reply.code(204).send()
  })

const present = (row: ListedTrash, organizationId: string, links: Deps['links']): TrashedPdp => ({
  pdp_id: row.pdp_id,
  id_type: row.id_type,
  id: row.external_id,
  retailer: row.retailer,
  name: row.name,
  pdp_score: row.pdp_score,
  thumbnail_url:
    row.hero_sha256 === null
      ? null
      : renditionUrl(links, { organizationId, sha256: row.hero_sha256, size: 160 }),
  deleted_at: row.deleted_at.toISOString(),
  deleted_by: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  expires_at: new Date(row.deleted_at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
})
