import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/db/database.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { checkFilters } from '../../pdps/reading/check-filters.ts'
import { isWithin } from '../../pdps/reading/limit-caller.ts'
import { noSuchPdp, ownPdp } from '../../pdps/record/own-pdp.ts'
import type { PdpStore } from '../../pdps/record/pdp-store.ts'
import { changeShot, deleteShot, type MakeShot } from '../change-shot.ts'
import { listColleagues } from '../members.ts'
import { presentShots } from '../present-shot.ts'
import { type PlacePicture, type SendPicture, sendBack } from '../review-shot.ts'
import { countShots, findShot, listShots } from '../shot-store.ts'

type Reading = { db: Db; links: Pick<SignedLinks, 'sign'> }
type Deps = Reading & {
  pdps: Pick<PdpStore, 'findById' | 'lock'>
  admitSubmission: AdmitSubmission
  makeShot: MakeShot
  sendPicture: SendPicture
  placePicture: PlacePicture
}

/** Reads a shot as an answer has it. @throws DomainError SHOT_NOT_FOUND */
async function answerWith(deps: Reading, request: FastifyRequest, shotId: string) {
  const shot = await findShot(deps.db, callerOf(request).organizationId, shotId)
  request.logFields['pdp_id'] = shot.pdp_id
  const [answer] = await presentShots(deps, [shot])
  if (!answer) throw new Error(`shot ${shotId} was not presented`)
  return answer
}

const askedBy = (request: FastifyRequest) => {
  const { organizationId, kind, clientId } = callerOf(request)
  return { organizationId, userId: kind === 'person' ? clientId : null }
}

/** Serves `POST /v1/shots`. */
export const createShotOperation = (deps: Deps) =>
  serve(api.createShot, async (request, reply) => {
    const shotId = await deps.makeShot(callerOf(request).organizationId, request.body)
    return reply.code(201).send(await answerWith(deps, request, shotId))
  })

/** Serves `GET /v1/shots`. */
export const listWorkShotsOperation = (deps: Deps) =>
  serve(api.listWorkShots, async (request) => {
    const { cursor = null, ...query } = request.query
    checkFilters({ retailer: query.retailer, category_id: undefined })
    const { rows, nextCursor } = await listShots(deps.db, { ...query, ...askedBy(request), cursor })
    return toPage(await presentShots(deps, rows), nextCursor)
  })

/** Serves `GET /v1/shots/summary`. */
export const countWorkShotsOperation = ({ db }: Deps) =>
  serve(api.countWorkShots, async (request) => {
    checkFilters({ retailer: request.query.retailer, category_id: undefined })
    return countShots(db, { ...request.query, ...askedBy(request) })
  })

/** Serves `GET /v1/shots/{shot_id}`. */
export const getShotOperation = (deps: Deps) =>
  serve(api.getShot, async (request) => answerWith(deps, request, request.params.shot_id))

/** Serves `PATCH /v1/shots/{shot_id}`. */
export const changeShotOperation = (deps: Deps) =>
  serve(api.changeShot, async (request) => {
    const { shot_id: shotId } = request.params
    await changeShot(deps.db, callerOf(request).organizationId, shotId, request.body)
    return answerWith(deps, request, shotId)
  })

/** Serves `DELETE /v1/shots/{shot_id}`. */
export const deleteShotOperation = ({ db }: Deps) =>
  serve(api.deleteShot, async (request, reply) => {
    await deleteShot(db, callerOf(request).organizationId, request.params.shot_id)
    return reply.code(204).send()
  })

/** Serves `POST /v1/shots/{shot_id}/picture`. */
export const sendShotPictureOperation = (deps: Deps) =>
  serve(api.sendShotPicture, async (request, reply) => {
    const { id: organizationId } = await deps.admitSubmission(request, reply)
    const { shot_id: shotId } = request.params
    await deps.sendPicture({ organizationId, shotId, picture: request.body.picture })
    return answerWith(deps, request, shotId)
  })

/** Serves `POST /v1/shots/{shot_id}/placement`. */
export const placeShotOperation = (deps: Deps) =>
  serve(api.placeShot, async (request, reply) => {
    const { id: organizationId } = await deps.admitSubmission(request, reply)
    const { shot_id: shotId } = request.params
    const status = await deps.placePicture({ organizationId, shotId, placement: request.body ?? {} })
    const shot = await answerWith(deps, request, shotId)
    return reply.code(status === 'PROCESSING' ? 202 : 200).send({ shot, pdp_status: status })
  })

/** Serves `POST /v1/shots/{shot_id}/return`. */
export const sendShotBackOperation = (deps: Deps) =>
  serve(api.sendShotBack, async (request) => {
    const { shot_id: shotId } = request.params
    await sendBack(deps, {
      organizationId: callerOf(request).organizationId,
      shotId,
      reason: request.body.reason,
    })
    return answerWith(deps, request, shotId)
  })

/** Serves `GET /v1/people`. */
export const listColleaguesOperation = ({ db, pdps }: Pick<Deps, 'db' | 'pdps'>) =>
  serve(api.listColleagues, async (request) => {
    const caller = callerOf(request)
    const { pdp_id: asked } = request.query
    const pdp = asked === undefined ? null : await ownPdp(db, pdps, caller.organizationId, asked)
    if (pdp && caller.limit && !isWithin(pdp, caller.limit)) throw noSuchPdp()
    return { data: await listColleagues(db, { ...caller, pdpId: pdp?.id ?? null }) }
  })
