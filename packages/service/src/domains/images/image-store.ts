import type { FileFacts, ImageRole } from '@endcap/scoring'
import { sql } from 'kysely'
import { claimFiles, FileInRemovalError } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Analysis, AnalysisStore, ScoreKey } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { FetchedImage } from './download-image.ts'
import { isTrashed } from './trashed-images.ts'

/** Identity for downloaded content, to be scored as `role`. */
export type NewImage = {
  imageId: string
  sha256: string
  format: string
  width: number
  height: number
  byteLength: number
  categoryId: string
  role: ImageRole
  rootImageId?: string
  originPdpId?: string
}

export type Image = {
  id: string
  organizationId: string
  sha256: string
  categoryId: string | null
  role: ImageRole | null
  /** Null for a submitted image. */
  rootImageId: string | null
}

export type ImageWithScore = {
  image: Image
  /** True if a current run will score its content in its category and role. */
  isBeingScored: boolean
  /** Score of the current model version, or else the newest. Null while it is being scored. */
  analysis: Analysis | null
}

/** Returns a file's facts from table columns. */
export const fileOf = (row: {
  format: string
  width: number
  height: number
  byte_length: number
}): FetchedImage['file'] => ({
  // The decoder determined the stored format.
  format: row.format as FileFacts['format'],
  widthPx: row.width,
  heightPx: row.height,
  byteLength: row.byte_length,
})

export type ImageStore = {
  findById: (id: string) => Promise<Image | null>
  /** Holds the lock until the transaction ends. */
  lock: (trx: Db, organizationId: string, id: string) => Promise<Image | null>
  /** Returns standalone images of this content without a score in their category. */
  findUnscored: (trx: Db, organizationId: string, item: Pick<ScoreKey, 'sha256' | 'role'>) => Promise<Image[]>
  /** Reads both in one snapshot. */
  findWithScore: (organizationId: string, id: string) => Promise<ImageWithScore | null>
}

/**
 * Inserts images of stored files.
 *
 * @throws DomainError IMAGE_UPLOAD_FAILED if a file has been removed since it was stored
 */
export async function insertImages(
  trx: Db,
  organizationId: string,
  images: readonly NewImage[],
): Promise<void> {
  if (images.length === 0) return
  try {
    await claimFiles(
      trx,
      organizationId,
      images.map(({ sha256 }) => sha256),
    )
  } catch (error) {
    if (!(error instanceof FileInRemovalError)) throw error
    throw new DomainError('IMAGE_UPLOAD_FAILED', 'an image could not be stored; try again', { cause: error })
  }
  await trx
    .insertInto('image')
    .values(
      images.map((image) => ({
        id: image.imageId,
        organization_id: organizationId,
        sha256: image.sha256,
        format: image.format,
        width: image.width,
        height: image.height,
        byte_length: image.byteLength,
        category_id: image.categoryId,
        role: image.role,
        root_image_id: image.rootImageId ?? null,
        origin_pdp_id: image.originPdpId ?? null,
      })),
    )
    .execute()
}

type ScoreDeps = {
  analyses: Pick<AnalysisStore, 'correct' | 'modelVersions'>
  rubrics: Pick<RubricStore, 'of'>
}

