import { createBatchedLookUp } from '../../../platform/db/batched-look-up.ts'
import type { Database } from '../../../platform/db/database.ts'
import { prepareStatement } from '../../../platform/db/prepared-statement.ts'
import type { PdpKey, Revision } from './pdp.ts'

/** Reads only what detects a change. Null without a PDP. */
export type FindRevision = (key: PdpKey) => Promise<{ id: string; revision: Revision } | null>

type Row = { place: number; id: string; revision: Revision }

/** Combines polls that arrive together in one query. */
export function createFindRevision({ pool }: Pick<Database, 'pool'>): FindRevision {
  const findRevisions = prepareStatement<Row>(pool, {
    name: 'pdp_revisions',
    text: `
      SELECT place::int, pdp.id, pdp.xmin::text AS revision
      FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
        WITH ORDINALITY AS key (organization_id, id_type, external_id, retailer, place)
      JOIN pdp USING (organization_id, id_type, external_id, retailer)`,
  })
  return createBatchedLookUp(async (keys: readonly PdpKey[]) => {
    const rows = await findRevisions([
      keys.map(({ organizationId }) => organizationId),
      keys.map(({ idType }) => idType),
      keys.map(({ externalId }) => externalId),
      keys.map(({ retailer }) => retailer),
    ])
    const found = new Map(rows.map(({ place, id, revision }) => [place, { id, revision }]))
    return keys.map((_key, index) => found.get(index + 1) ?? null)
  })
}
