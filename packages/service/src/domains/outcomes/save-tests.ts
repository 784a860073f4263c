import type { NewOutcome } from '@endcap/api'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { bindPictures } from './bind-pictures.ts'
import { findListings } from './find-listings.ts'

/** A test, as results and plans name it. */
export type NamedTest = Pick<NewOutcome, 'source' | 'test' | 'kind' | 'role' | 'listing' | 'market'>

/** An arm, as they name it. */
export type NamedArm = NamedTest & Pick<NewOutcome, 'arm' | 'is_control' | 'share' | 'pictures'>

export type SavedArm = { id: string; testId: string }

const SEPARATOR = '\u0000'
const testKey = ({ source, test }: NamedTest): string => [source, test].join(SEPARATOR)

/** Key of an arm among those of `saveArms`. */
export const armKey = (arm: NamedArm): string => [testKey(arm), arm.arm].join(SEPARATOR)

/** Leaves the last of those with the same key. */
export const lastOf = <Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item> =>
  new Map(items.map((item) => [key(item), item]))

/** Stores tests, their arms, and the pictures that are named. Returns the arms by `armKey`. */
export async function saveArms(
  trx: Db,
  organizationId: string,
  named: readonly NamedArm[],
): Promise<Map<string, SavedArm>> {
  const tests = await saveTests(trx, organizationId, named)
  const distinct = [...lastOf(named, armKey)].map(([key, arm]) => {
    const testId = tests.get(testKey(arm)) ?? ''
    return { key, arm, testId }
  })
  const { rows } = await sql<{ id: string; test_id: string; name: string }>`
    INSERT INTO outcome_arm (organization_id, id, test_id, name, is_control, share)
    SELECT ${organizationId}::uuid, * FROM unnest(${distinct.map(() => uuidV7())}::uuid[],
      ${distinct.map(({ testId }) => testId)}::uuid[], ${distinct.map(({ arm }) => arm.arm)}::text[],
      ${distinct.map(({ arm }) => arm.is_control)}::boolean[],
      ${distinct.map(({ arm }) => arm.share ?? null)}::double precision[])
    ON CONFLICT (test_id, name) DO UPDATE SET is_control = outcome_arm.is_control OR excluded.is_control,
      share = coalesce(excluded.share, outcome_arm.share)
    RETURNING id, test_id, name`.execute(trx)
  const ids = new Map(rows.map(({ id, test_id: testId, name }) => [`${testId} ${name}`, id]))
  const saved = distinct.map(({ key, arm, testId }) => {
    const id = ids.get(`${testId} ${arm.arm}`) ?? ''
    return { key, id, testId, pictures: arm.pictures }
  })
  await bindPictures(
    trx,
    organizationId,
    saved.filter(({ pictures }) => pictures.length > 0),
  )
  return new Map(saved.map(({ key, id, testId }) => [key, { id, testId }]))
}

/** Returns test ids by key. */
async function saveTests(
  trx: Db,
  organizationId: string,
  named: readonly NamedTest[],
): Promise<Map<string, string>> {
  const tests = [...lastOf(named, testKey).values()]
  const listings = await findListings(trx, organizationId, tests)
  const texts = (of: (test: NamedTest, at: number) => string | null) => sql`${tests.map(of)}::text[]`
  const { rows } = await sql<{ id: string; source: string; name: string }>`
    INSERT INTO outcome_test (organization_id, id, source, name, kind, role, listing, retailer, category_id, pdp_id)
    SELECT ${organizationId}::uuid, * FROM unnest(${tests.map(() => uuidV7())}::uuid[],
      ${texts(({ source }) => source)}, ${texts(({ test }) => test)}, ${texts(({ kind }) => kind)},
      ${texts(({ role }) => role)}, ${texts(({ listing }) => listing)},
      ${texts(({ market }, at) => listings[at]?.retailer ?? market ?? null)},
      ${texts((_, at) => listings[at]?.category_id ?? null)},
      ${tests.map((_, at) => listings[at]?.id ?? null)}::uuid[])
    ON CONFLICT (organization_id, source, name) DO UPDATE SET kind = excluded.kind, role = excluded.role,
      listing = excluded.listing,
      retailer = coalesce(excluded.retailer, outcome_test.retailer),
      pdp_id = coalesce(excluded.pdp_id, outcome_test.pdp_id),
      category_id = coalesce(excluded.category_id, outcome_test.category_id)
    RETURNING id, source, name`.execute(trx)
  return new Map(rows.map(({ id, source, name }) => [[source, name].join(SEPARATOR), id]))
}
