import { RENDITION_SIZES } from '@endcap/api'
import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { validate as isUuid } from 'uuid'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { renditionKey } from '../../../platform/blobs/rendition-keys.ts'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { inPreferredLanguage } from '../../../platform/http/conditional.ts'
import { acceptOnlyStreams, streamedBody } from '../../../platform/http/request-bodies.ts'
import type { ReadJudging } from '../../acceptance/judging.ts'
import type { ReadFile } from '../../images/read-rendition.ts'
import { adminRoute } from '../../users/console-api.ts'
import type { CommentSharedShot } from '../comment-shared-shot.ts'
import type { OpenShares } from '../open-share.ts'
import type { SendSharedPicture } from '../send-shared-picture.ts'
import { noteOpening, type OpenShare } from '../share-store.ts'
import { findSharedPicture, readSharedContent } from '../shared-content.ts'

type Deps = {
  db: Db
  shares: OpenShares
  readJudging: ReadJudging
  readFile: ReadFile
  sendSharedPicture: SendSharedPicture
  commentSharedShot: CommentSharedShot
}

/** Returns the operations of guests below `/console/api/shared`. */
export const sharedOperations = (deps: Deps): FastifyPluginAsync[] => [
  openShareOperation(deps),
  unlockShareOperation(deps),
  getSharedPictureOperation(deps),
  sendSharedPictureOperation(deps),
  commentSharedShotOperation(deps),
]

const openShareOperation =
  ({ shares, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('openShare'),
      handler: async (request, reply) => {
        const share = await shares.open(request, 'content')
        await recordOpening(deps.db, share)
        return inPreferredLanguage(request, reply, await readSharedContent(deps, share))
      },
    })
  }

const unlockShareOperation =
  ({ shares }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('unlockShare'),
      handler: (request) => shares.unlock(request, request.body.password),
    })
  }

const getSharedPictureOperation =
  ({ db, shares, readFile }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('getSharedPicture'),
      handler: async (request, reply) => {
        const { image_id: imageId, side } = request.params
        const share = await shares.open(request, 'picture')
        const sha256 = isUuid(imageId) ? await findSharedPicture(db, share, imageId) : null
        const size = RENDITION_SIZES.find((each) => String(each) === side)
        if (sha256 === null || size === undefined)
          throw new DomainError('NOT_FOUND', 'the link shows no such picture')
        const bytes = await readFile(renditionKey({ organizationId: share.organization_id, sha256, size }))
        return reply.header('content-type', 'image/webp').send(bytes)
      },
    })
  }

const sendSharedPictureOperation =
  ({ shares, sendSharedPicture }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    acceptOnlyStreams(server, /^image\//)
    server.route({
      ...adminRoute('sendSharedPicture'),
      handler: async (request, reply) => {
        const share = await shares.open(request, 'upload')
        const mayBeLarge = /^image\/(?:avif|tiff)\b/i.test(request.headers['content-type'] ?? '')
        const brief = await sendSharedPicture(share, {
          shotId: request.params.shot_id,
          name: request.query.name,
          body: { ...streamedBody(request), mayBeLarge },
          signal: clientAbortSignal(reply),
        })
        return inPreferredLanguage(request, reply, brief)
      },
    })
  }

const commentSharedShotOperation =
  ({ shares, commentSharedShot }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('commentSharedShot'),
      handler: async (request, reply) => {
        const share = await shares.open(request, 'upload')
        const said = { ...request.body, shotId: request.params.shot_id }
        return inPreferredLanguage(request, reply, await commentSharedShot(share, said))
      },
    })
  }

/** Records at most one opening in an hour. */
const recordOpening = (db: Db, { id, organization_id: organizationId }: OpenShare): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (await noteOpening(trx, id))
      await recordAudit(trx, 'share.opened', { organizationId, subject: id, actor: { kind: 'guest', id } })
  })
