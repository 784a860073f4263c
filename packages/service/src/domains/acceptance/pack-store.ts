import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { RulePack } from './rule-pack.ts'

export type InstalledPack = {
  version: number
  issued: string
  publisher: string
  installedAt: Date
  isActive: boolean
}

/** Returns the rules of a target in the rule pack in force, or null if it has none. */
export async function findPackRules(db: Db, target: string): Promise<RuleSet | null> {
  const { rows } = await sql<{ rules: RuleSet | null }>`
    SELECT (SELECT each FROM json_array_elements(pack -> 'rules' -> 'targets') AS each
      WHERE each ->> 'target' = ${target} LIMIT 1) AS rules
    FROM rule_pack WHERE is_active`.execute(db)
  return rows[0]?.rules ?? null
}

/** Returns the rules of each target of the rule pack in force. */
export async function listPackRules(db: Db): Promise<Map<string, RuleSet>> {
  const { rows } = await sql<{ rules: RuleSet }>`
    SELECT json_array_elements(pack -> 'rules' -> 'targets') AS rules FROM rule_pack WHERE is_active`.execute(
    db,
  )
  return new Map(rows.map(({ rules }) => [rules.target, rules]))
}

/** Returns the newest first. */
export async function listPacks(db: Db): Promise<InstalledPack[]> {
  const { rows } = await sql<InstalledPack>`
    SELECT version, pack -> 'rules' ->> 'issued' AS issued, pack ->> 'publisher' AS publisher,
      installed_at AS "installedAt", is_active AS "isActive"
    FROM rule_pack ORDER BY version DESC`.execute(db)
  return rows
}

/** Adds a pack and puts it in force. Returns its version. */
export async function addPack(trx: Db, pack: RulePack): Promise<number> {
  await lockPacks(trx)
  await trx.updateTable('rule_pack').set({ is_active: false }).where('is_active', '=', true).execute()
  const { rows } = await sql<{ version: number }>`
    INSERT INTO rule_pack (version, pack, is_active)
    SELECT coalesce(max(version), 0) + 1, ${JSON.stringify(pack)}, true FROM rule_pack
    RETURNING version`.execute(trx)
  const [added] = rows
  if (!added) throw new Error('the pack was not inserted')
  return added.version
}

/** Puts a version in force, 0 for the rules of the release. Returns false if there is no such version. */
export async function activatePack(trx: Db, version: number): Promise<boolean> {
  await lockPacks(trx)
  await trx.updateTable('rule_pack').set({ is_active: false }).where('is_active', '=', true).execute()
  if (version === 0) return true
  const { numUpdatedRows } = await trx
    .updateTable('rule_pack')
    .set({ is_active: true })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Installations of two operators take turns. Reads go on. */
const lockPacks = (trx: Db) => sql`LOCK TABLE rule_pack IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
