import type { OwnReference } from '@endcap/api'
import type { AltTexts, ImageRights } from '@endcap/scoring'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { noSuchImage } from '../../images/explain-image.ts'
import { fileOf } from '../../images/image-store.ts'
import { isTrashed } from '../../images/trashed-images.ts'
import type { FindUpload } from '../../images/upload-store.ts'
import type { Pdp, PdpImage } from '../record/pdp.ts'

/** Stored content. */
export type Content = Pick<PdpImage, 'sha256' | 'file'>

export type ComposedImage = Content & {
  /** Image of the PDP or its family with this content. Null for a new image. */
  imageId: string | null
  uploadId: string | null
  /** Its earlier place in the PDP. */
  last: Place | null
  /** Goes along with an image of another PDP. */
  described: Description | null
}

type Place = Pick<PdpImage, 'sourceUrl' | 'assetId' | 'altTexts' | 'rights'>
type Description = Pick<PdpImage, 'altTexts' | 'rights'>

type Deps = { db: Db; findUpload: FindUpload }
type Subject = { pdp: Pick<Pdp, 'id' | 'organization_id'>; before: readonly PdpImage[] }

/**
 * Looks up the images of a composition. Images that the PDP has or had, and those that Spark made from them,
 * stay the same. Other content gets new images, because a PDP owns and deletes its images.
 *
 * @throws DomainError IMAGE_NOT_FOUND, UPLOAD_NOT_FOUND
 */
export async function findComposed(
  deps: Deps,
  subject: Subject,
  references: readonly (OwnReference | Content)[],
): Promise<ComposedImage[]> {
  const stored = await findStored(deps.db, subject, references)
  const found: ComposedImage[] = []
  for (const reference of references) {
    if ('sha256' in reference)
      found.push({ ...reference, imageId: null, uploadId: null, last: null, described: null })
    else if ('upload_id' in reference) found.push(await ofUpload(deps, subject, reference.upload_id))
    else {
      const image = stored.get(reference.image_id)
      if (!image) throw noSuchImage(reference.image_id)
      found.push(image)
    }
  }
  return reuseOwn(deps.db, subject, found)
}

async function ofUpload({ findUpload }: Deps, { pdp }: Subject, uploadId: string): Promise<ComposedImage> {
  const upload = await findUpload(pdp.organization_id, uploadId)
  if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', `there is no upload ${JSON.stringify(uploadId)}`)
  const { sha256, file } = upload
  return { sha256, file, imageId: null, uploadId: upload.id, last: null, described: null }
}

type Row = {
  id: string
  sha256: string
  format: string
  width: number
  height: number
  byte_length: number
  is_own: boolean
  alt_texts: AltTexts | null
  rights: ImageRights | null
} & LastPlace

type LastPlace = {
  last_source_url: string | null
  last_asset_id: string | null
  last_rights: ImageRights | null
  last_alt_texts: AltTexts | null
}

/** Includes images that Spark made from the PDP's. */
async function findStored(
  db: Db,
  { pdp, before }: Subject,
  references: readonly (OwnReference | Content)[],
): Promise<Map<string, ComposedImage>> {
  const ids = references.flatMap((reference) =>
    'image_id' in reference && isUuid(reference.image_id) ? [reference.image_id] : [],
  )
  const current = before.map(({ imageId }) => imageId)
  const { rows } = await sql<Row>`
    SELECT image.id, image.sha256, image.format, image.width, image.height, image.byte_length,
      image.last_source_url, image.last_asset_id, image.last_alt_texts, image.last_rights,
      place.alt_texts, place.rights,
      coalesce(image.id = ANY(${current}::uuid[]) OR ${pdp.id}::uuid IN (image.origin_pdp_id, root.origin_pdp_id)
        OR root.id = ANY(${current}::uuid[])
        OR root.id IN (SELECT root_image_id FROM image WHERE id = ANY(${current}::uuid[])), false) AS is_own
    FROM image LEFT JOIN image AS root ON root.id = image.root_image_id
    LEFT JOIN LATERAL (
      SELECT alt_texts, rights FROM pdp_image WHERE image_id = image.id LIMIT 1) AS place ON true
    WHERE image.organization_id = ${pdp.organization_id} AND image.id = ANY(${ids}::uuid[])
      AND NOT ${isTrashed}`.execute(db)
  const images = new Map(
    rows.map((row) => [
      row.id,
      {
        sha256: row.sha256,
        file: fileOf(row),
        imageId: row.is_own ? row.id : null,
        uploadId: null,
        last: row.is_own ? placeOf(row) : null,
        described: row.is_own ? null : { altTexts: row.alt_texts ?? {}, rights: row.rights },
      },
    ]),
  )
  return new Map(
    ids.flatMap((id) => {
      // The database writes ids in lower case.
      const image = images.get(id.toLowerCase())
      return image ? [[id, image] as const] : []
    }),
  )
}

/** Reuses the PDP's images for known content, so that repeated requests change nothing. */
async function reuseOwn(
  db: Db,
  { pdp, before }: Subject,
  images: readonly ComposedImage[],
): Promise<ComposedImage[]> {
  const contents = images.flatMap(({ imageId, sha256 }) => (imageId === null ? [sha256] : []))
  if (contents.length === 0) return [...images]
  const current = before.map(({ imageId }) => imageId)
  const { rows: own } = await sql<{ id: string; sha256: string } & LastPlace>`
    SELECT id, sha256, last_source_url, last_asset_id, last_alt_texts, last_rights FROM image
    WHERE organization_id = ${pdp.organization_id} AND sha256 = ANY(${contents}::text[])
      AND (id = ANY(${current}::uuid[]) OR origin_pdp_id = ${pdp.id})
    ORDER BY id = ANY(${current}::uuid[]) DESC, id`.execute(db)
  const used = new Set(images.map(({ imageId }) => imageId))
  return images.map((image) => {
    if (image.imageId !== null) return image
    const reused = own.find(({ id, sha256 }) => sha256 === image.sha256 && !used.has(id))
    if (!reused) return image
    used.add(reused.id)
    return { ...image, imageId: reused.id, last: placeOf(reused) }
  })
}

const placeOf = ({
  last_source_url: sourceUrl,
  last_asset_id: assetId,
  last_alt_texts: altTexts,
  last_rights: rights,
}: LastPlace): Place | null =>
  sourceUrl === null ? null : { sourceUrl, assetId, altTexts: altTexts ?? {}, rights }
