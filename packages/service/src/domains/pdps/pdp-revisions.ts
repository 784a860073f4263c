import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { PdpKey, Revision } from './pdp.ts'

/** Reads just enough of a PDP to detect a change. Returns null if there is no such PDP. */
export type FindRevision = (key: PdpKey) => Promise<{ id: string; revision: Revision } | null>

/** Maximum number of polls in one query. */
const MAX_BATCH = 200

/**
 * Creates the look-up of revisions. Polls that arrive together are one query, which starts after they have
 * arrived. Nothing is kept between polls.
 */
export function createFindRevision(db: Db): FindRevision {
  const loader = new DataLoader((keys: readonly PdpKey[]) => findRevisions(db, keys), {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: MAX_BATCH,
  })
  return (key) => loader.load(key)
}

/** Returns revisions in the order of the keys. */
async function findRevisions(
  db: Db,
  keys: readonly PdpKey[],
): Promise<({ id: string; revision: Revision } | null)[]> {
  const { rows } = await sql<{ place: number; id: string; revision: Revision }>`
    SELECT place::int, pdp.id, pdp.xmin::text AS revision
    FROM unnest(
      ${keys.map(({ organizationId }) => organizationId)}::uuid[],
      ${keys.map(({ idType }) => idType)}::text[],
      ${keys.map(({ externalId }) => externalId)}::text[],
      ${keys.map(({ retailer }) => retailer)}::text[]
    ) WITH ORDINALITY AS key (organization_id, id_type, external_id, retailer, place)
    JOIN pdp USING (organization_id, id_type, external_id, retailer)`.execute(db)
  const found = new Map(rows.map(({ place, id, revision }) => [place, { id, revision }]))
  return keys.map((_key, index) => found.get(index + 1) ?? null)
}
