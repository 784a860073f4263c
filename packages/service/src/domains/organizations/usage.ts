import type { QuotaName } from '@endcap/api/admin'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export type UsageRow = { organization_id: string } & Record<QuotaName, number>

/** Reads the usage of one organization, or of each. */
export async function readUsage(db: Db, organizationId: string | null): Promise<UsageRow[]> {
  const sum = (table: string, where = sql`true`) => sql`
    COALESCE((SELECT sum(byte_length) FROM ${sql.table(table)} AS owned
      WHERE owned.organization_id = organization.id AND ${where}), 0)::float8`
  const count = (table: string) => sql`
    (SELECT count(*) FROM ${sql.table(table)} AS owned WHERE owned.organization_id = organization.id)::float8`
  const { rows } = await sql<UsageRow>`
    SELECT id AS organization_id, ${sum('stored_file')} AS stored_bytes,
      ${sum('upload', sql`expires_at > now()`)} AS upload_bytes, ${sum('import')} AS import_bytes,
      ${count('correction')} AS corrections,
      ${count('rubric_version')} + ${count('acceptance_rule_version')} AS rubric_versions,
      ${sum('custom_facts')} AS fact_bytes
    FROM organization ${organizationId === null ? sql`` : sql`WHERE id = ${organizationId}`} ORDER BY id`.execute(
    db,
  )
  return rows
}
