import { MAX_FAMILY_LISTINGS } from '@endcap/api'
import { commonName } from '@endcap/catalog'
import { sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError, validationError } from '../../../platform/errors/domain-error.ts'
import type { Pdp } from './pdp.ts'
import { WRITTEN, writePdp } from './write-pdp.ts'

/** Undefined keeps, null clears. */
export type FamilyMarks = { family?: string | null | undefined; variant?: string | null | undefined }

type Member = Pick<
  Pdp,
  'id' | 'organization_id' | 'retailer' | 'name' | 'family_id' | 'variant' | 'is_family_chosen'
>

/** Also reported for families of other organizations. */
export const noSuchFamily = () =>
  new DomainError('FAMILY_NOT_FOUND', 'there is no such family in your organization')

/**
 * Puts a PDP into the family of the parent that a submission names, unless a person has chosen its family. A full
 * family takes no more. Returns false if nothing has changed.
 */
export async function followFamily(
  trx: Db,
  pdpId: string,
  { family, variant }: FamilyMarks,
): Promise<boolean> {
  if (family === undefined && variant === undefined) return false
  const [pdp] = await lockMembers(trx, sql`id = ${pdpId}`)
  if (!pdp || pdp.is_family_chosen) return false
  const place = {
    family_id: family === undefined ? pdp.family_id : family && (await familyOf(trx, pdp, family)),
    variant: variant === undefined ? pdp.variant : variant,
  }
  if (place.family_id === pdp.family_id && place.variant === pdp.variant) return false
  await write(trx, pdp.id, place)
  return true
}

/** Locks PDPs in the order of their ids. */
export async function lockMembers(trx: Db, condition: ReturnType<typeof sql>): Promise<Member[]> {
  const { rows } = await sql<Member>`
    SELECT id, organization_id, retailer, name, family_id, variant, is_family_chosen FROM pdp
    WHERE ${condition} ORDER BY id FOR UPDATE`.execute(trx)
  return rows
}

/** Puts locked PDPs into a family by a person's choice, or with null into none. @throws DomainError */
export async function chooseFamily(trx: Db, pdps: readonly Member[], familyId: string | null): Promise<void> {
  const moved = pdps.filter(({ family_id: current }) => current !== familyId)
  const [first] = pdps
  if (familyId !== null && first) {
    const family = await lockFamily(trx, first.organization_id, familyId)
    if ((await countListings(trx, first.organization_id, familyId)) + moved.length > MAX_FAMILY_LISTINGS)
      throw validationError([
        { field: 'family_id', issue: `a family has at most ${MAX_FAMILY_LISTINGS} listings` },
      ])
    for (const { name } of moved) await addName(trx, family, name)
  }
  for (const { id } of pdps) await write(trx, id, { family_id: familyId, is_family_chosen: true })
}

/** Sets the variant of a PDP. */
export const setVariant = (trx: Db, pdpId: string, variant: string | null): Promise<void> =>
  write(trx, pdpId, { variant })

/** Marks the positions that keep their images when the family gets a set. */
export const setOwnPositions = (trx: Db, pdpId: string, positions: readonly number[]): Promise<void> =>
  write(trx, pdpId, { own_positions: [...positions] })

/** Takes a restored PDP out of a family that was deleted meanwhile. */
export async function leaveDeletedFamily(trx: Db, pdpId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT pdp_family.id FROM pdp_family JOIN pdp ON pdp.family_id = pdp_family.id
    WHERE pdp.id = ${pdpId} FOR KEY SHARE OF pdp_family`.execute(trx)
  if (rows.length === 0) await write(trx, pdpId, { family_id: null })
}

export type StoredFamily = {
  id: string
  organization_id: string
  retailer: string | null
  key: string | null
  name: string | null
  is_named: boolean
}

/** Locks a family until the transaction ends. @throws DomainError FAMILY_NOT_FOUND */
export async function lockFamily(trx: Db, organizationId: string, id: string): Promise<StoredFamily> {
  const found = isUuid(id)
    ? await trx
        .selectFrom('pdp_family')
        .selectAll()
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw noSuchFamily()
  return found
}

async function familyOf(trx: Db, pdp: Member, key: string): Promise<string | null> {
  const { rows } = await sql<StoredFamily>`
    INSERT INTO pdp_family (id, organization_id, retailer, key)
    VALUES (${uuidV7()}, ${pdp.organization_id}, ${pdp.retailer}, ${key})
    ON CONFLICT (organization_id, retailer, key) DO UPDATE SET key = excluded.key
    RETURNING *`.execute(trx)
  const [family] = rows
  if (!family) throw new Error('PostgreSQL returned no row')
  if (family.id === pdp.family_id) return family.id
  if ((await countListings(trx, pdp.organization_id, family.id)) >= MAX_FAMILY_LISTINGS) return pdp.family_id
  await addName(trx, family, pdp.name)
  return family.id
}

async function addName(trx: Db, family: StoredFamily, name: string | null): Promise<void> {
  if (family.is_named || name === null) return
  family.name = family.name === null ? name : commonName(family.name, name)
  await trx.updateTable('pdp_family').set({ name: family.name }).where('id', '=', family.id).execute()
}

/** Counts the listings of a family. */
export async function countListings(trx: Db, organizationId: string, familyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pdp_summary
    WHERE organization_id = ${organizationId} AND family_id = ${familyId}`.execute(trx)
  return rows[0]?.count ?? 0
}

type Written = Partial<Pick<Pdp, 'family_id' | 'variant' | 'is_family_chosen' | 'own_positions'>>

/** Keeps `updated_at`, as tags do. */
async function write(trx: Db, pdpId: string, values: Written): Promise<void> {
  await writePdp(trx, trx.updateTable('pdp').set(values).where('id', '=', pdpId).returning(WRITTEN))
}
