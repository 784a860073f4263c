import type { RulePatch } from '@endcap/catalog/retailer-rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export type RuleVersion = {
  version: number
  patch: RulePatch
  comment: string | null
  createdBy: string
  createdAt: Date
}

/** An organization's rules of a target. */
export type Owner = { organizationId: string; target: string }

/** Version without changes: the rules of the release, or of the installed rule pack. */
export const UNCHANGED = 0

/** Returns the version in force, by target. Omits targets without changes. */
export async function findActiveRules(
  db: Db,
  organizationId: string,
): Promise<Map<string, { version: number; patch: RulePatch }>> {
  const { rows } = await sql<{ target: string; version: number; patch: RulePatch }>`
    SELECT target, version, patch FROM organization_acceptance_rules
    JOIN acceptance_rule_version USING (organization_id, target, version)
    WHERE organization_id = ${organizationId}`.execute(db)
  return new Map(rows.map(({ target, ...active }) => [target, active]))
}

/** Returns the newest first. */
export async function listRuleVersions(db: Db, { organizationId, target }: Owner): Promise<RuleVersion[]> {
  const rows = await db
    .selectFrom('acceptance_rule_version')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('target', '=', target)
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    version: row.version,
    patch: row.patch,
    comment: row.comment,
    createdBy: row.created_by,
    createdAt: row.created_at,
  }))
}

/** Returns the number. The caller has locked the rules. */
export async function addRuleVersion(
  trx: Db,
  { organizationId, target }: Owner,
  { patch, comment, createdBy }: Omit<RuleVersion, 'version' | 'createdAt'>,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO acceptance_rule_version (organization_id, target, version, patch, comment, created_by)
    SELECT ${organizationId}, ${target}, coalesce(max(version), 0) + 1, ${JSON.stringify(patch)}, ${comment}, ${createdBy}
    FROM acceptance_rule_version WHERE organization_id = ${organizationId} AND target = ${target}
    RETURNING version`.execute(trx)
  const [added] = rows
  if (!added) throw new Error('the version was not inserted')
  return added.version
}

/** Locks the rules for the transaction. Returns the version in force. */
export async function lockRules(trx: Db, { organizationId, target }: Owner): Promise<number> {
  await trx
    .insertInto('organization_acceptance_rules')
    .values({ organization_id: organizationId, target, version: UNCHANGED, changed_by: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { version } = await trx
    .selectFrom('organization_acceptance_rules')
    .select('version')
    .where('organization_id', '=', organizationId)
    .where('target', '=', target)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** Puts a version in force. */
export async function activateRules(
  trx: Db,
  { organizationId, target }: Owner,
  version: number,
  by: string,
): Promise<void> {
  await trx
    .updateTable('organization_acceptance_rules')
    .set({ version, changed_by: by, changed_at: new Date() })
    .where('organization_id', '=', organizationId)
    .where('target', '=', target)
    .execute()
}

/** Returns the chosen targets, or null for the retailer of each listing. */
export async function findChosenTargets(db: Db, organizationId: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('organization_targets')
    .select('targets')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return row?.targets ?? null
}

/** Replaces the choice. */
export async function saveChosenTargets(
  trx: Db,
  organizationId: string,
  targets: readonly string[] | null,
  by: string,
): Promise<void> {
  await trx.deleteFrom('organization_targets').where('organization_id', '=', organizationId).execute()
  if (targets === null) return
  await trx
    .insertInto('organization_targets')
    .values({ organization_id: organizationId, targets: [...targets], changed_by: by })
    .execute()
}
