import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../../platform/db/database.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { checkCarouselCount } from '../../pdps/submission/submission.ts'
import { changeFamily, createFamilyOf, dissolveFamily } from '../change-family.ts'
import type { SetFamilyImages } from '../family-images.ts'
import { findFamily, listFamilies, presentFamily } from '../family-store.ts'
import type { PreviewFamily } from '../preview-family.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Serves `GET /v1/families`. */
export const listFamiliesOperation = ({ db }: Deps) =>
  serve(api.listFamilies, async (request) => {
    const { organizationId, limit: within } = callerOf(request)
    const { cursor = null, limit, q } = request.query
    const place = { organizationId, limit: within }
    const { rows, nextCursor } = await listFamilies(db, place, { cursor, limit, q })
    return toPage(rows.map(presentFamily), nextCursor)
  })

/** Serves `POST /v1/families`. */
export const createFamilyOperation = (deps: Deps) =>
  serve(api.createFamily, async (request, reply) => {
    const { organizationId, limit } = callerOf(request)
    const { name = null, pdp_ids: pdpIds } = request.body
    const id = await createFamilyOf({ db: deps.db, organizationId }, { name, pdpIds })
    return reply.code(201).send(await findFamily(deps, { organizationId, limit }, id))
  })

/** Serves `GET /v1/families/{family_id}`. */
export const getFamilyOperation = (deps: Deps) =>
  serve(api.getFamily, async (request) => findFamily(deps, callerOf(request), request.params.family_id))

/** Serves `PATCH /v1/families/{family_id}`. */
export const changeFamilyOperation = (deps: Deps) =>
  serve(api.changeFamily, async (request) => {
    const { organizationId, limit } = callerOf(request)
    const { family_id: familyId } = request.params
    await changeFamily({ db: deps.db, organizationId }, familyId, request.body)
    return findFamily(deps, { organizationId, limit }, familyId)
  })

/** Serves `DELETE /v1/families/{family_id}`. */
export const deleteFamilyOperation = ({ db }: Deps) =>
  serve(api.deleteFamily, async (request, reply) => {
    await dissolveFamily({ db, organizationId: callerOf(request).organizationId }, request.params.family_id)
    return reply.code(204).send()
  })

/** Serves `PUT /v1/families/{family_id}/images`. */
export const setFamilyImagesOperation = ({
  admitSubmission,
  setFamilyImages,
}: {
  admitSubmission: AdmitSubmission
  setFamilyImages: SetFamilyImages
}) =>
  serve(api.setFamilyImages, {
    preValidation: async ({ body }) => checkCarouselCount(body, 'carousel'),
    handler: async (request, reply) => {
      const { id: organizationId } = await admitSubmission(request, reply)
      return setFamilyImages({ organizationId, familyId: request.params.family_id, body: request.body })
    },
  })

/** Serves `POST /v1/families/{family_id}/preview`. */
export const previewFamilyImagesOperation = ({
  admitWhatIf,
  previewFamily,
}: {
  admitWhatIf: AdmitSubmission
  previewFamily: PreviewFamily
}) =>
  serve(api.previewFamilyImages, {
    preValidation: async ({ body }) => checkCarouselCount(body, 'carousel'),
    handler: async (request, reply) => {
      const { id: organizationId } = await admitWhatIf(request, reply)
      return previewFamily({ organizationId, familyId: request.params.family_id, body: request.body })
    },
  })
