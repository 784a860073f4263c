import { factsVersionOf, type ImageFacts, type ImageRole, type ImageScore } from '@endcap/scoring'
import { sql } from 'kysely'
import { claimFiles, FileInRemovalError } from '../blobs/stored-files.ts'
import type { Db } from '../db/database.ts'
import { DomainError } from '../domain-error.ts'

/** Everything that a score depends on. Equal keys have the same score. */
export type ScoreKey = {
  organizationId: string
  sha256: string
  categoryId: string
  role: ImageRole
  modelVersion: string
}

/** A new image of the organization: an identity for content that was downloaded, to be scored as `role`. */
export type NewImage = {
  imageId: string
  sha256: string
  format: string
  width: number
  height: number
  byteLength: number
  categoryId: string
  role: ImageRole
  /** The root image of a child image. */
  rootImageId?: string
}

/** An image with its current category and role. */
export type Image = {
  id: string
  organizationId: string
  sha256: string
  categoryId: string | null
  role: ImageRole | null
  /** The root image from which Spark made it, or null for a submitted image. */
  rootImageId: string | null
}

export type ImageWithScore = {
  image: Image
  /** True if a current run will score its content in its category and role. */
  isBeingScored: boolean
  /** The newest score of any model version, with its facts. Null if there is none, or while it is being scored. */
  analysis: Analysis | null
}

export type Analysis = { facts: ImageFacts; score: ImageScore }

/** How many images have each score. Scores have one decimal, so there are at most 1,001 entries. */
export type ScoreDistribution = readonly { score: number; count: number }[]

export type ImageStore = {
  findById: (id: string) => Promise<Image | null>
  /** Returns the image, and locks it against changes and other locks until the transaction ends. */
  lock: (trx: Db, organizationId: string, id: string) => Promise<Image | null>
  /** Returns the standalone images of this content that have no score in their category. */
  findUnscored: (trx: Db, organizationId: string, item: Pick<ScoreKey, 'sha256' | 'role'>) => Promise<Image[]>
  /** Reads the image and its score in one snapshot. */
  findWithScore: (organizationId: string, id: string) => Promise<ImageWithScore | null>
  findFacts: (organizationId: string, sha256: string, factsVersion: string) => Promise<ImageFacts | null>
  /** Stores facts, unless there are some of this version already. */
  saveFacts: (organizationId: string, sha256: string, facts: ImageFacts) => Promise<void>
  hasScore: (key: ScoreKey) => Promise<boolean>
  findAnalysis: (executor: Db, key: ScoreKey) => Promise<Analysis | null>
  /** Stores a score, unless there is one already. Returns true if it is new. */
  saveScore: (trx: Db, key: ScoreKey, score: ImageScore) => Promise<boolean>
  /** Stores facts and score, each unless it exists already. */
  saveAnalysis: (trx: Db, key: ScoreKey, facts: ImageFacts, score: ImageScore) => Promise<void>
  /** Counts the scores of submitted images. Children of Spark are no benchmark for the organization's own. */
  countScores: (key: Omit<ScoreKey, 'sha256'>, executor?: Db) => Promise<ScoreDistribution>
}

async function readFacts(
  executor: Db,
  organizationId: string,
  sha256: string,
  factsVersion: string,
): Promise<ImageFacts | null> {
  const row = await executor
    .selectFrom('image_facts')
    .select('facts')
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .where('facts_version', '=', factsVersion)
    .executeTakeFirst()
  return row?.facts ?? null
}