async function scoreOf(
  { analyses, rubrics }: ScoreDeps,
  trx: Db,
  { organizationId, sha256, categoryId, role }: Image,
): Promise<Omit<ImageWithScore, 'image'>> {
  if (categoryId === null || role === null) return { isBeingScored: false, analysis: null }
  const pending = await trx
    .selectFrom('scoring_run_item')
    .innerJoin('scoring_run', 'scoring_run.id', 'scoring_run_item.run_id')
    .leftJoin('pdp', (join) =>
      join.onRef('pdp.id', '=', 'scoring_run.pdp_id').onRef('pdp.run_id', '=', 'scoring_run.id'),
    )
    .leftJoin('image', 'image.id', 'scoring_run.image_id')
    .select('scoring_run.id')
    .where('scoring_run_item.sha256', '=', sha256)
    .where('scoring_run_item.role', '=', role)
    .where('scoring_run_item.status', '=', 'pending')
    .where((eb) => eb(eb.fn.coalesce('pdp.organization_id', 'image.organization_id'), '=', organizationId))
    .where((eb) => eb(eb.fn.coalesce('pdp.category_id', 'image.category_id'), '=', categoryId))
    .limit(1)
    .executeTakeFirst()
  if (pending) return { isBeingScored: true, analysis: null }
  const rubric = (await rubrics.of(organizationId, trx))(categoryId)
  const scope = { organizationId, categoryId, rubric }
  const currentVersion = (await analyses.modelVersions(trx, scope, [sha256]))(sha256)
  const analysis = await trx
    .selectFrom('image_score')
    .innerJoin('image_facts', (join) =>
      join
        .onRef('image_facts.organization_id', '=', 'image_score.organization_id')
        .onRef('image_facts.sha256', '=', 'image_score.sha256')
        // A model version begins with its facts version (`factsVersionOf`).
        .on(sql<boolean>`image_facts.facts_version = split_part(image_score.model_version, '+', 1)`),
    )
    .select(['score', 'facts'])
    .where('image_score.organization_id', '=', organizationId)
    .where('image_score.sha256', '=', sha256)
    .where('category_id', '=', categoryId)
    .where('role', '=', role)
    // Revoking a correction or rolling back a rubric makes an earlier score current again.
    .orderBy(sql`model_version = ${currentVersion}`, 'desc')
    .orderBy('scored_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!analysis) return { isBeingScored: false, analysis: null }
  const facts = await analyses.correct(organizationId, sha256, analysis.facts, trx)
  return { isBeingScored: false, analysis: { ...analysis, facts } }
}

/** Creates the store of images. */
export function createImageStore(db: Db, deps: ScoreDeps): ImageStore {
  return {
    findById: async (id) => fromRow(await selectImages(db).where('id', '=', id).executeTakeFirst()),
    lock: async (trx, organizationId, id) =>
      fromRow(
        await selectImages(trx)
          .where('id', '=', id)
          .where('organization_id', '=', organizationId)
          // Allows foreign keys to the image, but no second lock of this kind.
          .forNoKeyUpdate()
          .executeTakeFirst(),
      ),
    findUnscored: listUnscored,
    findWithScore: (organizationId, id) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const row = await selectImages(trx)
            .where('id', '=', id)
            .where('organization_id', '=', organizationId)
            .executeTakeFirst()
          const found = fromRow(row)
          return found && { image: found, ...(await scoreOf(deps, trx, found)) }
        }),
  }
}

function selectImages(executor: Db) {
  return executor
    .selectFrom('image')
    .select(['id', 'organization_id', 'sha256', 'category_id', 'role', 'root_image_id'])
    .where((eb) => eb.not(isTrashed))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectImages>['execute']>>[number]

function fromRow(row: Row | undefined): Image | null {
  if (!row) return null
  return {
    id: row.id,
    organizationId: row.organization_id,
    sha256: row.sha256,
    categoryId: row.category_id,
    role: row.role,
    rootImageId: row.root_image_id,
  }
}

async function listUnscored(
  trx: Db,
  organizationId: string,
  { sha256, role }: Pick<ScoreKey, 'sha256' | 'role'>,
): Promise<Image[]> {
  const rows = await selectImages(trx)
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .where('role', '=', role)
    .where('category_id', 'is not', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('pdp_image').select('pdp_id').whereRef('image_id', '=', 'image.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('image_score')
            .select('sha256')
            .whereRef('image_score.organization_id', '=', 'image.organization_id')
            .whereRef('image_score.sha256', '=', 'image.sha256')
            .whereRef('image_score.role', '=', 'image.role')
            .whereRef('image_score.category_id', '=', 'image.category_id'),
        ),
      ),
    )
    .execute()
  return rows.flatMap((row) => fromRow(row) ?? [])
}
