import type { PdpErrorCode } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { ImageRole } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { finite } from '../../../platform/db/finite.ts'
import { saveJudgements } from '../../acceptance/judgement-store.ts'
import type { CategoryOrigin } from '../../categories/resolve-category.ts'
import { insertImages } from '../../images/image-store.ts'
import type { JudgedResult, ListingResult } from './listing-result.ts'
import type { Pdp, PdpDetails, PdpImage, PdpImages, PdpKey, PdpOfImages, SubmittedDetails } from './pdp.ts'
import { recordAcceptanceChanges, recordFailed, recordScored } from './pdp-events.ts'
import { recordHistory } from './pdp-history.ts'
import { WRITTEN, writePdp } from './write-pdp.ts'

/** Inserts in PROCESSING without images. Returns false if it exists. */
export async function insertPdp(trx: Db, id: string, key: PdpKey, details: PdpDetails): Promise<boolean> {
  const insert = trx
    .insertInto('pdp')
    .values({
      id,
      organization_id: key.organizationId,
      id_type: key.idType,
      external_id: key.externalId,
      retailer: key.retailer,
      ...columnsOf(details),
      status: 'PROCESSING',
      version: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(WRITTEN)
  return writePdp(trx, insert)
}

/** Sets details and PROCESSING. Returns false if `version` is outdated. */
export async function updatePdp(trx: Db, pdp: Pdp, details: PdpDetails): Promise<boolean> {
  const update = updateRow(trx, pdp.id)
    .where('version', '=', pdp.version)
    .set((eb) => ({
      ...columnsOf(details),
      status: 'PROCESSING',
      error_code: null,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
  return writePdp(trx, update)
}

/** Updates details without rescoring, or while images arrive. */
export async function amendPdp(trx: Db, pdp: Pdp, details: PdpDetails): Promise<void> {
  await writePdp(
    trx,
    updateRow(trx, pdp.id).set((eb) => ({
      ...columnsOf(details),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    })),
  )
}

const columnsOf = (details: PdpDetails) => ({
  portfolio_id: details.portfolioId,
  integration_id: details.integrationId,
  name: details.name,
  category_id: details.categoryId,
  category_hints: JSON.stringify(details.categoryHints),
  ...originColumns(details.categoryOrigin),
  is_composed: details.isComposed ?? false,
  set_from: details.setFrom,
  changed_by: asJson(actorOfWork()),
  run_id: details.runId,
})

const asJson = (value: object | null): string | null => value && JSON.stringify(value)

const originColumns = ({ source, confidence }: CategoryOrigin) => ({
  category_source: source,
  category_confidence: confidence,
})

/** The column is null if content and image have the same address. */
const contentUrlOf = ({ sourceUrl, contentUrl }: PdpImage): string | null =>
  contentUrl === sourceUrl ? null : contentUrl

/** The column is null without alt texts. */
const altTextsColumn = ({ altTexts }: PdpImage): string | null =>
  Object.keys(altTexts).length > 0 ? JSON.stringify(altTexts) : null

/** Replaces the images of a PDP. */
export async function savePdpImages(
  trx: Db,
  { id, organizationId, categoryId }: PdpOfImages,
  { images, newImages }: PdpImages,
): Promise<void> {
  const owned = newImages.map((image) => ({ ...image, originPdpId: id }))
  await insertImages(trx, organizationId, owned)
  await rememberPlaces(trx, id, images)
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
        content_url: contentUrlOf(image),
        asset_id: image.assetId,
        rights: image.rights && JSON.stringify(image.rights),
        alt_texts: altTextsColumn(image),
      })),
    )
    .execute()
  // Polls detect changes by the PDP's row (pdp-revisions.ts).
  await writePdp(trx, updateRow(trx, id).set({ updated_at: new Date() }))
  await setCategoryAndRoles(trx, images, categoryId)
}

/** Lets images that come back get their places again. */
async function rememberPlaces(trx: Db, pdpId: string, staying: readonly PdpImage[]): Promise<void> {
  await sql`
    UPDATE image SET last_source_url = source_url, last_asset_id = asset_id, last_alt_texts = alt_texts,
      last_rights = rights
    FROM pdp_image
    WHERE pdp_image.pdp_id = ${pdpId} AND image.id = pdp_image.image_id
      AND image.id <> ALL(${staying.map(({ imageId }) => imageId)}::uuid[])`.execute(trx)
}

/** Remaining images may have another category or role now. */
async function setCategoryAndRoles(trx: Db, images: readonly PdpImage[], categoryId: string): Promise<void> {
  const hero = images.find(({ position }) => position === 0)?.imageId ?? null
  const role = sql<ImageRole>`CASE id WHEN ${hero} THEN 'hero' ELSE 'carousel' END`
  const ids = images.map(({ imageId }) => imageId)
  await trx
    .updateTable('image')
    .set({ category_id: categoryId, role })
    .where('id', 'in', ids)
    .where(sql<boolean>`(category_id, role) IS DISTINCT FROM (${categoryId}::uuid, ${role})`)
    .execute()
}

/** Stores alt texts. The caller writes the PDP's row in the same transaction. */
export async function describePdpImages(trx: Db, pdpId: string, images: readonly PdpImage[]): Promise<void> {
  for (const image of images)
    await trx
      .updateTable('pdp_image')
      .set({ alt_texts: altTextsColumn(image) })
      .where('pdp_id', '=', pdpId)
      .where('position', '=', image.position)
      .execute()
}

/** Stores URLs and category hints of an unchanged listing. */
export async function rememberSubmission(
  trx: Db,
  pdpId: string,
  { moved, categoryHints, categoryOrigin, result }: SubmittedDetails,
): Promise<void> {
  for (const image of moved) {
    await trx
      .updateTable('pdp_image')
      .set({
        source_url: image.sourceUrl,
        filename: image.filename,
        content_url: contentUrlOf(image),
        alt_texts: altTextsColumn(image),
      })
      .where('pdp_id', '=', pdpId)
      .where('position', '=', image.position)
      .execute()
  }
  await writePdp(
    trx,
    updateRow(trx, pdpId).set({
      category_hints: JSON.stringify(categoryHints),
      ...originColumns(categoryOrigin),
      result: result && JSON.stringify(result),
      updated_at: new Date(),
    }),
  )
}

/** Sets PROCESSING and the current run. */
export async function restartPdp(trx: Db, pdpId: string, runId: string): Promise<void> {
  await writePdp(
    trx,
    updateRow(trx, pdpId).set({
      run_id: runId,
      status: 'PROCESSING',
      error_code: null,
      updated_at: new Date(),
    }),
  )
}

/** Sets COMPLETED, and records verdicts, history and events. The first score is kept for comparison. */
export async function completePdp(trx: Db, pdp: Pdp, { judgements, ...result }: JudgedResult): Promise<void> {
  finite(result.pdp_score, 'the score of a PDP')
  const scoredAt = new Date()
  const cause = await recordHistory(trx, pdp, { ...result, judgements }, scoredAt)
  await writePdp(
    trx,
    updateRow(trx, pdp.id).set((eb) => ({
      status: 'COMPLETED',
      error_code: null,
      result: JSON.stringify(result),
      listing_score_at_ingest: eb.fn.coalesce('listing_score_at_ingest', eb.val(result.pdp_score)),
      scored_at: scoredAt,
      updated_at: scoredAt,
    })),
  )
  await recordScored(trx, pdp, { ...result, judgements }, cause)
  const changes = await saveJudgements(trx, pdp.organization_id, [{ pdpId: pdp.id, judgements }])
  await recordAcceptanceChanges(trx, pdp.organization_id, [pdp], changes)
}

/** Sets ERROR and records it. The last result stays. */
export async function failPdp(trx: Db, pdp: Pdp, errorCode: PdpErrorCode): Promise<void> {
  await writePdp(
    trx,
    updateRow(trx, pdp.id).set({ status: 'ERROR', error_code: errorCode, updated_at: new Date() }),
  )
  await recordFailed(trx, pdp, errorCode)
}

/** Keeps `updated_at`, because tags do not change the listing. */
export async function setPdpTags(trx: Db, pdpId: string, tags: string[]): Promise<void> {
  await writePdp(trx, updateRow(trx, pdpId).set({ tags }))
}

/** Keeps `updated_at`. Null for the brand that is read. */
export async function setPdpBrand(trx: Db, pdpId: string, brand: string | null): Promise<void> {
  await writePdp(trx, updateRow(trx, pdpId).set({ brand }))
}

/** Rejects with a unique violation if the key is taken. */
export async function movePdp(trx: Db, pdp: Pdp, { externalId, retailer }: PdpKey): Promise<void> {
  const moved = { external_id: externalId, retailer, updated_at: new Date() }
  await writePdp(trx, updateRow(trx, pdp.id).set(moved))
}

/** Replaces the result without another score. */
export async function amendResult(trx: Db, pdpId: string, result: ListingResult): Promise<void> {
  await writePdp(trx, updateRow(trx, pdpId).set({ result: JSON.stringify(result) }))
}

const updateRow = (trx: Db, id: string) => trx.updateTable('pdp').where('id', '=', id).returning(WRITTEN)
