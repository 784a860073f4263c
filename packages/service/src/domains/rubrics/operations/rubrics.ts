import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { prefersNdjson } from '../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { sendLines } from '../../../platform/http/send-lines.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { Quota } from '../../organizations/quota.ts'
import { getRubric, listRubrics } from '../get-rubric.ts'
import { familyAt } from '../parse-rubric.ts'
import type { PreviewRubric } from '../preview-rubric.ts'
import type { ActivateRubric, PublishRubric } from '../publish-rubric.ts'

type Deps = {
  db: Db
  quota: Quota
  admitWhatIf: AdmitSubmission
  previewRubric: PreviewRubric
  publishRubric: PublishRubric
  activateRubric: ActivateRubric
}

/** Serves `GET /v1/rubrics`. */
export const listRubricsOperation = ({ db }: Deps) =>
  serve(api.listRubrics, async (request) => {
    const data = await listRubrics(db, callerOf(request).organizationId)
    return { data }
  })

/** Serves `GET /v1/rubrics/{family}`. */
export const getRubricOperation = ({ db }: Deps) =>
  serve(api.getRubric, async (request) => {
    const family = familyAt(request.params.family)
    return getRubric(db, callerOf(request).organizationId, family)
  })

/** Serves `POST /v1/rubrics/{family}/preview`. */
export const previewRubricOperation = ({ admitWhatIf, previewRubric }: Deps) =>
  serve(api.previewRubric, async (request, reply) => {
    const family = familyAt(request.params.family)
    const { id: organizationId } = await admitWhatIf(request, reply)
    const trial = { organizationId, family, patch: request.body.patch }
    const progress = previewRubric(trial, clientAbortSignal(reply))
    if (prefersNdjson(request)) return sendLines(reply, progress)
    for await (const { preview } of progress) if (preview) return preview
    throw new Error('the preview has no end')
  })

/** Serves `POST /v1/rubrics/{family}/versions`. */
export const publishRubricOperation = ({ publishRubric, quota, db }: Deps) =>
  serve(api.publishRubric, async (request, reply) => {
    const { organizationId, clientId: by } = callerOf(request)
    const family = familyAt(request.params.family)
    const { patch, comment = null, expected_version: expectedVersion = null } = request.body
    await quota.admit(organizationId, 'rubric_versions', 1)
    await publishRubric({ organizationId, family, patch, comment, expectedVersion, by })
    return reply.code(201).send(await getRubric(db, organizationId, family))
  })

/** Serves `PUT /v1/rubrics/{family}/active`. */
export const activateRubricOperation = ({ activateRubric, db }: Deps) =>
  serve(api.activateRubric, async (request) => {
    const { organizationId, clientId: by } = callerOf(request)
    const family = familyAt(request.params.family)
    await activateRubric({ organizationId, family, version: request.body.version, by })
    return getRubric(db, organizationId, family)
  })