async function insertFacts(
  executor: Db,
  organizationId: string,
  sha256: string,
  facts: ImageFacts,
): Promise<void> {
  await executor
    .insertInto('image_facts')
    .values({
      organization_id: organizationId,
      sha256,
      facts_version: facts.version,
      facts: JSON.stringify(facts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function insertScore(trx: Db, key: ScoreKey, score: ImageScore): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('image_score')
    .values({
      organization_id: key.organizationId,
      sha256: key.sha256,
      category_id: key.categoryId,
      role: key.role,
      model_version: key.modelVersion,
      score: JSON.stringify(score),
      service_score: score.service_score,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Inserts images of stored files.
 *
 * @throws DomainError IMAGE_UPLOAD_FAILED if a file was stored so long ago that it has been removed
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
      })),
    )
    .execute()
}

async function scoreOf(
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
  const analysis = await trx
    .selectFrom('image_score')
    .innerJoin('image_facts', (join) =>
      join
        .onRef('image_facts.organization_id', '=', 'image_score.organization_id')
        .onRef('image_facts.sha256', '=', 'image_score.sha256')
        // A model version begins with the version of the facts that it judges (`factsVersionOf`).
        .on(sql<boolean>`image_facts.facts_version = split_part(image_score.model_version, '+', 1)`),
    )
    .select(['score', 'facts'])
    .where('image_score.organization_id', '=', organizationId)
    .where('image_score.sha256', '=', sha256)
    .where('category_id', '=', categoryId)
    .where('role', '=', role)
    .orderBy('scored_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { isBeingScored: false, analysis: analysis ?? null }
}

/** Creates the store of images, facts and scores. */
export function createImageStore(db: Db): ImageStore {
  const image = (executor: Db) =>
    executor
      .selectFrom('image')
      .select(['id', 'organization_id', 'sha256', 'category_id', 'role', 'root_image_id'])
  type Row = Awaited<ReturnType<ReturnType<typeof image>['execute']>>[number]
  const fromRow = (row: Row | undefined): Image | null =>
    row
      ? {
          id: row.id,
          organizationId: row.organization_id,
          sha256: row.sha256,
          categoryId: row.category_id,
          role: row.role,
          rootImageId: row.root_image_id,
        }
      : null
  const scores = (executor: Db, key: Omit<ScoreKey, 'sha256'>) =>
    executor
      .selectFrom('image_score')
      .where('organization_id', '=', key.organizationId)
      .where('category_id', '=', key.categoryId)
      .where('role', '=', key.role)
      .where('model_version', '=', key.modelVersion)
  return {
    findById: async (id) => fromRow(await image(db).where('id', '=', id).executeTakeFirst()),
    lock: async (trx, organizationId, id) =>
      fromRow(
        await image(trx)
          .where('id', '=', id)
          .where('organization_id', '=', organizationId)
          // Allows foreign keys to the image, but no second lock of this kind.
          .forNoKeyUpdate()
          .executeTakeFirst(),
      ),
    async findUnscored(trx, organizationId, { sha256, role }) {
      const rows = await image(trx)
        .where('organization_id', '=', organizationId)
        .where('sha256', '=', sha256)
        .where('role', '=', role)
        .where('category_id', 'is not', null)
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('pdp_image').select('pdp_id').whereRef('image_id', '=', 'image.id')),
          ),
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
    },
    findWithScore: (organizationId, id) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const row = await image(trx)
            .where('id', '=', id)
            .where('organization_id', '=', organizationId)
            .executeTakeFirst()
          const found = fromRow(row)
          return found && { image: found, ...(await scoreOf(trx, found)) }
        }),
    findFacts: (organizationId, sha256, factsVersion) => readFacts(db, organizationId, sha256, factsVersion),
    saveFacts: (organizationId, sha256, facts) => insertFacts(db, organizationId, sha256, facts),
    async hasScore(key) {
      const row = await scores(db, key).where('sha256', '=', key.sha256).select('sha256').executeTakeFirst()
      return row !== undefined
    },
    async findAnalysis(executor, key) {
      const scored = await scores(executor, key)
        .where('sha256', '=', key.sha256)
        .select('score')
        .executeTakeFirst()
      if (!scored) return null
      const facts = await readFacts(
        executor,
        key.organizationId,
        key.sha256,
        factsVersionOf(key.modelVersion),
      )
      return facts && { facts, score: scored.score }
    },
    saveScore: insertScore,
    async saveAnalysis(trx, key, facts, score) {
      await insertFacts(trx, key.organizationId, key.sha256, facts)
      await insertScore(trx, key, score)
    },
    countScores: (key, executor = db) =>
      scores(executor, key)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('image')
              .select('image.id')
              .where('image.organization_id', '=', key.organizationId)
              .whereRef('image.sha256', '=', 'image_score.sha256')
              .where('image.root_image_id', 'is', null),
          ),
        )
        .select(['service_score as score', sql<number>`count(*)::int`.as('count')])
        .groupBy('service_score')
        .execute(),
  }
}
