import { commonName } from '@endcap/catalog'
import { sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import { noSuchPdp } from '../pdps/record/own-pdp.ts'
import {
  chooseFamily,
  countListings,
  lockFamily,
  lockMembers,
  noSuchFamily,
} from '../pdps/record/pdp-families.ts'

type Owner = { db: Db; organizationId: string }

/** Makes a family of listings and returns its id. @throws DomainError PDP_NOT_FOUND */
export function createFamilyOf(
  { db, organizationId }: Owner,
  { name, pdpIds }: { name: string | null; pdpIds: readonly string[] },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const members = await lockOwn(trx, organizationId, pdpIds)
    const names = members.flatMap((each) => (each.name === null ? [] : [each.name]))
    const id = uuidV7()
    await trx
      .insertInto('pdp_family')
      .values({
        id,
        organization_id: organizationId,
        retailer: null,
        key: null,
        name: name ?? (names.length > 0 ? names.reduce(commonName) : null),
        is_named: name !== null,
      })
      .execute()
    await chooseFamily(trx, members, id)
    return id
  })
}

export type FamilyChange = {
  name?: string | undefined
  add?: readonly string[] | undefined
  remove?: readonly string[] | undefined
}

/** Renames a family, adds and takes out listings. @throws DomainError FAMILY_NOT_FOUND, PDP_NOT_FOUND */
export async function changeFamily(
  { db, organizationId }: Owner,
  familyId: string,
  { name, add = [], remove = [] }: FamilyChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Listings are locked before families, as in submissions.
    const members = await lockOwn(trx, organizationId, [...add, ...remove])
    const family = await lockFamily(trx, organizationId, familyId)
    const added = new Set(add.map((id) => id.toLowerCase()))
    const out = members.filter((each) => !added.has(each.id))
    if (out.some(({ family_id: current }) => current !== family.id)) throw noSuchPdp()
    if (name !== undefined)
      await trx.updateTable('pdp_family').set({ name, is_named: true }).where('id', '=', family.id).execute()
    await chooseFamily(trx, out, null)
    const entering = members.filter((each) => added.has(each.id))
    await chooseFamily(trx, entering, family.id)
    if ((await countListings(trx, organizationId, family.id)) === 0)
      throw validationError([{ field: 'remove', issue: 'must leave a listing; delete the family instead' }])
  })
}

/** Deletes a family. Its listings stay. @throws DomainError FAMILY_NOT_FOUND */
export async function dissolveFamily({ db, organizationId }: Owner, familyId: string): Promise<void> {
  if (!isUuid(familyId)) throw noSuchFamily()
  await db.transaction().execute(async (trx) => {
    const isMember = sql`organization_id = ${organizationId} AND id IN (SELECT pdp_id FROM pdp_summary
      WHERE organization_id = ${organizationId} AND family_id = ${familyId}::uuid)`
    await lockMembers(trx, isMember)
    const family = await lockFamily(trx, organizationId, familyId)
    await trx.deleteFrom('pdp_family').where('id', '=', family.id).execute()
    // Reads again, because listings may have entered before the lock.
    await chooseFamily(trx, await lockMembers(trx, isMember), null)
  })
}

async function lockOwn(trx: Db, organizationId: string, pdpIds: readonly string[]) {
  const ids = [...new Set(pdpIds.map((id) => id.toLowerCase()))]
  if (!ids.every((id) => isUuid(id))) throw noSuchPdp()
  const members = await lockMembers(
    trx,
    sql`organization_id = ${organizationId} AND id = ANY(${ids}::uuid[])`,
  )
  if (members.length < ids.length) throw noSuchPdp()
  return members
}
