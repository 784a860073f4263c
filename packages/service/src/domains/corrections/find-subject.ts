import type { CorrectionRequest } from '@endcap/api'
import { normalizeText } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import { noSuchImage, ownImage } from '../images/explain-image.ts'
import type { Image, ImageStore } from '../images/image-store.ts'
import { ownPdp } from '../pdps/record/own-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'

export type SubjectDeps = {
  db: Db
  images: Pick<ImageStore, 'findById'>
  pdps: Pick<PdpStore, 'findById' | 'images'>
}

export type CorrectionSubject = {
  imageId: string | null
  pdpId: string | null
  /** Null for an opinion on a listing. */
  sha256: string | null
  /** Content that is reported to differ from it. */
  otherSha256: string | null
  /** The other content, or a line of text. Empty for the whole content. */
  part: string
}

/**
 * Looks up the subject of a correction.
 *
 * @throws DomainError IMAGE_NOT_FOUND, PDP_NOT_FOUND, VALIDATION_ERROR
 */
export async function findSubject(
  deps: SubjectDeps,
  organizationId: string,
  request: CorrectionRequest,
): Promise<CorrectionSubject> {
  const { image_id: imageId = null, pdp_id: pdpId = null } = request
  if ((imageId === null) === (pdpId === null))
    throw validationError([{ field: 'image_id', issue: 'exactly one of image_id and pdp_id must be given' }])
  if (request.kind === 'disagree' && pdpId !== null) {
    const { id } = await ownPdp(deps.db, deps.pdps, organizationId, pdpId)
    return { imageId: null, pdpId: id, sha256: null, otherSha256: null, part: '' }
  }
  const image = await findImage(deps, organizationId, { imageId, pdpId })
  const whole = { imageId: image.id, pdpId, sha256: image.sha256, otherSha256: null, part: '' }
  if (request.kind === 'text_is_on_pack' && request.value !== true)
    return { ...whole, part: lineOf(request.value) }
  if (request.kind !== 'not_a_repeat' || request.value == null) return whole
  const other = await ownImage(deps.images, organizationId, request.value)
  if (other.sha256 === image.sha256)
    throw validationError([{ field: 'value', issue: 'is an image with the same content' }])
  // A pair has one correction, whichever image it is made on.
  const [first, second] = [image.sha256, other.sha256].toSorted()
  return { ...whole, sha256: first ?? null, otherSha256: second ?? null, part: second ?? '' }
}

/** Returns the image itself, or the main image of the listing. */
async function findImage(
  { db, images, pdps }: SubjectDeps,
  organizationId: string,
  { imageId, pdpId }: { imageId: string | null; pdpId: string | null },
): Promise<Image> {
  if (imageId !== null) return ownImage(images, organizationId, imageId)
  const { id } = await ownPdp(db, pdps, organizationId, pdpId ?? '')
  const [main] = await pdps.images(db, id)
  if (!main) throw noSuchImage(id)
  return ownImage(images, organizationId, main.imageId)
}

/** Normalizes the line for comparison. @throws DomainError VALIDATION_ERROR without letters or digits */
function lineOf(value: string): string {
  const line = normalizeText(value)
  if (line === '') throw validationError([{ field: 'value', issue: 'must have a letter or a digit' }])
  return line
}
