import { BlobDamagedError, BlobMissingError } from '@endcap/foundation/blobs/blob-store'
import { BLOB_PATH, type SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsync } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import { sendFile } from './send-file.ts'

type Deps = {
  links: SignedLinks
  /** @throws BlobMissingError */
  readFile: (key: string) => Promise<Buffer>
}

/** Creates `GET /blobs/…`, which needs a signed address and no token. */
export function blobRoutes({ links, readFile }: Deps): FastifyPluginAsync {
  return async (server) => {
    server.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(`${BLOB_PATH}/*`, {
      schema: { hide: true },
      config: { spanName: 'getFile' },
      handler: async (request, reply) => {
        const link = links.verify(withoutName(request.params['*']), request.query)
        if (!link) throw new DomainError('URL_NOT_VALID', 'the address has expired or was altered')
        try {
          const bytes = await readFile(link.key)
          reply.headers({
            'content-type': link.contentType,
            'content-disposition': `inline; filename="${link.filename}"`,
            'cache-control': `private, max-age=${secondsUntil(link.expiresAt)}`,
            // Prevents scripts in the file from running.
            'content-security-policy': "default-src 'none'; sandbox",
          })
          return await sendFile(request, reply, bytes)
        } catch (error) {
          if (error instanceof BlobMissingError && !(error instanceof BlobDamagedError))
            throw new DomainError('NOT_FOUND', 'the file is no longer stored', { cause: error })
          throw error
        }
      },
    })
  }
}

/** Shops take the kind of a picture from the end of its path. Keys have no dots. */
const withoutName = (path: string): string => path.replace(/\/[\w-]+\.\w+$/, '')

const secondsUntil = (time: Date): number => Math.max(0, Math.floor((time.getTime() - Date.now()) / 1000))
