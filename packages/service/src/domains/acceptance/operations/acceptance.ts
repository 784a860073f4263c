import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { Quota } from '../../organizations/quota.ts'
import { getTarget, listTargets } from '../present-targets.ts'
import { previewRules, type RulePreviewThread } from '../preview-rules.ts'
import { chooseTargets, publishRules, rollBackRules } from '../publish-rules.ts'

type Deps = {
  db: Db
  jobs: JobQueue
  quota: Quota
  admitWhatIf: AdmitSubmission
  rulePreviews: RulePreviewThread
}

/** UTC. */
const today = (): string => new Date().toISOString().slice(0, 10)

/** Serves `GET /v1/acceptance-targets`. */
export const listTargetsOperation = ({ db }: Deps) =>
  serve(api.listAcceptanceTargets, (request) => listTargets(db, callerOf(request).organizationId, today()))

/** Serves `PUT /v1/acceptance-targets/chosen`. */
export const chooseTargetsOperation = ({ db, jobs }: Deps) =>
  serve(api.chooseAcceptanceTargets, async (request) => {
    const { organizationId, clientId: by } = callerOf(request)
    await chooseTargets({ db, jobs }, { organizationId, by, targets: request.body.targets })
    return listTargets(db, organizationId, today())
  })

/** Serves `GET /v1/acceptance-targets/{target}`. */
export const getTargetOperation = ({ db }: Deps) =>
  serve(api.getAcceptanceTarget, (request) => {
    const { organizationId } = callerOf(request)
    const { target } = request.params
    return getTarget(db, { organizationId, target }, request.query.day ?? today())
  })

/** Serves `POST /v1/acceptance-targets/{target}/preview`. */
export const previewRulesOperation = ({ db, admitWhatIf, rulePreviews }: Deps) =>
  serve(api.previewAcceptanceRules, async (request, reply) => {
    const { id: organizationId } = await admitWhatIf(request, reply)
    const trial = {
      organizationId,
      target: request.params.target,
      patch: request.body.patch,
      day: today(),
    }
    return previewRules({ db, thread: rulePreviews }, trial, clientAbortSignal(reply))
  })

/** Serves `POST /v1/acceptance-targets/{target}/versions`. */
export const publishRulesOperation = ({ db, jobs, quota }: Deps) =>
  serve(api.publishAcceptanceRules, async (request, reply) => {
    const { organizationId, clientId: by } = callerOf(request)
    const { target } = request.params
    const { patch, comment = null, expected_version: expectedVersion = null } = request.body
    await quota.admit(organizationId, 'rubric_versions', 1)
    await publishRules({ db, jobs }, { organizationId, target, by, patch, comment, expectedVersion })
    return reply.code(201).send(await getTarget(db, { organizationId, target }, today()))
  })

/** Serves `PUT /v1/acceptance-targets/{target}/active`. */
export const activateRulesOperation = ({ db, jobs }: Deps) =>
  serve(api.activateAcceptanceRules, async (request) => {
    const { organizationId, clientId: by } = callerOf(request)
    const { target } = request.params
    await rollBackRules({ db, jobs }, { organizationId, target, by, version: request.body.version })
    return getTarget(db, { organizationId, target }, today())
  })
