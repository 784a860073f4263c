import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { Classification, CropTarget, FixRefusal, ImageRole } from '@endcap/scoring'
import type { Ideas, RootFault } from '@endcap/studio'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { SparkRequestTable } from '../../platform/db/schema.ts'
import { recordSettled } from './spark-events.ts'

export type SparkKind = SparkRequestTable['kind']
/** Name of the id in the API and the log. */
export const ID_FIELDS = {
  images: 'batch_id',
  ideas: 'idea_id',
  crop: 'fix_id',
  whiten: 'fix_id',
} as const satisfies Record<SparkKind, string>

export type SparkStatus = SparkRequestTable['status']

/** `version` is that of the code, so that a later release makes its own. */
export type StoredFix = { version: number; target: CropTarget; refusal?: FixRefusal }

export type SparkRequest = Omit<
  Selectable<SparkRequestTable>,
  'ideas' | 'error' | 'root_fault' | 'fix' | 'created_by'
> & {
  ideas: Ideas | null
  root_fault: RootFault | null
  fix: StoredFix | null
}

/** `rootFault` and `refusal`: why no image could be made. */
export type SparkResult = { ideas: Ideas | null; rootFault: RootFault | null; refusal?: FixRefusal | null }

export type SparkChild = {
  /** Null if rejected. */
  imageId: string | null
  composition: string
  assetType: Classification
  role: ImageRole
  serviceScore: number
  rejection: { reason: string; detail: string } | null
  /** Likeness to the root's product, 0–1. */
  fidelity: number
  /** Keeps a rejected picture for a day. */
  uploadId: string | null
}

/** A kept image that can be downloaded. */
export type VisibleChild = { imageId: string; sha256: string; composition: string }

export type NewRequest = {
  id: string
  kind: SparkKind
  organizationId: string
  imageId: string
  fix?: StoredFix
}

export type SparkStore = {
  /** Reports overdue requests as failed. */
  find: (id: string) => Promise<SparkRequest | null>
  /** The transaction has locked the image. */
  findInFlight: (trx: Db, kind: SparkKind, imageId: string) => Promise<SparkRequest | null>
  /** Lets a new request start. */
  failOverdue: (trx: Db, kind: SparkKind, imageId: string) => Promise<void>
  /** In flight, or failed with an `error`. */
  insert: (trx: Db, request: NewRequest, error?: string) => Promise<SparkRequest>
  /** Returns false if it is no longer in flight. The result must then be discarded. */
  complete: (trx: Db, id: string, result: SparkResult) => Promise<boolean>
  /** Ignores rows that are no longer processing. */
  fail: (trx: Db, id: string, error: string) => Promise<void>
  saveChildren: (trx: Db, id: string, children: readonly SparkChild[]) => Promise<void>
  /** Newest first. */
  findBatches: (imageIds: readonly string[], limit: number) => Promise<SparkRequest[]>
  /** The newest completed request of each root. */
  findLatestIdeas: (imageIds: readonly string[]) => Promise<SparkRequest[]>
  /** Kept by Spark and people, in the order of saving. */
  visibleChildren: (id: string) => Promise<VisibleChild[]>
}

/** Older requests in flight have failed, whatever the row contains (specification, "States"). */
const TIMEOUT_MINUTES = 5
/** Returns the time at which a request fails. */
export const deadlineOf = ({ created_at }: SparkRequest): Date =>
  new Date(created_at.getTime() + TIMEOUT_MINUTES * 60_000)
const deadline = sql<Date>`(created_at + make_interval(mins => ${sql.lit(TIMEOUT_MINUTES)}))`
const isOverdue = sql<boolean>`(${deadline} < now())`

/** Stores Spark requests and child images. */
export function createSparkStore(db: Db): SparkStore {
  return {
    find: async (id) => fromRow(await selectRequests(db).where('id', '=', id).executeTakeFirst()),
    findInFlight: async (trx, kind, imageId) =>
      fromRow(
        await selectRequests(trx)
          .where('kind', '=', kind)
          .where('image_id', '=', imageId)
          .where('status', '=', 'processing')
          .where((eb) => eb.not(isOverdue))
          .executeTakeFirst(),
      ),
    async failOverdue(trx, kind, imageId) {
      const failed = await processing(trx)
        .set({ status: 'failed', error: 'took too long' })
        .where('kind', '=', kind)
        .where('image_id', '=', imageId)
        .where(isOverdue)
        .execute()
      for (const request of failed) await recordSettled(trx, request, 'failed')
    },
    insert: insertRequest,
    complete: completeRequest,
    async fail(trx, id, error) {
      const failed = await processing(trx)
        .set({ status: 'failed', error })
        .where('id', '=', id)
        .executeTakeFirst()
      if (failed) await recordSettled(trx, failed, 'failed')
    },
    saveChildren: insertChildren,
    findBatches: (imageIds, limit) => listBatches(db, imageIds, limit),
    findLatestIdeas: (imageIds) => listLatestIdeas(db, imageIds),
    visibleChildren: (id) => listVisibleChildren(db, id),
  }
}

