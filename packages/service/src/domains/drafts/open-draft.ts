import type { DraftRequest } from '@endcap/api'
import { DEFAULT_RETAILER } from '@endcap/catalog'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { givenCategory } from '../categories/given-category.ts'
import { byName } from '../categories/resolve-category.ts'
import { ownImage } from '../images/explain-image.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { FindUpload } from '../images/upload-store.ts'
import type { Organization } from '../organizations/organization-store.ts'
import { ownPdp } from '../pdps/record/own-pdp.ts'
import type { Pdp, PdpImage } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { Downloads } from '../pdps/submission/downloads.ts'
import { existingRetailer } from '../retailers/existing-retailer.ts'
import { checkImageCount } from './count-images.ts'
import type { Draft, DraftImage, OpenImage } from './draft.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'images'>
  images: Pick<ImageStore, 'findById'>
  findUpload: FindUpload
}

type Base = { pdp: Pdp; images: readonly PdpImage[] }
type Reference = NonNullable<DraftRequest['hero']>

/**
 * Looks up everything a what-if request refers to, except images by URL. Missing fields come from the base.
 *
 * @throws DomainError PDP_NOT_FOUND, PDP_NOT_SCORED, CATEGORY_NOT_FOUND, INVALID_RETAILER, IMAGE_NOT_FOUND,
 * UPLOAD_NOT_FOUND, TOO_MANY_IMAGES
 */
export async function openDraft(
  deps: Deps,
  { id: organizationId, icp }: Organization,
  request: DraftRequest,
): Promise<Draft<OpenImage>> {
  const base = request.base ? await findBase(deps, organizationId, request.base.pdp_id) : null
  const name = request.name ?? base?.pdp.name ?? null
  const retailer = existingRetailer(request.retailer ?? base?.pdp.retailer ?? DEFAULT_RETAILER).id
  const categoryId = isGiven(request.category)
    ? givenCategory(request.category, icp)
    : (base?.pdp.category_id ?? (await byName(name, icp)).category?.id ?? null)
  const imageOf = (reference: Reference) => openImage(deps, organizationId, reference, base)
  const all = (references: readonly Reference[]) => Promise.all(references.map(imageOf))
  const [main, ...others] = (base?.images ?? []).map(presentImage)
  const hero = request.hero ? await imageOf(request.hero) : main
  if (!hero) throw new DomainError('PDP_NOT_SCORED', 'the base has no images yet')
  const carousel = request.carousel ? await all(request.carousel) : others
  const candidates = await all(request.candidates ?? [])
  checkImageCount({ carousel: carousel.length, candidates: candidates.length })
  return {
    baseScore: base?.pdp.result?.pdp_score ?? null,
    hasOtherRules: base !== null && (retailer !== base.pdp.retailer || categoryId !== base.pdp.category_id),
    retailer,
    categoryId,
    name,
    hero,
    carousel,
    candidates,
    optimize: freedomOf(request),
  }
}

/** Fills in downloaded contents. All images by URL must be among the downloads. */
export function withDownloads(draft: Draft<OpenImage>, downloads: Pick<Downloads, 'get'>): Draft {
  const complete = (image: OpenImage): DraftImage => {
    if (!('isDownloaded' in image)) return image
    const { reference } = image
    const fetched = downloads.get(reference.image_url)
    if (!fetched) throw new Error('an image by URL was not downloaded')
    return { reference, sha256: fetched.sha256, assetId: null }
  }
  const { hero, carousel, candidates } = draft
  return {
    ...draft,
    hero: complete(hero),
    carousel: carousel.map(complete),
    candidates: candidates.map(complete),
  }
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/** The best selection includes the best order. */
function freedomOf({ optimize }: DraftRequest): Draft['optimize'] {
  if (optimize?.includes('selection')) return 'selection'
  return optimize?.includes('order') ? 'order' : null
}

async function findBase({ db, pdps }: Deps, organizationId: string, pdpId: string): Promise<Base> {
  const pdp = await ownPdp(db, pdps, organizationId, pdpId)
  return { pdp, images: await pdps.images(db, pdp.id) }
}

const presentImage = ({ imageId, sha256, assetId }: PdpImage): DraftImage => ({
  reference: { image_id: imageId },
  sha256,
  assetId,
})

async function openImage(
  { images, findUpload }: Deps,
  organizationId: string,
  reference: Reference,
  base: Base | null,
): Promise<OpenImage> {
  if ('planned' in reference) return { reference }
  if ('image_url' in reference) return { reference, isDownloaded: false }
  if ('upload_id' in reference) {
    const { upload_id } = reference
    const upload = await findUpload(organizationId, upload_id)
    if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', `there is no upload ${upload_id}`)
    return { reference, sha256: upload.sha256, assetId: null }
  }
  const { image_id } = reference
  const ofBase = base?.images.find(({ imageId }) => imageId === image_id)
  const { sha256 } = ofBase ?? (await ownImage(images, organizationId, image_id))
  return { reference, sha256, assetId: ofBase?.assetId ?? null }
}
