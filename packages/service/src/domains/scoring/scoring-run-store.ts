import type { ImageRole } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ScoringRunTable } from '../../platform/db/schema.ts'
import type { ModelVersionOf, ScoreKey } from './analysis-store.ts'

/** Images of a listing with the same content and role share one item. */
export type RunItem = { sha256: string; role: ImageRole }

export type RunSubject = { kind: 'pdp'; pdpId: string } | { kind: 'image'; imageId: string }

export type ScoringRun = { id: string; subject: RunSubject }

export type PendingItem = { run: ScoringRun; organizationId: string; categoryId: string }

export type CurrentScores = Pick<ScoreKey, 'organizationId' | 'categoryId'> & {
  modelVersionOf: ModelVersionOf
}

export type ScoringRunStore = {
  /** Returns the items without a score, over which the run is created. */
  create: (trx: Db, run: ScoringRun, items: readonly RunItem[], scores: CurrentScores) => Promise<RunItem[]>
  find: (executor: Db, id: string) => Promise<ScoringRun | null>
  remove: (trx: Db, id: string) => Promise<void>
  /** Null if the item is settled or its run superseded. */
  findPending: (id: string, item: RunItem) => Promise<PendingItem | null>
  /** Returns the number of remaining items, or null if it was settled already. */
  settle: (trx: Db, id: string, item: RunItem, error: string | null) => Promise<number | null>
  hasFailedItems: (trx: Db, id: string) => Promise<boolean>
  removeSuperseded: (trx: Db, pdpId: string) => Promise<void>
}

/** Creates the store of scoring runs. */
export function createScoringRunStore(db: Db): ScoringRunStore {
  return {
    create: insertRun,
    find: findRun,
    async remove(trx, id) {
      await trx.deleteFrom('scoring_run').where('id', '=', id).execute()
    },
    findPending: (id, item) => findPendingItem(db, id, item),
    settle: settleItem,
    async hasFailedItems(trx, id) {
      const row = await trx
        .selectFrom('scoring_run_item')
        .select('run_id')
        .where('run_id', '=', id)
        .where('status', '=', 'failed')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    async removeSuperseded(trx, pdpId) {
      await trx
        .deleteFrom('scoring_run')
        .where('pdp_id', '=', pdpId)
        .where('id', '!=', (eb) => eb.selectFrom('pdp').select('run_id').where('pdp.id', '=', pdpId))
        .execute()
    },
  }
}

async function insertRun(
  trx: Db,
  { id, subject }: ScoringRun,
  items: readonly RunItem[],
  scores: CurrentScores,
): Promise<RunItem[]> {
  const pending = await withoutScore(trx, items, scores)
  await trx
    .insertInto('scoring_run')
    .values({
      id,
      pdp_id: subject.kind === 'pdp' ? subject.pdpId : null,
      image_id: subject.kind === 'image' ? subject.imageId : null,
      remaining: pending.length,
    })
    .execute()
  if (pending.length > 0) {
    await trx
      .insertInto('scoring_run_item')
      .values(pending.map(({ sha256, role }) => ({ run_id: id, sha256, role, status: 'pending' as const })))
      .execute()
  }
  return pending
}

/** Compares with current model versions in the category. */
async function withoutScore(
  trx: Db,
  items: readonly RunItem[],
  { organizationId, categoryId, modelVersionOf }: CurrentScores,
): Promise<RunItem[]> {
  const scored = await trx
    .selectFrom('image_score')
    .select(['sha256', 'role', 'model_version'])
    .where('organization_id', '=', organizationId)
    .where('category_id', '=', categoryId)
    .where(
      'sha256',
      'in',
      items.map((item) => item.sha256),
    )
    .execute()
  const settled = new Set(
    scored.filter((row) => row.model_version === modelVersionOf(row.sha256)).map(itemKey),
  )
  const distinct = new Map(items.map((item) => [itemKey(item), item]))
  return [...distinct].flatMap(([key, item]) => (settled.has(key) ? [] : [item]))
}

async function findRun(executor: Db, id: string): Promise<ScoringRun | null> {
  const row = await executor
    .selectFrom('scoring_run')
    .select(['pdp_id', 'image_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { id, subject: subjectOf(row) } : null
}

async function findPendingItem(db: Db, id: string, { sha256, role }: RunItem): Promise<PendingItem | null> {
  const row = await db
    .selectFrom('scoring_run_item as item')
    .innerJoin('scoring_run as run', 'run.id', 'item.run_id')
    .leftJoin('pdp', (join) => join.onRef('pdp.id', '=', 'run.pdp_id').onRef('pdp.run_id', '=', 'run.id'))
    .leftJoin('image', 'image.id', 'run.image_id')
    .select(['run.pdp_id', 'run.image_id'])
    .select((eb) => [
      eb.fn.coalesce('pdp.organization_id', 'image.organization_id').as('organization_id'),
      eb.fn.coalesce('pdp.category_id', 'image.category_id').as('category_id'),
    ])
    .where('item.run_id', '=', id)
    .where('item.sha256', '=', sha256)
    .where('item.role', '=', role)
    .where('item.status', '=', 'pending')
    .executeTakeFirst()
  if (!row || row.organization_id === null || row.category_id === null) return null
  const run = { id, subject: subjectOf(row) }
  return { run, organizationId: row.organization_id, categoryId: row.category_id }
}

async function settleItem(
  trx: Db,
  id: string,
  { sha256, role }: RunItem,
  error: string | null,
): Promise<number | null> {
  const { numUpdatedRows } = await trx
    .updateTable('scoring_run_item')
    .set({ status: error === null ? 'done' : 'failed', error })
    .where('run_id', '=', id)
    .where('sha256', '=', sha256)
    .where('role', '=', role)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return null
  const { remaining } = await trx
    .updateTable('scoring_run')
    .set({ remaining: sql`remaining - 1` })
    .where('id', '=', id)
    .returning('remaining')
    .executeTakeFirstOrThrow()
  return remaining
}

function subjectOf({
  pdp_id: pdpId,
  image_id: imageId,
}: Pick<ScoringRunTable, 'pdp_id' | 'image_id'>): RunSubject {
  if (pdpId !== null) return { kind: 'pdp', pdpId }
  if (imageId !== null) return { kind: 'image', imageId }
  throw new Error('a scoring run has neither a PDP nor an image')
}

const itemKey = ({ sha256, role }: RunItem): string => `${sha256} ${role}`

/** Deletes items before runs, like `settle`. The opposite order can deadlock. */
export async function removeRunsOf(
  trx: Db,
  column: 'pdp_id' | 'image_id',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const runs = trx.selectFrom('scoring_run').select('id').where(column, 'in', ids)
  await trx.deleteFrom('scoring_run_item').where('run_id', 'in', runs).execute()
  await trx.deleteFrom('scoring_run').where(column, 'in', ids).execute()
}
