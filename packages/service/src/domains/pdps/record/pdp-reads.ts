import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PdpTable } from '../../../platform/db/schema.ts'
import type { CategoryHints } from '../../categories/resolve-category.ts'
import { fileOf } from '../../images/image-store.ts'
import type { ListingResult } from './listing-result.ts'
import type { Pdp, PdpImage, PdpKey, PdpWithImages, Revision } from './pdp.ts'

/** Returns null if there is none. */
export async function findPdp(executor: Db, key: PdpKey): Promise<Pdp | null> {
  const row = await byKey(executor, key).selectAll().executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Returns null if there is none. */
export async function findPdpById(executor: Db, id: string): Promise<Pdp | null> {
  const row = await executor.selectFrom('pdp').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Returns the PDP that currently has the image, with its rights there. */
export async function findPdpByImage(
  executor: Db,
  imageId: string,
): Promise<(Pdp & Pick<PdpImage, 'rights'>) | null> {
  const row = await executor
    .selectFrom('pdp')
    .innerJoin('pdp_image', 'pdp_image.pdp_id', 'pdp.id')
    .selectAll('pdp')
    .select('pdp_image.rights')
    .where('image_id', '=', imageId)
    .executeTakeFirst()
  return row ? { ...fromRow(row), rights: row.rights } : null
}

/** Reads both in one snapshot. */
export function findPdpWithImages(db: Db, key: PdpKey): Promise<PdpWithImages | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const row = await byKey(trx, key)
        .selectAll()
        .select(sql<Revision>`xmin::text`.as('revision'))
        .executeTakeFirst()
      if (!row) return null
      const { revision, ...pdp } = row
      return { pdp: fromRow(pdp), images: await listPdpImages(trx, pdp.id), revision }
    })
}

/** Locks the PDP until the transaction ends. */
export async function lockPdp(trx: Db, id: string): Promise<Pdp | null> {
  const row = await trx.selectFrom('pdp').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Returns images in order, hero first. */
export async function listPdpImages(executor: Db, pdpId: string): Promise<PdpImage[]> {
  const rows = await executor
    .selectFrom('pdp_image')
    .innerJoin('image', 'image.id', 'pdp_image.image_id')
    .select([
      'position',
      'image_id',
      'sha256',
      'filename',
      'source_url',
      'content_url',
      'asset_id',
      'alt_texts',
      'rights',
    ])
    .select(['format', 'width', 'height', 'byte_length'])
    .where('pdp_id', '=', pdpId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    imageId: row.image_id,
    sha256: row.sha256,
    filename: row.filename,
    sourceUrl: row.source_url,
    contentUrl: row.content_url ?? row.source_url,
    assetId: row.asset_id,
    rights: row.rights,
    altTexts: row.alt_texts ?? {},
    file: fileOf(row),
  }))
}

const byKey = (executor: Db, { organizationId, idType, externalId, retailer }: PdpKey) =>
  executor
    .selectFrom('pdp')
    .where('organization_id', '=', organizationId)
    .where('id_type', '=', idType)
    .where('external_id', '=', externalId)
    .where('retailer', '=', retailer)

const fromRow = (row: Selectable<PdpTable>): Pdp => ({
  ...row,
  result: row.result as ListingResult | null,
  category_hints: row.category_hints as CategoryHints,
})
