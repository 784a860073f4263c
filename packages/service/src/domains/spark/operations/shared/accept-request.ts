import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../../auth/authenticate.ts'
import type { RequestSpark } from '../../request-spark.ts'
import { ID_FIELDS, type SparkKind, type SparkRequest } from '../../spark-store.ts'

/** Requests images or ideas, and returns the answer. */
export async function acceptRequest(
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

/** Returns a request with its data in the form of the API. */
export function presentResult<Data>(
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
