import * as api from '@endcap/api/operations'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { listTaught } from '../../scoring/taught-store.ts'
import { presentTried, presentVersion, roundChange } from '../present-teaching.ts'
import { type PreviewDeps, previewListings } from '../preview-listings.ts'
import { learnedOf, type StudyAnswers } from '../study-answers.ts'
import type { ForgetTeaching, UseTeaching } from '../use-teaching.ts'

type Deps = PreviewDeps & {
  admitWhatIf: AdmitSubmission
  studyAnswers: StudyAnswers
  useTeaching: UseTeaching
}

const MAX_NAMED = 10

/** Serves `POST /v1/teaching/versions`. */
export const createTeachingVersionOperation = ({ admitWhatIf, studyAnswers, useTeaching, ...deps }: Deps) =>
  serve(api.createTeachingVersion, async (request, reply) => {
    await admitWhatIf(request, reply)
    const { organizationId, clientId: by } = callerOf(request)
    const signal = clientAbortSignal(reply)
    const lesson = await studyAnswers(organizationId, signal)
    const learned = learnedOf(lesson)
    const listings = await previewListings(deps, { organizationId, head: learned.head }, signal)
    const versionId = request.body.use ? await useTeaching({ organizationId, by }, learned) : null
    const versions = versionId === null ? [] : await listTaught(deps.db, organizationId)
    const version = versions.find(({ id }) => id === versionId)
    const { changes, trial } = learned
    reply.code(version ? 201 : 200)
    return {
      version: version ? presentVersion(version, version.number) : null,
      trial: presentTried(trial),
      images: lesson.images.length,
      changed: changes.reduce((sum, { images }) => sum + images.length, 0),
      changes: changes.map(({ from, to, images }) => ({
        from,
        to,
        count: images.length,
        image_ids: images.slice(0, MAX_NAMED),
      })),
      listings: {
        count: listings.listings,
        up: listings.up,
        down: listings.down,
        most_down: roundChange(listings.mostDown),
        certified_before: listings.certifiedBefore,
        certified_after: listings.certifiedAfter,
        is_complete: listings.isComplete,
      },
    }
  })

/** Serves `DELETE /v1/teaching/versions/{version_id}`. */
export const forgetTeachingVersionOperation = ({ forgetTeaching }: { forgetTeaching: ForgetTeaching }) =>
  serve(api.forgetTeachingVersion, async (request, reply) => {
    const { organizationId, clientId: by } = callerOf(request)
    await forgetTeaching({ organizationId, by, versionId: request.params.version_id })
    return reply.code(204).send()
  })