/** Returns what events need. */
function processing(trx: Db) {
  return trx
    .updateTable('spark_request')
    .set({ updated_at: sql`now()` })
    .where('status', '=', 'processing')
    .returning(['id', 'kind', 'organization_id', 'image_id'])
}

/** Computes the current status and when it changed. */
function selectRequests(executor: Db) {
  return executor
    .selectFrom('spark_request')
    .select(['id', 'kind', 'organization_id', 'image_id', 'ideas', 'root_fault', 'fix', 'created_at'])
    .select(
      sql<Date>`CASE WHEN status = 'processing' AND ${isOverdue} THEN ${deadline} ELSE updated_at END`.as(
        'updated_at',
      ),
    )
    .select(
      sql<SparkStatus>`CASE WHEN status = 'processing' AND ${isOverdue} THEN 'failed' ELSE status END`.as(
        'status',
      ),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number]

const fromRow = (row: Row | undefined): SparkRequest | null =>
  row
    ? {
        ...row,
        ideas: row.ideas as Ideas | null,
        root_fault: row.root_fault as RootFault | null,
        fix: row.fix as StoredFix | null,
      }
    : null

async function listBatches(db: Db, imageIds: readonly string[], limit: number): Promise<SparkRequest[]> {
  const rows = await selectRequests(db)
    .where('kind', '=', 'images')
    .where('image_id', '=', sql<string>`ANY(${imageIds}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => fromRow(row) ?? [])
}

async function listLatestIdeas(db: Db, imageIds: readonly string[]): Promise<SparkRequest[]> {
  const rows = await selectRequests(db)
    .distinctOn('image_id')
    .where('kind', '=', 'ideas')
    .where('status', '=', 'completed')
    .where('image_id', '=', sql<string>`ANY(${imageIds}::uuid[])`)
    .orderBy('image_id')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap((row) => fromRow(row) ?? [])
}

async function insertRequest(
  trx: Db,
  { id, kind, organizationId, imageId, fix }: NewRequest,
  error?: string,
): Promise<SparkRequest> {
  const actor = actorOfWork()
  await trx
    .insertInto('spark_request')
    .values({
      id,
      kind,
      organization_id: organizationId,
      image_id: imageId,
      status: error === undefined ? 'processing' : 'failed',
      error: error ?? null,
      fix: fix ? JSON.stringify(fix) : null,
      created_by: actor && JSON.stringify(actor),
    })
    .execute()
  const row = await selectRequests(trx).where('id', '=', id).executeTakeFirstOrThrow()
  if (error !== undefined) await recordSettled(trx, row, 'failed')
  return { ...row, ideas: null, root_fault: null, fix: fix ?? null }
}

async function completeRequest(
  trx: Db,
  id: string,
  { ideas, rootFault, refusal = null }: SparkResult,
): Promise<boolean> {
  const completed = await processing(trx)
    .set({
      status: 'completed',
      ideas: ideas === null ? null : JSON.stringify(ideas),
      root_fault: rootFault,
      ...(refusal !== null && { fix: sql`fix || ${JSON.stringify({ refusal })}::jsonb` }),
    })
    .where('id', '=', id)
    // The commit is visible later. The margin prevents a failed request from completing.
    .where(sql<boolean>`clock_timestamp() < ${deadline} - interval '5 seconds'`)
    .executeTakeFirst()
  if (completed) await recordSettled(trx, completed, 'completed')
  return completed !== undefined
}

async function insertChildren(trx: Db, id: string, children: readonly SparkChild[]): Promise<void> {
  if (children.length === 0) return
  await trx
    .insertInto('spark_child')
    .values(
      children.map((child, position) => ({
        request_id: id,
        position,
        image_id: child.imageId,
        composition: child.composition,
        asset_type: child.assetType,
        role: child.role,
        service_score: child.serviceScore,
        rejection: child.rejection?.reason ?? null,
        rejection_detail: child.rejection?.detail ?? null,
        fidelity: child.fidelity,
        upload_id: child.uploadId,
      })),
    )
    .execute()
}

async function listVisibleChildren(db: Db, id: string): Promise<VisibleChild[]> {
  const rows = await db
    .selectFrom('spark_child')
    .innerJoin('image', 'image.id', 'spark_child.image_id')
    .select(['image.id', 'image.sha256', 'composition'])
    .where('request_id', '=', id)
    // Excludes images that a person rejected.
    .where(sql<boolean>`verdict_kept IS DISTINCT FROM false`)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ imageId: row.id, sha256: row.sha256, composition: row.composition }))
}
