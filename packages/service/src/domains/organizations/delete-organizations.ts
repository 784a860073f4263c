import type { Logger } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import { fillStoredFiles } from '../../platform/blobs/fill-stored-files.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'

type Deps = { db: Db; files: Pick<StoredFiles, 'removeAll'>; log: Logger }

const ROWS_AT_A_TIME = 500
/**
 * Longest life of a token after suspension: that of a person's. Later nothing is written for the
 * organization.
 */
const ACCESS_ENDS_S = 300

/**
 * Rows in order of deletion: those that refer to others come first. `owner` is the table with the
 * organization, and the column that refers to it.
 */
const ROWS: readonly { table: string; owner?: [table: string, column: string]; where?: string }[] = [
  { table: 'webhook_delivery', owner: ['webhook_endpoint', 'endpoint_id'] },
  { table: 'webhook_endpoint' },
  { table: 'shop_push' },
  { table: 'shop_connection' },
  { table: 'share_item', owner: ['share', 'share_id'] },
  { table: 'share' },
  { table: 'event' },
  { table: 'event_counter' },
  { table: 'correction' },
  { table: 'custom_facts' },
  { table: 'taught_version' },
  { table: 'opinion' },
  { table: 'opinion_count' },
  { table: 'organization_rubric' },
  { table: 'rubric_version' },
  { table: 'organization_acceptance_rules' },
  { table: 'acceptance_rule_version' },
  { table: 'organization_targets' },
  { table: 'judged_rules' },
  { table: 'pdp_acceptance' },
  { table: 'bulk_change_item', owner: ['bulk_change', 'bulk_change_id'] },
  { table: 'bulk_change' },
  { table: 'import_row', owner: ['import', 'import_id'] },
  { table: 'import' },
  { table: 'spark_child', owner: ['spark_request', 'request_id'] },
  { table: 'spark_request' },
  { table: 'spark_spending' },
  { table: 'draft' },
  { table: 'scoring_run', owner: ['pdp', 'pdp_id'] },
  { table: 'scoring_run', owner: ['image', 'image_id'] },
  { table: 'pdp_image', owner: ['pdp', 'pdp_id'] },
  { table: 'pdp_history', owner: ['pdp', 'pdp_id'] },
  { table: 'inbox_item' },
  { table: 'comment' },
  { table: 'shot' },
  { table: 'live_check' },
  { table: 'live_picture' },
  { table: 'live_answer' },
  { table: 'live_watch' },
  { table: 'rival' },
  { table: 'rival_picture' },
  { table: 'rival_set' },
  { table: 'outcome' },
  { table: 'outcome_picture' },
  { table: 'outcome_arm' },
  { table: 'outcome_test' },
  { table: 'score_effect' },
  { table: 'pdp' },
  { table: 'pdp_family' },
  { table: 'trash' },
  { table: 'saved_view' },
  // Its points go with it.
  { table: 'goal' },
  // Deleting PDPs appends to it.
  { table: 'pdp_trend' },
  { table: 'rubric_change' },
  { table: 'image', where: 'root_image_id IS NOT NULL' },
  { table: 'image' },
  { table: 'image_facts' },
  { table: 'image_score' },
  { table: 'upload' },
  { table: 'original_file' },
  { table: 'known_product' },
  { table: 'external_category' },
  { table: 'job_turn' },
  { table: 'audit_event' },
  { table: 'console_session' },
  { table: 'credential' },
]

/**
 * Deletes rows and files of organizations marked for deletion. Safe to run concurrently; the next run
 * continues an interrupted one.
 */
export async function deleteOrganizations(deps: Deps, signal: AbortSignal): Promise<number> {
  const { db, log } = deps
  const ordered = await db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('deleting_since', '<=', sql<Date>`now() - make_interval(secs => ${ACCESS_ENDS_S})`)
    .execute()
  for (const { id, name } of ordered) {
    log.info({ organization_id: id, name }, 'organization is being deleted')
    const removed = await deleteOne(deps, id, signal)
    if (signal.aborted) break
    log.info({ organization_id: id, name, ...removed }, 'organization deleted')
  }
  return ordered.length
}

async function deleteOne(
  { db, files }: Deps,
  id: string,
  signal: AbortSignal,
): Promise<{ rows: number; files: number }> {
  // Files of earlier releases are found by the rows that refer to them.
  await fillStoredFiles(db, signal, id)
  let rows = 0
  for (const step of ROWS)
    await inBatches(db, signal, ROWS_AT_A_TIME, async (trx) => {
      const deleted = await deleteSome(trx, step, id)
      rows += deleted
      return deleted
    })
  const removed = await files.removeAll(id, signal)
  if (!signal.aborted) await db.transaction().execute((trx) => deleteRest(trx, id))
  return { rows, files: removed }
}

async function deleteSome(
  trx: Db,
  { table, owner, where = 'true' }: (typeof ROWS)[number],
  id: string,
): Promise<number> {
  const [ownerTable, column] = owner ?? [table, null]
  const join =
    column === null ? sql`` : sql`JOIN ${sql.table(ownerTable)} AS owner ON owner.id = own.${sql.ref(column)}`
  const owned = column === null ? sql`own.organization_id` : sql`owner.organization_id`
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
      SELECT own.ctid FROM ${sql.table(table)} AS own ${join}
      WHERE ${owned} = ${id} AND ${sql.raw(where)} LIMIT ${ROWS_AT_A_TIME}))`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Deletes the organization with its portfolio, and people without another one. */
async function deleteRest(trx: Db, id: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    DELETE FROM membership WHERE organization_id = ${id} RETURNING user_id`.execute(trx)
  const people = rows.map(({ user_id: person }) => person)
  await sql`
    DELETE FROM user_account WHERE id = ANY(${people}::uuid[]) AND NOT is_operator
      AND NOT EXISTS (SELECT FROM membership WHERE user_id = user_account.id)`.execute(trx)
  await trx.deleteFrom('unclaimed_file').where('organization_id', '=', id).execute()
  await trx.deleteFrom('portfolio').where('organization_id', '=', id).execute()
  await trx.deleteFrom('organization').where('id', '=', id).execute()
}
