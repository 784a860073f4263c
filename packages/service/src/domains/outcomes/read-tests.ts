import type { OutcomeKind } from '@endcap/api'
import { findCategoryIdsBelow } from '@endcap/catalog'
import { type Estimate, predictEffects, type TestVerdict } from '@endcap/outcomes'
import type { ImageRole } from '@endcap/scoring'
import { type RawBuilder, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { StoredReading } from './settle-tests.ts'

/** Score of an arm, and of the factors of its main image, 0–100. Null if it cannot be read. */
export type ScoredArm = { score: number | null; factors: Record<string, number> }

export type TestArm = {
  id: string
  name: string
  is_control: boolean
  share: number | null
  scored: ScoredArm | null
  /** SHA-256 of its main image. Null if it is not bound. */
  sha256: string | null
}

export type TestRow = {
  id: string
  source: string
  name: string
  kind: OutcomeKind
  role: ImageRole
  retailer: string | null
  category_id: string | null
  pdp_id: string | null
  external_id: string | null
  listing_name: string | null
  reading: StoredReading | null
  ends_on: string | null
  /** The control first. */
  arms: TestArm[]
}

export type TestFilters = {
  kind?: OutcomeKind
  verdict?: TestVerdict | undefined
  retailer?: string | undefined
  category_id?: string | undefined
  source?: string | undefined
}

/** Returns tests, the newest first. */
export async function listTests(
  db: Db,
  organizationId: string,
  { before = null, limit, ...filters }: TestFilters & { before?: string | null; limit: number },
): Promise<TestRow[]> {
  const conditions = [
    ...conditionsOf(organizationId, filters),
    ...(before === null ? [] : [sql`test.id < ${before}::uuid`]),
  ]
  return selectTests(db, conditions, sql`ORDER BY test.id DESC LIMIT ${limit}`)
}

/** @throws DomainError OUTCOME_TEST_NOT_FOUND */
export async function findTest(db: Db, organizationId: string, id: string): Promise<TestRow> {
  const own = sql`test.organization_id = ${organizationId} AND test.id = ${isUuid(id) ? id : null}::uuid`
  const [test] = await selectTests(db, [own], sql``)
  if (!test) throw new DomainError('OUTCOME_TEST_NOT_FOUND', 'there is no such test in your organization')
  return test
}

function conditionsOf(
  organizationId: string,
  { kind, verdict, retailer, category_id: categoryId, source }: TestFilters,
): RawBuilder<unknown>[] {
  const hasVerdict = JSON.stringify([{ verdict }])
  return [
    sql`test.organization_id = ${organizationId}`,
    ...(kind === undefined ? [] : [sql`test.kind = ${kind}`]),
    ...(retailer === undefined ? [] : [sql`test.retailer = ${retailer}`]),
    ...(categoryId === undefined
      ? []
      : [sql`test.category_id = ANY(${findCategoryIdsBelow(categoryId)}::text[])`]),
    ...(source === undefined ? [] : [sql`test.source = ${source}`]),
    ...(verdict === undefined ? [] : [sql`test.reading->'comparisons' @> ${hasVerdict}::jsonb`]),
  ]
}

async function selectTests(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    SELECT test.id, test.source, test.name, test.kind, test.role, test.retailer, test.category_id, test.reading,
      test.ends_on::text,
      pdp.id AS pdp_id, pdp.external_id, pdp.name AS listing_name, coalesce((
        SELECT json_agg(json_build_object('id', arm.id, 'name', arm.name, 'is_control', arm.is_control,
          'share', arm.share, 'scored', arm.scored, 'sha256', picture.sha256) ORDER BY arm.is_control DESC, arm.id)
        FROM outcome_arm AS arm
        LEFT JOIN outcome_picture AS picture ON picture.arm_id = arm.id AND picture.position = 0
        WHERE arm.test_id = test.id), '[]') AS arms
    FROM outcome_test AS test LEFT JOIN pdp ON pdp.id = test.pdp_id
    WHERE ${sql.join([...conditions], sql` AND `)} ${order}`.execute(db)
  return rows
}

/** Counts comparisons of randomized tests by verdict. */
export async function countVerdicts(db: Db, organizationId: string): Promise<Record<TestVerdict, number>> {
  const { rows } = await sql<{ verdict: TestVerdict; count: number }>`
    SELECT comparison->>'verdict' AS verdict, count(*)::int AS count
    FROM outcome_test, jsonb_array_elements(reading->'comparisons') AS comparison
    WHERE organization_id = ${organizationId} AND kind = 'randomized' GROUP BY 1`.execute(db)
  const none = { better: 0, worse: 0, close: 0, few: 0, broken: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count])) }
}

/** Counts tests of before and after. */
export async function countObservational(db: Db, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('outcome_test')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'observational')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the images of arms by arm: those of the listing first. An arm without one of them is left out. */
export async function imagesOfArms(
  db: Db,
  organizationId: string,
  { id, pdp_id: pdpId }: Pick<TestRow, 'id' | 'pdp_id'>,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ arm_id: string; image_ids: (string | null)[] }>`
    SELECT arm.id AS arm_id, json_agg(found.id ORDER BY picture.position) AS image_ids
    FROM outcome_arm AS arm JOIN outcome_picture AS picture ON picture.arm_id = arm.id
    LEFT JOIN LATERAL (
      SELECT image.id FROM image LEFT JOIN pdp_image ON pdp_image.image_id = image.id AND pdp_image.pdp_id = ${pdpId}::uuid
      WHERE image.organization_id = ${organizationId} AND image.sha256 = picture.sha256
      ORDER BY pdp_image.position NULLS LAST, image.origin_pdp_id = ${pdpId}::uuid DESC NULLS LAST, image.id LIMIT 1
    ) AS found ON true
    WHERE arm.test_id = ${id}::uuid AND arm.organization_id = ${organizationId} GROUP BY arm.id`.execute(db)
  const whole = (ids: (string | null)[]): ids is string[] => !ids.includes(null)
  return new Map(rows.flatMap(({ arm_id: armId, image_ids: ids }) => (whole(ids) ? [[armId, ids]] : [])))
}

/** Fewer do not tell how much winners overstate. */
const MIN_STUDIES = 10

/** Returns what to expect of the arms of randomized tests, by arm, drawn toward their category and all tests. */
export async function expectedEffects(db: Db, organizationId: string): Promise<Map<string, Estimate>> {
  const { rows } = await sql<Estimate & { arm_id: string; group: string }>`
    SELECT comparison->>'arm_id' AS arm_id, coalesce(category_id, '') AS group,
      (comparison->'comparable'->>'value')::double precision AS value,
      (comparison->'comparable'->>'variance')::double precision AS variance
    FROM outcome_test, jsonb_array_elements(reading->'comparisons') AS comparison
    WHERE organization_id = ${organizationId} AND kind = 'randomized'
      AND jsonb_typeof(comparison->'comparable') = 'object'`.execute(db)
  if (rows.length < MIN_STUDIES) return new Map()
  const expected = predictEffects(rows)
  return new Map(rows.flatMap(({ arm_id: arm }, at) => (expected[at] ? [[arm, expected[at]]] : [])))
}
