import { RENDITION_SIZES } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import { addVary } from '../../../platform/http/vary.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { noSuchImage } from '../../images/explain-image.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { SetImages } from '../../pdps/changes/set-images.ts'
import { ownPdp } from '../../pdps/record/own-pdp.ts'
import type { PdpStore } from '../../pdps/record/pdp-store.ts'
import { answerPair, checkNow, keepShown } from '../change-night.ts'
import type { JudgeDeps } from '../judge-night.ts'
import { findKept } from '../live-store.ts'
import { listLastNights, type PresentDeps, presentLiveCheck } from '../present-live.ts'

type Deps = PresentDeps & { db: Db; pdps: Pick<PdpStore, 'findById' | 'images'> }

/** Serves `GET /v1/live-checks`. */
export const listLiveChecksOperation = ({ db }: Deps) =>
  serve(api.listLiveChecks, async (request) =>
    listLastNights(db, callerOf(request).organizationId, request.query),
  )

/** Serves `GET /v1/pdps/{pdp_id}/live-check`. */
export const getLiveCheckOperation = (deps: Deps) =>
  serve(api.getLiveCheck, async (request) => {
    const { organizationId } = callerOf(request)
    return presentLiveCheck(deps, await ownPdp(deps.db, deps.pdps, organizationId, request.params.pdp_id))
  })

/** Serves `POST /v1/pdps/{pdp_id}/live-check`. */
export const checkLiveNowOperation = (deps: Deps & { jobs: JobQueue; admitSubmission: AdmitSubmission }) =>
  serve(api.checkLiveNow, async (request, reply) => {
    const { id: organizationId } = await deps.admitSubmission(request, reply)
    const pdp = await ownPdp(deps.db, deps.pdps, organizationId, request.params.pdp_id)
    await checkNow(deps, pdp)
    reply.code(202)
    return presentLiveCheck(deps, pdp)
  })

/** Serves `PUT /v1/pdps/{pdp_id}/live-check/answers`. */
export const answerLiveCheckOperation = (deps: Deps & JudgeDeps & { admitWhatIf: AdmitSubmission }) =>
  serve(api.answerLiveCheck, async (request, reply) => {
    const { id: organizationId } = await deps.admitWhatIf(request, reply)
    const pdp = await ownPdp(deps.db, deps.pdps, organizationId, request.params.pdp_id)
    await answerPair(deps, pdp, request.body, clientAbortSignal(reply))
    return presentLiveCheck(deps, pdp)
  })

/** Serves `POST /v1/pdps/{pdp_id}/live-check/keep`. */
export const keepLiveSetOperation = (
  deps: Deps & { setImages: SetImages; admitSubmission: AdmitSubmission },
) =>
  serve(api.keepLiveSet, async (request, reply) => {
    const { id: organizationId } = await deps.admitSubmission(request, reply)
    const pdp = await ownPdp(deps.db, deps.pdps, organizationId, request.params.pdp_id)
    const outcome = await keepShown(deps, pdp, request.body?.expected_image_ids ?? null)
    reply.code(outcome.status === 'PROCESSING' ? 202 : 200)
    return { pdp_id: outcome.pdpId, status: outcome.status, error_code: outcome.errorCode }
  })

/** Less than the shortest validity of an address, an hour. */
const CACHE_S = 1_800

/** Serves `GET /v1/pdps/{pdp_id}/live-pictures/{sha256}`. */
export const getLivePictureOperation = ({ db, pdps, links }: Deps & { links: Pick<SignedLinks, 'sign'> }) =>
  serve(api.getLivePicture, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { pdp_id: pdpId, sha256 } = request.params
    const { id } = await ownPdp(db, pdps, organizationId, pdpId)
    const size = RENDITION_SIZES.find((each) => String(each) === request.query.size) ?? 'full'
    if (!(await findKept(db, id, [sha256])).has(sha256)) throw noSuchImage(sha256)
    reply.header('cache-control', `private, max-age=${CACHE_S}`)
    addVary(reply, 'Authorization')
    return reply.redirect(renditionUrl(links, { organizationId, sha256, size }), 302)
  })
