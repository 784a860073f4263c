import { TEACHING_RESULT_EXAMPLE, type TeachingResult, teachingRequest, teachingResult } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { listTaught } from '../../scoring/taught-store.ts'
import { presentTried, presentVersion, roundChange } from '../present-teaching.ts'
import { type PreviewDeps, previewListings } from '../preview-listings.ts'
import { learnedOf, type StudyAnswers } from '../study-answers.ts'
import type { UseTeaching } from '../use-teaching.ts'

type Deps = PreviewDeps & {
  admitWhatIf: AdmitSubmission
  studyAnswers: StudyAnswers
  useTeaching: UseTeaching
}

/** Images that are named of each change. */
const MAX_NAMED = 10

/** Returns the operation `POST /v1/teaching/versions`. */
export const createTeachingVersionOperation =
  ({ admitWhatIf, studyAnswers, useTeaching, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/teaching/versions', {
      ...operation({
        id: 'createTeachingVersion',
        tag: 'Teaching',
        isIdempotent: true,
        summary: 'See what would change, or use what Endcap learned',
        description:
          'Learns from the answers of your organization and returns which types and scores change. With `use`, it is in ' +
          'force at once for new scores, and stored listings are scored again within minutes. It is refused below ten ' +
          'answers, when they name one type only or contradict each other, and, with `use`, when what was learned is no ' +
          'better than without.',
        request: { body: teachingRequest },
        answers: {
          200: { description: 'What would change', schema: teachingResult, example: TEACHING_RESULT_EXAMPLE },
          201: { description: 'What changes', schema: teachingResult, example: TEACHING_RESULT_EXAMPLE },
        },
        errors: ['RATE_LIMITED', 'TEACHING_NOT_BETTER', 'TEACHING_NOT_READY', 'VALIDATION_ERROR'],
        isConditional: false,
      }),
      handler: async (request, reply) => {
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
        const result: TeachingResult = {
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
        return reply.code(version ? 201 : 200).send(result)
      },
    })
  }
