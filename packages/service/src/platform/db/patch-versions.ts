import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A numbered patch of an organization. Versions never change. */
export type PatchVersion<Patch> = {
  version: number
  patch: Patch
  comment: string | null
  createdBy: string
  createdAt: Date
}

export type NewPatchVersion<Patch> = Omit<PatchVersion<Patch>, 'version' | 'createdAt'>

export type ActiveVersion<Patch> = Pick<PatchVersion<Patch>, 'version' | 'patch'>

/** Number of the version without changes: what the release has. */
export const RELEASE = 0

type Owner<Subject> = { organizationId: string; subject: Subject }

/** `key` is the column of the subject in both tables: of all versions, and of the version in force. */
type Tables = { versions: string; inForce: string; key: string }

/** Creates the store of an organization's patches by subject, of which one is in force. */
export function createPatchVersions<Subject extends string, Patch>({ versions, inForce, key }: Tables) {
  const all = sql.table(versions)
  const active = sql.table(inForce)
  const column = sql.ref(key)
  const of = ({ organizationId, subject }: Owner<Subject>) =>
    sql`organization_id = ${organizationId} AND ${column} = ${subject}`

  return {
    /** Returns the version in force, by subject. Omits subjects without changes. */
    async findActive(db: Db, organizationId: string): Promise<Map<Subject, ActiveVersion<Patch>>> {
      const { rows } = await sql<{ subject: Subject } & ActiveVersion<Patch>>`
        SELECT ${column} AS subject, version, patch FROM ${active}
        JOIN ${all} USING (organization_id, ${column}, version)
        WHERE organization_id = ${organizationId}`.execute(db)
      return new Map(rows.map(({ subject, ...each }) => [subject, each]))
    },
    /** Returns the newest first. */
    async list(db: Db, owner: Owner<Subject>): Promise<PatchVersion<Patch>[]> {
      const { rows } = await sql<PatchVersion<Patch>>`
        SELECT version, patch, comment, created_by AS "createdBy", created_at AS "createdAt"
        FROM ${all} WHERE ${of(owner)} ORDER BY version DESC`.execute(db)
      return rows
    },
    /** Returns the number. The caller has locked the subject. */
    async add(
      trx: Db,
      owner: Owner<Subject>,
      { patch, comment, createdBy }: NewPatchVersion<Patch>,
    ): Promise<number> {
      const { rows } = await sql<{ version: number }>`
        INSERT INTO ${all} (organization_id, ${column}, version, patch, comment, created_by)
        SELECT ${owner.organizationId}, ${owner.subject}, coalesce(max(version), 0) + 1, ${JSON.stringify(patch)},
          ${comment}, ${createdBy}
        FROM ${all} WHERE ${of(owner)}
        RETURNING version`.execute(trx)
      return versionOf(rows)
    },
    /** Locks a subject for the transaction. Returns the version in force. */
    async lock(trx: Db, owner: Owner<Subject>): Promise<number> {
      await sql`
        INSERT INTO ${active} (organization_id, ${column}, version, changed_by)
        VALUES (${owner.organizationId}, ${owner.subject}, ${RELEASE}, '') ON CONFLICT DO NOTHING`.execute(
        trx,
      )
      const { rows } = await sql<{ version: number }>`
        SELECT version FROM ${active} WHERE ${of(owner)} FOR UPDATE`.execute(trx)
      return versionOf(rows)
    },
    /** Puts a version in force. */
    async activate(trx: Db, owner: Owner<Subject>, version: number, by: string): Promise<void> {
      await sql`
        UPDATE ${active} SET version = ${version}, changed_by = ${by}, changed_at = ${new Date()}
        WHERE ${of(owner)}`.execute(trx)
    },
  }
}

function versionOf([row]: readonly { version: number }[]): number {
  if (!row) throw new Error('there is no version')
  return row.version
}
