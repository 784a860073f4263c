import type { Family, Rubric } from '@endcap/scoring'
import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '../../platform/db/database.ts'
import { familyOf, type RubricOf, releaseRubric } from './model.ts'
import { currentPatch, patchRubric, type RubricPatch } from './rubric-patch.ts'
import { readTaughtNumber } from './taught-store.ts'

export type RubricVersion = {
  version: number
  patch: RubricPatch
  comment: string | null
  createdBy: string
  createdAt: Date
}

export type RubricStore = {
  /** The organization's rubrics, or the release's. Versions include teaching, because scores depend on it. */
  of: (organizationId: string, executor?: Db) => Promise<RubricOf>
  /** Omits families with the release's rubric. */
  findActive: (organizationId: string) => Promise<Map<Family, number>>
  /** Newest first. */
  listVersions: (executor: Db, organizationId: string, family: Family) => Promise<RubricVersion[]>
  /** Returns the number. The caller has locked the family. */
  addVersion: (trx: Db, organizationId: string, family: Family, added: NewVersion) => Promise<number>
  /** Locks a family for the transaction. Returns the version in force. */
  lock: (trx: Db, organizationId: string, family: Family) => Promise<number>
  /** 0 is the release's rubric. */
  activate: (trx: Db, organizationId: string, family: Family, version: number, by: string) => Promise<void>
}

export type NewVersion = { patch: RubricPatch; comment: string | null; createdBy: string }

/** About 20 KB each. */
const MAX_KEPT = 200
/** Version number of the release's rubric. */
export const RELEASE = 0

/** Creates the store of organizations' rubrics. */
export function createRubricStore(db: Db): RubricStore {
  const kept = new Lru<Rubric>(MAX_KEPT)

  /** Built once, because versions never change. */
  function rubricOfVersion({ organizationId, family, version, patch }: ActiveVersion): Rubric {
    const name = [organizationId, family, version].join(' ')
    const known = kept.get(name)
    if (known) return known
    // Falls back to the release's rubric if a patch no longer applies.
    const rubric =
      patchRubric(releaseRubric(family), currentPatch(patch).patch, version).rubric ?? releaseRubric(family)
    kept.set(name, rubric)
    return rubric
  }

  return {
    async of(organizationId, executor = db) {
      const active = await readActive(executor, organizationId)
      const own = new Map(active.map((each) => [each.family, rubricOfVersion({ ...each, organizationId })]))
      const taught = await readTaughtNumber(executor, organizationId)
      return (categoryId) => {
        const family = familyOf(categoryId)
        const rubric = own.get(family) ?? releaseRubric(family)
        return taught === null ? rubric : { ...rubric, version: `${rubric.version}.taught-${taught}` }
      }
    },
    async findActive(organizationId) {
      const active = await readActive(db, organizationId)
      return new Map(active.map(({ family, version }) => [family, version]))
    },
    listVersions: readVersions,
    addVersion: insertVersion,
    lock: lockFamily,
    async activate(trx, organizationId, family, version, by) {
      await trx
        .updateTable('organization_rubric')
        .set({ version, changed_by: by, changed_at: new Date() })
        .where('organization_id', '=', organizationId)
        .where('family', '=', family)
        .execute()
    },
  }
}

type ActiveVersion = { organizationId: string; family: Family; version: number; patch: RubricPatch }

async function readActive(
  executor: Db,
  organizationId: string,
): Promise<Omit<ActiveVersion, 'organizationId'>[]> {
  const { rows } = await sql<{ family: Family; version: number; patch: RubricPatch }>`
    SELECT family, version, patch FROM organization_rubric
    JOIN rubric_version USING (organization_id, family, version)
    WHERE organization_id = ${organizationId}`.execute(executor)
  return rows
}

async function readVersions(executor: Db, organizationId: string, family: Family): Promise<RubricVersion[]> {
  const rows = await executor
    .selectFrom('rubric_version')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('family', '=', family)
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

async function insertVersion(
  trx: Db,
  organizationId: string,
  family: Family,
  { patch, comment, createdBy }: NewVersion,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO rubric_version (organization_id, family, version, patch, comment, created_by)
    SELECT ${organizationId}, ${family}, coalesce(max(version), 0) + 1, ${JSON.stringify(patch)}, ${comment}, ${createdBy}
    FROM rubric_version WHERE organization_id = ${organizationId} AND family = ${family}
    RETURNING version`.execute(trx)
  const [added] = rows
  if (!added) throw new Error('the version was not inserted')
  return added.version
}

async function lockFamily(trx: Db, organizationId: string, family: Family): Promise<number> {
  await trx
    .insertInto('organization_rubric')
    .values({ organization_id: organizationId, family, version: RELEASE, changed_by: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { version } = await trx
    .selectFrom('organization_rubric')
    .select('version')
    .where('organization_id', '=', organizationId)
    .where('family', '=', family)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}
