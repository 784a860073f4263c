import { CORRECTION_EXAMPLE, type CorrectionPage, correctionPage, correctionQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownImage } from '../../images/explain-image.ts'
import type { ImageStore } from '../../images/image-store.ts'
import { presentCorrection } from '../../scoring/correction-store.ts'
import { listCorrections } from '../list-corrections.ts'

type Deps = { db: Db; images: Pick<ImageStore, 'findById'> }

/** Returns the operation `GET /v1/corrections`. */
export const listCorrectionsOperation =
  ({ db, images }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/corrections', {
      ...operation({
        id: 'listCorrections',
        tag: 'Corrections',
        summary: 'List corrections',
        description:
          'Returns the corrections of your organization, the newest first, with those that were revoked.',
        request: { querystring: correctionQuery },
        answers: {
          200: {
            description: 'A page of corrections',
            schema: correctionPage,
            example: { data: [withoutPdps(CORRECTION_EXAMPLE)], has_more: false, next_cursor: null },
          },
        },
        errors: ['IMAGE_NOT_FOUND', 'INVALID_CURSOR', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { image_id: imageId, cursor = null, ...query } = request.query
        const image = imageId === undefined ? null : await ownImage(images, organizationId, imageId)
        const sha256 = image?.sha256 ?? null
        const { rows, nextCursor } = await listCorrections(db, { ...query, organizationId, sha256, cursor })
        const page: CorrectionPage = {
          data: rows.map(presentCorrection),
          has_more: nextCursor !== null,
          next_cursor: nextCursor,
        }
        return sendConditional(request, reply, represent(page))
      },
    })
  }

const withoutPdps = ({ pdps: _pdps, ...correction }: typeof CORRECTION_EXAMPLE) => correction
