import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownImage } from '../../images/explain-image.ts'
import type { ImageStore } from '../../images/image-store.ts'
import type { Quota } from '../../organizations/quota.ts'
import { presentRescored } from '../../pdps/scoring/rescore-contents.ts'
import { presentCorrection } from '../../scoring/correction-store.ts'
import type { Correct } from '../correct.ts'
import { listCorrections } from '../list-corrections.ts'
import type { RevokeCorrection } from '../revoke-correction.ts'

type Deps = {
  db: Db
  images: Pick<ImageStore, 'findById'>
  quota: Quota
  correct: Correct
  revokeCorrection: RevokeCorrection
}

/** Serves `POST /v1/corrections`. */
export const createCorrectionOperation = ({ correct, quota }: Deps) =>
  serve(api.createCorrection, async (request, reply) => {
    const { organizationId, clientId: by } = callerOf(request)
    await quota.admit(organizationId, 'corrections', 1)
    const { correction, pdps, isNew } = await correct({ organizationId, request: request.body, by })
    return reply.code(isNew ? 201 : 200).send({
      ...presentCorrection(correction),
      pdps: pdps.map(presentRescored),
    })
  })

/** Serves `GET /v1/corrections`. */
export const listCorrectionsOperation = ({ db, images }: Deps) =>
  serve(api.listCorrections, async (request) => {
    const { organizationId } = callerOf(request)
    const { image_id: imageId, cursor = null, ...query } = request.query
    const image = imageId === undefined ? null : await ownImage(images, organizationId, imageId)
    const sha256 = image?.sha256 ?? null
    const { rows, nextCursor } = await listCorrections(db, { ...query, organizationId, sha256, cursor })
    return toPage(rows.map(presentCorrection), nextCursor)
  })

/** Serves `DELETE /v1/corrections/{correction_id}`. */
export const revokeCorrectionOperation = ({ revokeCorrection }: Deps) =>
  serve(api.revokeCorrection, async (request, reply) => {
    const { organizationId, clientId: by } = callerOf(request)
    await revokeCorrection({ organizationId, correctionId: request.params.correction_id, by })
    return reply.code(204).send()
  })
