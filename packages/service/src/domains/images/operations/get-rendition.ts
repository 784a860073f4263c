import { RENDITION_SIZES } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { originalUrl, renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import type { FileKey } from '../../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { addVary } from '../../../platform/http/vary.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownImage } from '../explain-image.ts'
import type { ImageStore } from '../image-store.ts'
import { findOriginal } from '../original-files.ts'

type Deps = { db: Db; images: Pick<ImageStore, 'findById'>; links: Pick<SignedLinks, 'sign'> }

/** Less than the shortest validity of a URL, an hour. */
const CACHE_S = 1_800

/** Serves `GET /v1/images/{image_id}/renditions/{rendition}`. */
export const getRenditionOperation = ({ db, images, links }: Deps) =>
  serve(api.getImageRendition, async (request, reply) => {
    const { image_id: imageId, rendition } = request.params
    const size = RENDITION_SIZES.find((each) => rendition === api.renditionFile(each))
    if (size === undefined && rendition !== api.ORIGINAL_FILE)
      throw new DomainError('NOT_FOUND', `the renditions are ${api.IMAGE_FILES.join(', ')}`)
    const { organizationId, sha256 } = await ownImage(images, callerOf(request).organizationId, imageId)
    reply.header('cache-control', `private, max-age=${CACHE_S}`)
    addVary(reply, 'Authorization')
    const file = { organizationId, sha256 }
    const url = size ? renditionUrl(links, { ...file, size }) : await urlOfOriginal({ db, links }, file)
    return reply.redirect(url, 302)
  })

async function urlOfOriginal({ db, links }: Pick<Deps, 'db' | 'links'>, image: FileKey): Promise<string> {
  const original = await findOriginal(db, image)
  if (!original) throw new DomainError('NOT_FOUND', 'the image was not converted from another file')
  return originalUrl(links, { ...image, ...original })
}
