import type { ImageRole } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** One piece of content to be scored in one role; images of a listing that share it share the work. */
export type RunItem = { sha256: string; role: ImageRole }

/** What is scored: the listing of a PDP with its images, or an image by itself. */
export type RunSubject = { kind: 'pdp'; pdpId: string } | { kind: 'image'; imageId: string }

export type ScoringRun = { id: string; subject: RunSubject }

export type ScoringRunStore = {
  /** Starts a run over those of `items` that have no score yet; returns them. */
  create: (
    trx: Db,
    run: ScoringRun,
    items: readonly RunItem[],
    score: { organizationId: string; categoryId: string; modelVersion: string },
  ) => Promise<RunItem[]>
  find: (executor: Db, id: string) => Promise<ScoringRun | null>
  remove: (trx: Db, id: string) => Promise<void>
  itemIsPending: (id: string, item: RunItem) => Promise<boolean>
  /** Settles a pending item and tells how many are left; null where it was settled before. */
  settle: (trx: Db, id: string, item: RunItem, error: string | null) => Promise<number | null>
  hasFailedItems: (trx: Db, id: string) => Promise<boolean>
  /** Forgets the runs of the PDP that do not count any more. */
  removeSuperseded: (trx: Db, pdpId: string) => Promise<void>
}

export function createScoringRunStore(db: Db): ScoringRunStore {
  return {
    async create(trx, { id, subject }, items, { organizationId, categoryId, modelVersion }) {
      const scored = await trx
        .selectFrom('image_score')
        .select(['sha256', 'role'])
        .where('organization_id', '=', organizationId)
        .where('category_id', '=', categoryId)
        .where('model_version', '=', modelVersion)
        .where(
          'sha256',
          'in',
          items.map((item) => item.sha256),
        )
        .execute()
      const settled = new Set(scored.map(itemKey))
      const pending = [...new Map(items.map((item) => [itemKey(item), item])).entries()]
        .filter(([key]) => !settled.has(key))
        .map(([, item]) => item)
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
          .values(
            pending.map(({ sha256, role }) => ({ run_id: id, sha256, role, status: 'pending' as const })),
          )
          .execute()
      }
      return pending
    },
    async find(executor, id) {
      const row = await executor
        .selectFrom('scoring_run')
        .select(['pdp_id', 'image_id'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const { pdp_id: pdpId, image_id: imageId } = row
      if (pdpId !== null) return { id, subject: { kind: 'pdp', pdpId } }
      if (imageId !== null) return { id, subject: { kind: 'image', imageId } }
      throw new Error(`run ${id} is about nothing`)
    },
    async remove(trx, id) {
      await trx.deleteFrom('scoring_run').where('id', '=', id).execute()
    },
    async itemIsPending(id, { sha256, role }) {
      const row = await db
        .selectFrom('scoring_run_item')
        .select('status')
        .where('run_id', '=', id)
        .where('sha256', '=', sha256)
        .where('role', '=', role)
        .executeTakeFirst()
      return row?.status === 'pending'
    },
    async settle(trx, id, { sha256, role }, error) {
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
    },
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

const itemKey = ({ sha256, role }: RunItem): string => `${sha256} ${role}`
