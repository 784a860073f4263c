import * as api from '@endcap/api/operations'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readOrWait } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { GetFix } from '../get-fix.ts'
import type { RequestFix } from '../request-fix.ts'

/** Serves `POST /v1/images/{image_id}/fixes`. */
export const requestFixOperation = ({ requestFix }: { requestFix: RequestFix }) =>
  serve(api.fixImage, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { fix, pdp_id: pdpId = null } = request.body
    const made = await requestFix({ organizationId, imageId: request.params.image_id, fix, pdpId })
    const { id, status, created_at } = made.request
    // The fix may have been made for another image of the same content.
    const imageId = request.params.image_id.toLowerCase()
    request.logFields['fix_id'] = id
    reply.code(made.isNew ? 202 : 200)
    return {
      fix_id: id,
      fix,
      image_id: imageId,
      status,
      result_url: `/v1/images/${imageId}/fixes/${id}`,
      created_at: created_at.toISOString(),
    }
  })

/** Serves `GET /v1/images/{image_id}/fixes/{fix_id}`. */
export const getFixOperation = ({ getFix }: { getFix: GetFix }) =>
  serve(api.getImageFix, async (request, reply) => {
    const { image_id, fix_id } = request.params
    const { organizationId } = callerOf(request)
    const read = async () => represent(await getFix(organizationId, image_id, fix_id))
    return sendConditional(request, reply, await readOrWait(request, reply, read))
  })
