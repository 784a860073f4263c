import type { CustomFacts } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { CustomFactsTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

export type StoredFacts = Selectable<CustomFactsTable>

/** Own facts belong to content. */
export type ContentOf = { organizationId: string; sha256: string }

/** Returns all namespaces of a content, by name. */
export const findNamespaces = (executor: Db, { organizationId, sha256 }: ContentOf): Promise<StoredFacts[]> =>
  executor
    .selectFrom('custom_facts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .orderBy('namespace')
    .execute()

/** Finds a namespace of a content. @throws DomainError FACTS_NOT_FOUND */
export function namespaceIn(stored: readonly StoredFacts[], namespace: string): StoredFacts {
  const found = stored.find((each) => each.namespace === namespace)
  if (!found) throw new DomainError('FACTS_NOT_FOUND', `there are no facts ${JSON.stringify(namespace)}`)
  return found
}

/** Compares with the version that a client has read. @throws DomainError FACTS_CHANGED */
export function checkVersion(current: StoredFacts | undefined, expected: number | null | undefined): void {
  const version = current?.version ?? 0
  if (expected != null && expected !== version)
    throw new DomainError('FACTS_CHANGED', `the facts have version ${version}, not ${expected}`)
}

/** Lets one transaction at a time change the facts of a content. Taken before any other lock. */
export async function lockFacts(trx: Db, { organizationId, sha256 }: ContentOf): Promise<void> {
  const name = `custom-facts ${organizationId} ${sha256}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** Presents facts in the form of the API. */
export const presentFacts = ({
  namespace,
  version,
  facts,
  changed_at: changedAt,
  changed_by: by,
}: StoredFacts): CustomFacts => ({
  namespace,
  version,
  facts,
  changed_at: changedAt.toISOString(),
  changed_by: by,
})
