import * as api from '@endcap/api/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readOrWait } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { servePdp } from '../../pdps/record/pdp-address.ts'
import type { PdpStore } from '../../pdps/record/pdp-store.ts'
import type { GetPdpSpark } from '../get-pdp-spark.ts'
import type { GetSpark } from '../get-spark.ts'
import type { RequestSpark } from '../request-spark.ts'
import type { SetVerdict } from '../set-verdict.ts'
import { ID_FIELDS, type SparkKind, type SparkRequest } from '../spark-store.ts'

type Deps = {
  pdps: Pick<PdpStore, 'find'>
  requestSpark: RequestSpark
  getSpark: GetSpark
  setVerdict: SetVerdict
  getPdpSpark: GetPdpSpark
}

/** Serves `POST /v1/images/{image_id}/spark/images`. */
export const requestImagesOperation = ({ requestSpark }: Deps) =>
  serve(api.sparkImages, (request, reply) =>
    acceptRequest(requestSpark, 'images', request, reply, request.params.image_id),
  )

/** Serves `GET /v1/images/{image_id}/spark/images/{batch_id}`. */
export const getImagesOperation = ({ getSpark }: Deps) =>
  serve(api.getSparkImages, async (request, reply) => {
    const { image_id, batch_id } = request.params
    const { organizationId } = callerOf(request)
    const read = async () => {
      const found = await getSpark.batch(organizationId, image_id, batch_id)
      return represent(presentResult(found.request, found.data))
    }
    const { body } = await readOrWait(request, reply, read)
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': 'application/json; charset=utf-8',
      })
      .send(body)
  })

/** Serves `POST /v1/images/{image_id}/spark/ideas`. */
export const requestIdeasOperation = ({ requestSpark }: Deps) =>
  serve(api.sparkIdeas, (request, reply) =>
    acceptRequest(requestSpark, 'ideas', request, reply, request.params.image_id),
  )

/** Serves `GET /v1/images/{image_id}/spark/ideas/{idea_id}`. */
export const getIdeasOperation = ({ getSpark }: Deps) =>
  serve(api.getSparkIdeas, async (request, reply) => {
    const { image_id, idea_id } = request.params
    const { organizationId } = callerOf(request)
    const read = async () => {
      const found = await getSpark.ideas(organizationId, image_id, idea_id)
      return represent(presentResult(found.request, found.data))
    }
    return sendConditional(request, reply, await readOrWait(request, reply, read))
  })

/** Serves `PUT /v1/images/{image_id}/verdict`. */
export const setImageVerdictOperation = ({ setVerdict }: Deps) =>
  serve(api.setImageVerdict, async (request) => {
    const { organizationId, clientId: by } = callerOf(request)
    return setVerdict({ organizationId, imageId: request.params.image_id, verdict: request.body, by })
  })

/** Serves `GET /v1/pdps/{pdp_id}/spark`, also by your own id. */
export const getPdpSparkOperation = ({ getPdpSpark, pdps }: Deps) =>
  servePdp(pdps, api.getPdpSpark, async (request) => {
    const { organizationId } = callerOf(request)
    return getPdpSpark(organizationId, request.params.pdp_id)
  })

async function acceptRequest(
  requestSpark: RequestSpark,
  kind: SparkKind,
  request: FastifyRequest,
  reply: FastifyReply,
  imageId: string,
) {
  const made = await requestSpark(kind, callerOf(request).organizationId, imageId)
  const { id, image_id, status, created_at } = made.request
  request.logFields[ID_FIELDS[kind]] = id
  reply.code(made.isNew ? 202 : 200)
  return {
    [ID_FIELDS[kind]]: id,
    image_id,
    status,
    result_url: `/v1/images/${image_id}/spark/${kind}/${id}`,
    created_at: created_at.toISOString(),
  }
}

/** Presents a request with its data. */
function presentResult<Data>(
  { id, kind, image_id, status, created_at, updated_at }: SparkRequest,
  data: Data,
) {
  return {
    [ID_FIELDS[kind]]: id,
    image_id,
    status,
    data,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
