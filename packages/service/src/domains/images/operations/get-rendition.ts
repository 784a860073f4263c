import { EXAMPLE_IDS, RENDITION_SIZES, type RenditionSize, uuidInPath } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { originalUrl, renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import type { FileKey } from '../../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { addVary } from '../../../platform/http/vary.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownImage } from '../explain-image.ts'
import type { ImageStore } from '../image-store.ts'
import { findOriginal } from '../original-files.ts'

type Deps = { db: Db; images: Pick<ImageStore, 'findById'>; links: Pick<SignedLinks, 'sign'> }

const fileOf = (size: RenditionSize) => (size === 'full' ? 'full.jpg' : `${size}.webp`)
/** The file from which the image was converted. */
const ORIGINAL = 'original'
const FILES = [...RENDITION_SIZES.map(fileOf), ORIGINAL]
/** Below the shortest validity of an address, which is an hour. */
const CACHE_S = 1_800

/** Returns the operation `GET /v1/images/{image_id}/renditions/{rendition}`. */
export const getRenditionOperation =
  ({ db, images, links }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    async function urlOfOriginal(image: FileKey): Promise<string> {
      const original = await findOriginal(db, image)
      if (!original) throw new DomainError('NOT_FOUND', 'the image was not converted from another file')
      return originalUrl(links, { ...image, ...original })
    }

    server.get('/v1/images/:image_id/renditions/:rendition', {
      ...operation({
        id: 'getImageRendition',
        tag: 'Images',
        summary: 'Show an image at another size',
        description:
          'Redirects to a WebP file whose longer side has at most 160, 480 or 1600 px, or with `full.jpg` to a JPEG ' +
          'of full size. Smaller images keep their size. `original` is the AVIF or TIFF file from which ' +
          'the image was converted. The address needs no token, is valid for at least an hour, and is the same for all requests of ' +
          'an hour, so that browsers cache the file.',
        request: {
          params: z.object({
            image_id: uuidInPath(EXAMPLE_IDS.hero),
            rendition: z.string().meta({ enum: FILES, example: FILES[0] }),
          }),
        },
        answers: { 302: { description: 'The address of the file' } },
        errors: ['IMAGE_NOT_FOUND', 'NOT_FOUND'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { image_id: imageId, rendition } = request.params
        const size = RENDITION_SIZES.find((each) => rendition === fileOf(each))
        if (size === undefined && rendition !== ORIGINAL)
          throw new DomainError('NOT_FOUND', `the renditions are ${FILES.join(', ')}`)
        const { organizationId, sha256 } = await ownImage(images, callerOf(request).organizationId, imageId)
        reply.header('cache-control', `private, max-age=${CACHE_S}`)
        addVary(reply, 'Authorization')
        const file = { organizationId, sha256 }
        const url = size ? renditionUrl(links, { ...file, size }) : await urlOfOriginal(file)
        return reply.redirect(url, 302)
      },
    })
  }
