import type { OwnReference, PdpImages as RequestedImages, SetOrigin } from '@endcap/api'
import { isMissingReference } from '../../../platform/db/missing-reference.ts'
import { DomainError, validationError } from '../../../platform/errors/domain-error.ts'
import { newImage } from '../../images/fetch-images.ts'
import type { NewImage } from '../../images/image-store.ts'
import { imageUrl } from '../../images/image-url.ts'
import type { FindUpload } from '../../images/upload-store.ts'
import { uploadUrl } from '../../images/upload-url.ts'
import { roleAt } from '../../scoring/start-run.ts'
import { ownPdp } from '../record/own-pdp.ts'
import { detailsOfPdp, keyOfPdp, type Pdp, type PdpImage, type PdpImages } from '../record/pdp.ts'
import type { SubmitOutcome } from '../submission/apply-submission.ts'
import { imageNames } from '../submission/image-identity.ts'
import { type Change, type StoreDeps, storeChange } from '../submission/store-submission.ts'
import { untilApplied } from '../submission/until-applied.ts'
import { type ComposedImage, type Content, findComposed } from './composed-images.ts'

type Deps = StoreDeps & { findUpload: FindUpload; baseUrl: string }

/** Has stored images, uploads or kept contents. */
type Composition = Pick<RequestedImages, 'expected_image_ids'> & {
  hero: OwnReference | Content
  carousel: readonly (OwnReference | Content)[]
}

export type SetImagesRequest = {
  organizationId: string
  pdpId: string
  composition: Composition
  /** Defaults to a composition. */
  origin?: { isComposed: boolean; setFrom: SetOrigin | null }
} & Pick<Change, 'urgency' | 'onStored'>

/**
 * Replaces a PDP's images by a composition of stored ones. Change and run are one transaction, and a newer
 * change supersedes it.
 *
 * @throws DomainError PDP_NOT_FOUND, IMAGE_NOT_FOUND, IMAGES_CHANGED, UPLOAD_NOT_FOUND, VALIDATION_ERROR,
 *   IMAGE_UPLOAD_FAILED
 */
export function createSetImages(deps: Deps) {
  return async function setImages(request: SetImagesRequest): Promise<SubmitOutcome> {
    refuseRepeats(request.composition)
    return untilApplied(() => apply(deps, request))
  }
}

export type SetImages = ReturnType<typeof createSetImages>

const COMPOSED = { isComposed: true, setFrom: 'composition' } as const

/** Returns null if the PDP or an image has changed meanwhile. */
async function apply(
  deps: Deps,
  { organizationId, pdpId, composition, origin = COMPOSED, urgency, onStored }: SetImagesRequest,
): Promise<SubmitOutcome | null> {
  const { hero, carousel, expected_image_ids: expected } = composition
  const { db, pdps, baseUrl } = deps
  const pdp = await ownPdp(db, pdps, organizationId, pdpId)
  const before = await pdps.images(db, pdp.id)
  const composed = await findComposed(deps, { pdp, before }, [hero, ...carousel])
  const images = placeImages(composed, { pdp, before, baseUrl })
  if (isSame(before, images.images)) return { pdpId: pdp.id, status: pdp.status, errorCode: pdp.error_code }
  // Checked last, so that a repeated request finds its own images.
  if (expected && !hasImages(before, expected))
    throw new DomainError('IMAGES_CHANGED', 'the listing has other images than expected_image_ids')
  const stored = await storeChange(deps, {
    key: keyOfPdp(pdp),
    current: pdp,
    details: { ...detailsOfPdp(pdp), ...origin },
    images,
    learned: [],
    ...(urgency && { urgency }),
    ...(onStored && { onStored }),
  }).catch((error: unknown) => {
    // Deleted since the look-up. The next attempt does not find it.
    if (isMissingReference(error)) return null
    throw error
  })
  return stored === null ? null : { pdpId: stored, status: 'PROCESSING', errorCode: null }
}

type Place = { pdp: Pick<Pdp, 'category_id'>; before: readonly PdpImage[]; baseUrl: string }

/** Known images keep their addresses, so that later submissions find them. */
function placeImages(composed: readonly ComposedImage[], { pdp, before, baseUrl }: Place): PdpImages {
  const known = new Map<string | null, PdpImage>(before.map((image) => [image.imageId, image]))
  const taken = new Set(composed.map(({ imageId }) => known.get(imageId)?.sourceUrl))
  const newImages: NewImage[] = []
  const placed = composed.map((content, position) => {
    const kept = known.get(content.imageId)
    if (kept) return { ...kept, position }
    const { sha256, file, last, described, uploadId } = content
    let { imageId } = content
    if (imageId === null) {
      const added = newImage(content, pdp.category_id, roleAt(position))
      newImages.push(added)
      imageId = added.imageId
    }
    const own = uploadId === null ? imageUrl(baseUrl, imageId) : uploadUrl(baseUrl, uploadId)
    const { sourceUrl, assetId, altTexts, rights } =
      last && !taken.has(last.sourceUrl)
        ? last
        : {
            sourceUrl: own,
            assetId: null,
            altTexts: described?.altTexts ?? {},
            rights: last?.rights ?? described?.rights ?? null,
          }
    taken.add(sourceUrl)
    return { position, imageId, sha256, file, sourceUrl, contentUrl: sourceUrl, assetId, altTexts, rights }
  })
  const names = imageNames(placed.map(({ sourceUrl }) => sourceUrl))
  const images = placed.map((image, index) => ({ ...image, filename: names[index] ?? image.sourceUrl }))
  return { images, newImages }
}

/** @throws DomainError VALIDATION_ERROR */
function refuseRepeats({ hero, carousel }: Composition): void {
  const keys = [hero, ...carousel].map(keyOf)
  const problems = keys.flatMap((key, position) =>
    keys.indexOf(key) < position
      ? [{ field: `carousel[${position - 1}]`, issue: 'is an image that the composition has already' }]
      : [],
  )
  if (problems.length > 0) throw validationError(problems)
}

/** Ids may be in either case. */
function keyOf(reference: OwnReference | Content): string {
  if ('sha256' in reference) return reference.sha256
  return 'image_id' in reference
    ? `image ${reference.image_id.toLowerCase()}`
    : `upload ${reference.upload_id.toLowerCase()}`
}

const isSame = (before: readonly PdpImage[], after: readonly PdpImage[]): boolean =>
  hasImages(
    before,
    after.map(({ imageId }) => imageId),
  )

/** Ids may be in either case. */
const hasImages = (images: readonly PdpImage[], ids: readonly string[]): boolean =>
  images.length === ids.length && images.every(({ imageId }, index) => imageId === ids[index]?.toLowerCase())
