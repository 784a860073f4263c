import * as api from '@endcap/api/operations'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Caller } from '../../auth/access-tokens.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownImage } from '../../images/explain-image.ts'
import type { ImageStore } from '../../images/image-store.ts'
import type { Quota } from '../../organizations/quota.ts'
import { presentRescored } from '../../pdps/scoring/rescore-contents.ts'
import type { DeleteFacts, PutFacts } from '../change-facts.ts'
import { findNamespaces, namespaceIn, presentFacts, type StoredFacts } from '../stored-facts.ts'

/** Other listings may share the content, and the answer names them. @throws DomainError FORBIDDEN */
function unlimitedCallerOf(request: FastifyRequest): Caller {
  const caller = callerOf(request)
  if (caller.limit) throw new DomainError('FORBIDDEN', 'a credential with a limit cannot change facts')
  return caller
}

type Deps = {
  db: Db
  images: Pick<ImageStore, 'findById'>
  quota: Quota
  putFacts: PutFacts
  deleteFacts: DeleteFacts
}

/** Serves `PUT /v1/images/{image_id}/facts/{namespace}`. */
export const putFactsOperation = ({ putFacts, quota }: Deps) =>
  serve(api.putCustomFacts, async (request, reply) => {
    const { organizationId, clientId: by } = unlimitedCallerOf(request)
    const { image_id: imageId, namespace } = request.params
    const { facts, expected_version: expectedVersion = null } = request.body
    await quota.admit(organizationId, 'fact_bytes', Buffer.byteLength(JSON.stringify(facts)))
    const order = { organizationId, imageId, namespace, facts, expectedVersion, by }
    const { stored, pdps, isNew } = await putFacts(order)
    return reply.code(isNew ? 201 : 200).send({
      ...presentFacts(stored),
      pdps: pdps.map(presentRescored),
    })
  })

async function readStored(
  { db, images }: Deps,
  organizationId: string,
  imageId: string,
): Promise<StoredFacts[]> {
  const { sha256 } = await ownImage(images, organizationId, imageId)
  return findNamespaces(db, { organizationId, sha256 })
}

/** Serves `GET /v1/images/{image_id}/facts/{namespace}`. */
export const getFactsOperation = (deps: Deps) =>
  serve(api.getCustomFacts, async (request) => {
    const stored = await readStored(deps, callerOf(request).organizationId, request.params.image_id)
    return presentFacts(namespaceIn(stored, request.params.namespace))
  })

/** Serves `GET /v1/images/{image_id}/facts`. */
export const listFactsOperation = (deps: Deps) =>
  serve(api.listCustomFacts, async (request) => {
    const stored = await readStored(deps, callerOf(request).organizationId, request.params.image_id)
    return { data: stored.map(presentFacts) }
  })

/** Serves `DELETE /v1/images/{image_id}/facts/{namespace}`. */
export const deleteFactsOperation = ({ deleteFacts }: Deps) =>
  serve(api.deleteCustomFacts, async (request, reply) => {
    const { organizationId } = unlimitedCallerOf(request)
    const { image_id: imageId, namespace } = request.params
    const { expected_version: expectedVersion = null } = request.query
    await deleteFacts({ organizationId, imageId, namespace, expectedVersion })
    return reply.code(204).send()
  })
