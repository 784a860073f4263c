import { MAX_FAMILY_LISTINGS, type PdpFamily, type PdpFamilyDetails } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { type RawBuilder, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import { readRows } from '../pdps/reading/list-pdps.ts'
import { presentListedPdp } from '../pdps/reading/present-pdp-summary.ts'
import { noSuchFamily } from '../pdps/record/pdp-families.ts'

type Place = { organizationId: string; limit: PdpLimit | null }

type Row = {
  id: string
  name: string | null
  key: string | null
  retailer: string | null
  listings: number
  lowest: number | null
  highest: number | null
  created_at: Date
}

/** Families with listings that the caller may see. */
async function readFamilies(
  db: Db,
  { organizationId, limit: within }: Place,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Row[]> {
  const { retailer, tag } = within ?? { retailer: null, tag: null }
  const { rows } = await sql<Row>`
    SELECT family.id, coalesce(nullif(family.name, ''), family.key) AS name, family.key, family.retailer,
      family.created_at, members.listings, members.lowest, members.highest
    FROM pdp_family AS family JOIN LATERAL (
      SELECT count(*)::int AS listings, min(pdp_score) AS lowest, max(pdp_score) AS highest FROM pdp_summary
      WHERE pdp_summary.organization_id = ${organizationId} AND family_id = family.id
        AND (${retailer}::text IS NULL OR pdp_summary.retailer = ${retailer})
        AND (${tag}::text IS NULL OR tags @> ARRAY[${tag}]::text[])) AS members ON members.listings > 0
    WHERE family.organization_id = ${organizationId} AND ${condition}
    ORDER BY family.id LIMIT ${limit}`.execute(db)
  return rows
}

/** Returns a page of families. @throws DomainError INVALID_CURSOR */
export async function listFamilies(
  db: Db,
  place: Place,
  { cursor, limit, q = '' }: { cursor: string | null; limit: number; q: string | undefined },
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const scope = { ...place, q }
  const after = cursor === null ? null : decodeCursor(scope, cursor).id
  const isFound = sql`strpos(lower(concat_ws(' ', family.name, family.key)), lower(${q})) > 0`
  const condition = after === null ? isFound : sql`${isFound} AND family.id > ${after}::uuid`
  return cutPage(await readFamilies(db, place, condition, limit + 1), limit, scope, ({ id }) => ({
    value: '',
    id,
  }))
}

/** Presents a row. */
export const presentFamily = ({
  id: family_id,
  name,
  key,
  retailer,
  listings,
  lowest,
  highest,
  created_at: at,
}: Row): PdpFamily => ({
  family_id,
  name,
  key,
  retailer,
  listings,
  lowest_score: lowest,
  highest_score: highest,
  created_at: at.toISOString(),
})

/** Returns a family with its listings. @throws DomainError FAMILY_NOT_FOUND */
export async function findFamily(
  { db, links }: { db: Db; links: Pick<SignedLinks, 'sign'> },
  place: Place,
  familyId: string,
): Promise<PdpFamilyDetails> {
  const [row] = isUuid(familyId) ? await readFamilies(db, place, sql`family.id = ${familyId}::uuid`, 1) : []
  if (!row) throw noSuchFamily()
  const { organizationId, limit } = place
  const within = { retailer: limit?.retailer ?? undefined, tag: limit?.tag ?? undefined }
  const listed = await readRows(
    db,
    { organizationId, family: row.id, ...within },
    { sort: null, after: null, limit: MAX_FAMILY_LISTINGS },
  )
  const { rows: places } = await sql<{ id: string; positions: number[] }>`
    SELECT id, own_positions AS positions FROM pdp
    WHERE id = ANY(${listed.map(({ id }) => id)}::uuid[])`.execute(db)
  const positionsOf = new Map(places.map(({ id, positions }) => [id, positions]))
  return {
    ...presentFamily(row),
    children: listed.map((pdp) => ({
      ...presentListedPdp(pdp, organizationId, links),
      own_positions: positionsOf.get(pdp.id) ?? [0],
    })),
  }
}
