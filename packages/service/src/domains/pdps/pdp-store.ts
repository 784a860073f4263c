import { type Selectable, sql } from 'kysely'
import type { PdpErrorCode } from '@endcap/api'
import type { ImageRole } from '@endcap/scoring'
import type { CategoryHints } from '../categories/resolve-category.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PdpTable } from '../../platform/db/schema.ts'
import { insertImages, type NewImage } from '../images/image-store.ts'
import type { ListingResult } from './listing-result.ts'

export type Pdp = Omit<Selectable<PdpTable>, 'result' | 'category_hints'> & {
  result: ListingResult | null
  category_hints: CategoryHints
}

/**
 * Identifies the state of a PDP's row: PostgreSQL's id of the transaction that wrote it, which differs after
 * every change. Everything else that is shown of a PDP changes only together with its row.
 */
export type Revision = string

/** Identifies a PDP. */
export type PdpKey = {
  organizationId: string
  idType: PdpTable['id_type']
  externalId: string
  retailer: string
}

export type PdpImage = {
  position: number
  imageId: string
  sha256: string
  filename: string
  sourceUrl: string
  assetId: string | null
}

export type PdpDetails = {
  portfolioId: string
  integrationId: string | null
  name: string | null
  categoryId: string
  /** Hints from which the category was derived. */
  categoryHints: CategoryHints
  runId: string
}

export type PdpImages = {
  images: PdpImage[]
  /** The entries of `images` that the organization does not have yet. */
  newImages: NewImage[]
}

/** Details that a submission may change without a change of the listing. */
export type SubmittedDetails = {
  /** Images that have another URL now. */
  moved: readonly PdpImage[]
  categoryHints: CategoryHints
  result: ListingResult | null
}

export type PdpOfImages = { id: string; organizationId: string; categoryId: string }

export type PdpWithImages = { pdp: Pdp; images: PdpImage[]; revision: Revision }

export type PdpStore = {
  find: (key: PdpKey) => Promise<Pdp | null>
  /** Reads the PDP and its images in one snapshot. */
  findWithImages: (key: PdpKey) => Promise<PdpWithImages | null>
  findById: (executor: Db, id: string) => Promise<Pdp | null>
  /** Returns the PDP that the image is currently part of. */
  findByImage: (imageId: string) => Promise<Pdp | null>
  /** Returns the PDP, and locks it against other changes until the transaction ends. */
  lock: (trx: Db, id: string) => Promise<Pdp | null>
  images: (executor: Db, pdpId: string) => Promise<PdpImage[]>
  /** Inserts a PDP in PROCESSING without images. Returns false if it exists already. */
  insert: (trx: Db, id: string, key: PdpKey, details: PdpDetails) => Promise<boolean>
  /** Updates the details and sets PROCESSING. Returns false if the PDP is no longer at its `version`. */
  update: (trx: Db, pdp: Pdp, details: PdpDetails) => Promise<boolean>
  /** Replaces the images of the PDP. */
  saveImages: (trx: Db, pdp: PdpOfImages, images: PdpImages) => Promise<void>
  /** Stores the URLs of images and the category hints of a submission that leaves the listing unchanged. */
  remember: (trx: Db, pdpId: string, details: SubmittedDetails) => Promise<void>
  /** Sets PROCESSING without other changes, with `runId` as the current run. */
  restart: (trx: Db, pdpId: string, runId: string) => Promise<void>
  complete: (trx: Db, pdpId: string, result: ListingResult, listingScore: number) => Promise<void>
  fail: (trx: Db, pdpId: string, errorCode: PdpErrorCode) => Promise<void>
}

