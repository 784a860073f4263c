import { isDeepStrictEqual } from 'node:util'
import type { OwnReference, PdpFamilyImages, PdpFamilyImagesResult } from '@endcap/api'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { ownImage } from '../images/explain-image.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { FindUpload } from '../images/upload-store.ts'
import type { SetImages } from '../pdps/changes/set-images.ts'
import { noSuchPdp } from '../pdps/record/own-pdp.ts'
import type { Pdp, PdpImage } from '../pdps/record/pdp.ts'
import { noSuchFamily, setOwnPositions } from '../pdps/record/pdp-families.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { childSet, type SetImage } from './child-set.ts'

export type FamilySetDeps = {
  db: Db
  images: Pick<ImageStore, 'findById'>
  pdps: Pick<PdpStore, 'findById' | 'images'>
  findUpload: FindUpload
}

export type FamilySetRequest = { organizationId: string; familyId: string; body: PdpFamilyImages }

export type Child = {
  pdp: Pdp
  before: readonly PdpImage[]
  positions: readonly number[]
  set: ReturnType<typeof childSet<OwnReference>>
  expected: readonly string[] | null
}

/**
 * Returns what each listing of a family gets of a set.
 *
 * @throws DomainError FAMILY_NOT_FOUND, IMAGE_NOT_FOUND, PDP_NOT_FOUND, UPLOAD_NOT_FOUND
 */
export async function* childrenOf(
  deps: FamilySetDeps,
  { organizationId, familyId, body }: FamilySetRequest,
): AsyncGenerator<Child> {
  const { db, pdps } = deps
  const members = await memberIds(db, organizationId, familyId)
  const asked = body.listings ?? members.map((pdp_id) => ({ pdp_id }))
  if (asked.some(({ pdp_id: id }) => !members.includes(id.toLowerCase()))) throw noSuchPdp()
  const shared: SetImage<OwnReference>[] = []
  for (const reference of [body.hero, ...body.carousel])
    shared.push({ reference, sha256: await contentOf(deps, organizationId, reference) })
  for (const { pdp_id: id, own_positions: given, expected_image_ids: expected = null } of asked as Asked[]) {
    const pdp = await pdps.findById(db, id)
    // Deleted since the members were read.
    if (!pdp) continue
    const before = await pdps.images(db, pdp.id)
    const positions = given ?? pdp.own_positions
    const own = before.map(({ imageId, sha256 }) => ({ reference: { image_id: imageId }, sha256 }))
    yield { pdp, before, positions, set: childSet(shared, own, positions), expected }
  }
}

type Asked = NonNullable<PdpFamilyImages['listings']>[number]

/** Creates the change of a family's images. Each listing is changed on its own. @throws DomainError as `childrenOf` */
export function createSetFamilyImages(deps: FamilySetDeps & { setImages: SetImages }) {
  return async function setFamilyImages(request: FamilySetRequest): Promise<PdpFamilyImagesResult> {
    const listings: PdpFamilyImagesResult['listings'] = []
    for await (const child of childrenOf(deps, request)) listings.push(await setChild(deps, child))
    return { listings }
  }
}

export type SetFamilyImages = ReturnType<typeof createSetFamilyImages>

async function setChild(
  { db, setImages }: FamilySetDeps & { setImages: SetImages },
  { pdp, before, positions, set, expected }: Child,
): Promise<PdpFamilyImagesResult['listings'][number]> {
  const { id: pdpId, organization_id: organizationId } = pdp
  const [hero, ...carousel] = set.map(({ reference }) => reference)
  try {
    if (!hero) throw new DomainError('PDP_NOT_SCORED', 'the listing has no images yet')
    const expected_image_ids = [...(expected ?? before.map(({ imageId }) => imageId))]
    const { status, errorCode } = await setImages({
      organizationId,
      pdpId,
      composition: { hero, carousel, expected_image_ids },
      origin: { isComposed: true, setFrom: 'family' },
    })
    if (!isDeepStrictEqual(positions, pdp.own_positions))
      await db.transaction().execute((trx) => setOwnPositions(trx, pdpId, positions))
    return { pdp_id: pdpId, status, error_code: errorCode, problem: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const problem = { error_code: error.code, detail: error.message }
    return { pdp_id: pdpId, status: pdp.status, error_code: pdp.error_code, problem }
  }
}

async function memberIds(db: Db, organizationId: string, familyId: string): Promise<string[]> {
  if (!isUuid(familyId)) throw noSuchFamily()
  const { rows } = await sql<{ id: string }>`
    SELECT pdp_id AS id FROM pdp_summary
    WHERE organization_id = ${organizationId} AND family_id = ${familyId}::uuid
    ORDER BY pdp_id`.execute(db)
  if (rows.length === 0) throw noSuchFamily()
  return rows.map(({ id }) => id)
}

async function contentOf(
  { images, findUpload }: FamilySetDeps,
  organizationId: string,
  reference: OwnReference,
): Promise<string> {
  if ('image_id' in reference) return (await ownImage(images, organizationId, reference.image_id)).sha256
  const upload = await findUpload(organizationId, reference.upload_id)
  if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', `there is no upload "${reference.upload_id}"`)
  return upload.sha256
}
