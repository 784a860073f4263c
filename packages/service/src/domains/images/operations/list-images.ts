import type { Picture } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import type { FindAnalyzedImage } from '../explain-image.ts'
import { listImages, type StoredPicture } from '../list-images.ts'
import { type SimilarPicture, similarPictures } from '../similar-pictures.ts'

type Deps = { db: Db; findAnalyzedImage: FindAnalyzedImage; signRenditions: SignRenditions }

/** Serves `GET /v1/images`. */
export const listImagesOperation = ({ db, findAnalyzedImage, signRenditions }: Deps) =>
  serve(api.listImages, async (request) => {
    const { organizationId } = callerOf(request)
    const { cursor = null, like, ...filters } = request.query
    if (filters.retailer !== undefined) existingRetailer(filters.retailer)
    const present = (picture: StoredPicture | SimilarPicture) =>
      presentPicture(picture, organizationId, signRenditions)
    if (like === undefined) {
      const { rows, nextCursor } = await listImages(db, { ...filters, organizationId, cursor })
      return toPage(rows.map(present), nextCursor)
    }
    const analyzed = await findAnalyzedImage(organizationId, like)
    const rows = await similarPictures(db, analyzed, { ...filters, organizationId })
    return toPage(rows.map(present), null)
  })

function presentPicture(
  picture: StoredPicture | SimilarPicture,
  organizationId: string,
  signRenditions: SignRenditions,
): Picture {
  const isCompared = 'likeness' in picture
  return {
    image_id: picture.id,
    pdp_id: picture.pdp_id,
    name: picture.name,
    id: picture.external_id,
    filename: picture.filename,
    width: picture.width,
    height: picture.height,
    root_image_id: picture.root_image_id,
    likeness: isCompared ? Math.round(1000 * picture.likeness) / 1000 : null,
    shows_same: isCompared ? picture.showsSame : null,
    renditions: signRenditions({ organizationId, sha256: picture.sha256 }),
    created_at: picture.created_at.toISOString(),
  }
}