/** Creates the store of PDPs. */
export function createPdpStore(db: Db): PdpStore {
  const fromRow = (row: Selectable<PdpTable>): Pdp => ({
    ...row,
    result: row.result as ListingResult | null,
    category_hints: row.category_hints as CategoryHints,
  })

  async function saveImages(
    trx: Db,
    { id, organizationId, categoryId }: PdpOfImages,
    { images, newImages }: PdpImages,
  ) {
    await insertImages(trx, organizationId, newImages)
    await trx.deleteFrom('pdp_image').where('pdp_id', '=', id).execute()
    await trx
      .insertInto('pdp_image')
      .values(
        images.map((image) => ({
          pdp_id: id,
          position: image.position,
          image_id: image.imageId,
          filename: image.filename,
          source_url: image.sourceUrl,
          asset_id: image.assetId,
        })),
      )
      .execute()
    // Polls detect a change by the PDP's row (pdp-revisions.ts), so it is written too.
    await trx.updateTable('pdp').set({ updated_at: new Date() }).where('id', '=', id).execute()
    // Images that stay may have another category or role now.
    const hero = images.find(({ position }) => position === 0)?.imageId ?? null
    const role = sql<ImageRole>`CASE id WHEN ${hero} THEN 'hero' ELSE 'carousel' END`
    await trx
      .updateTable('image')
      .set({ category_id: categoryId, role })
      .where(
        'id',
        'in',
        images.map(({ imageId }) => imageId),
      )
      .where(sql<boolean>`(category_id, role) IS DISTINCT FROM (${categoryId}::uuid, ${role})`)
      .execute()
  }

  const byKey = (executor: Db, { organizationId, idType, externalId, retailer }: PdpKey) =>
    executor
      .selectFrom('pdp')
      .where('organization_id', '=', organizationId)
      .where('id_type', '=', idType)
      .where('external_id', '=', externalId)
      .where('retailer', '=', retailer)

  async function listImages(executor: Db, pdpId: string): Promise<PdpImage[]> {
    const rows = await executor
      .selectFrom('pdp_image')
      .innerJoin('image', 'image.id', 'pdp_image.image_id')
      .select(['position', 'image_id', 'sha256', 'filename', 'source_url', 'asset_id'])
      .where('pdp_id', '=', pdpId)
      .orderBy('position')
      .execute()
    return rows.map((row) => ({
      position: row.position,
      imageId: row.image_id,
      sha256: row.sha256,
      filename: row.filename,
      sourceUrl: row.source_url,
      assetId: row.asset_id,
    }))
  }

  return {
    async find(key) {
      const row = await byKey(db, key).selectAll().executeTakeFirst()
      return row ? fromRow(row) : null
    },
    findWithImages: (key) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const row = await byKey(trx, key)
            .selectAll()
            .select(sql<Revision>`xmin::text`.as('revision'))
            .executeTakeFirst()
          if (!row) return null
          const { revision, ...pdp } = row
          return { pdp: fromRow(pdp), images: await listImages(trx, pdp.id), revision }
        }),
    async findById(executor, id) {
      const row = await executor.selectFrom('pdp').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async findByImage(imageId) {
      const row = await db
        .selectFrom('pdp')
        .innerJoin('pdp_image', 'pdp_image.pdp_id', 'pdp.id')
        .selectAll('pdp')
        .where('image_id', '=', imageId)
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async lock(trx, id) {
      const row = await trx.selectFrom('pdp').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      return row ? fromRow(row) : null
    },
    images: listImages,
    saveImages,
    async insert(trx, id, key, details) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('pdp')
        .values({
          id,
          organization_id: key.organizationId,
          portfolio_id: details.portfolioId,
          id_type: key.idType,
          external_id: key.externalId,
          retailer: key.retailer,
          integration_id: details.integrationId,
          name: details.name,
          category_id: details.categoryId,
          category_hints: JSON.stringify(details.categoryHints),
          status: 'PROCESSING',
          run_id: details.runId,
          version: 1,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async update(trx, pdp, details) {
      const { numUpdatedRows } = await trx
        .updateTable('pdp')
        .set((eb) => ({
          portfolio_id: details.portfolioId,
          integration_id: details.integrationId,
          name: details.name,
          category_id: details.categoryId,
          category_hints: JSON.stringify(details.categoryHints),
          status: 'PROCESSING',
          error_code: null,
          run_id: details.runId,
          version: eb('version', '+', 1),
          updated_at: new Date(),
        }))
        .where('id', '=', pdp.id)
        .where('version', '=', pdp.version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async remember(trx, pdpId, { moved, categoryHints, result }) {
      for (const { position, sourceUrl } of moved) {
        await trx
          .updateTable('pdp_image')
          .set({ source_url: sourceUrl })
          .where('pdp_id', '=', pdpId)
          .where('position', '=', position)
          .execute()
      }
      await trx
        .updateTable('pdp')
        .set({
          category_hints: JSON.stringify(categoryHints),
          result: result && JSON.stringify(result),
          updated_at: new Date(),
        })
        .where('id', '=', pdpId)
        .execute()
    },
    async restart(trx, pdpId, runId) {
      await trx
        .updateTable('pdp')
        .set({ run_id: runId, status: 'PROCESSING', error_code: null, updated_at: new Date() })
        .where('id', '=', pdpId)
        .execute()
    },
    async complete(trx, pdpId, result, listingScore) {
      await trx
        .updateTable('pdp')
        .set((eb) => ({
          status: 'COMPLETED',
          error_code: null,
          result: JSON.stringify(result),
          listing_score_at_ingest: eb.fn.coalesce('listing_score_at_ingest', eb.val(listingScore)),
          scored_at: new Date(),
          updated_at: new Date(),
        }))
        .where('id', '=', pdpId)
        .execute()
    },
    async fail(trx, pdpId, errorCode) {
      await trx
        .updateTable('pdp')
        .set({ status: 'ERROR', error_code: errorCode, updated_at: new Date() })
        .where('id', '=', pdpId)
        .execute()
    },
  }
}
