import type { Outcome, OutcomeQuery } from '@endcap/api'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { removeContentsOf } from '../images/remove-images.ts'
import { settleTests } from './settle-tests.ts'

type Row = Omit<Outcome, 'listing' | 'created_at' | 'updated_at'> & {
  pdp_id: string | null
  external_id: string | null
  listing_name: string | null
  created_at: Date
  updated_at: Date
}

/** Returns rows, the newest first. */
export async function listOutcomes(
  db: Db,
  organizationId: string,
  {
    test_id: testId,
    has_problem: hasProblem,
    before,
    limit,
  }: Omit<OutcomeQuery, 'cursor'> & { before: string | null },
): Promise<Outcome[]> {
  const { rows } = await sql<Row>`
    SELECT outcome.id AS outcome_id, test.id AS test_id, test.source, test.name AS test, arm.name AS arm,
      pdp.id AS pdp_id, pdp.external_id, pdp.name AS listing_name, from_day::text AS from, to_day::text AS to,
      impressions::double precision, clicks::double precision, orders::double precision, revenue, currency, problem,
      outcome.created_at, outcome.updated_at
    FROM outcome JOIN outcome_test AS test ON test.id = outcome.test_id
    JOIN outcome_arm AS arm ON arm.id = outcome.arm_id LEFT JOIN pdp ON pdp.id = test.pdp_id
    WHERE outcome.organization_id = ${organizationId}
      ${testId === undefined ? sql`` : sql`AND outcome.test_id = ${isUuid(testId) ? testId : null}::uuid`}
      ${hasProblem === undefined ? sql`` : sql`AND (problem IS NOT NULL) = ${hasProblem === 'true'}`}
      ${before === null ? sql`` : sql`AND outcome.id < ${before}::uuid`}
    ORDER BY outcome.id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ pdp_id, external_id: id, listing_name: name, created_at, updated_at, ...row }) => ({
    ...row,
    listing: pdp_id !== null && id !== null ? { pdp_id, id, name } : null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

/** Deletes a row. Its test stays, also without rows. @throws DomainError OUTCOME_NOT_FOUND */
export async function deleteOutcome(trx: Db, organizationId: string, id: string): Promise<void> {
  const deleted = await trx
    .deleteFrom('outcome')
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning('test_id')
    .executeTakeFirst()
  if (!deleted)
    throw new DomainError('OUTCOME_NOT_FOUND', 'there is no such row of results in your organization')
  await settleTests(trx, [deleted.test_id])
}

/** Deletes a test with its rows, and releases its pictures. @throws DomainError OUTCOME_TEST_NOT_FOUND */
export async function deleteTest(trx: Db, organizationId: string, id: string): Promise<void> {
  const testId = isUuid(id) ? id : null
  const { rows: pictures } = await sql<{ organization_id: string; sha256: string }>`
    DELETE FROM outcome_picture USING outcome_arm AS arm
    WHERE arm.id = outcome_picture.arm_id AND arm.test_id = ${testId}::uuid
      AND arm.organization_id = ${organizationId}
    RETURNING outcome_picture.organization_id, outcome_picture.sha256`.execute(trx)
  const deleted = await trx
    .deleteFrom('outcome_test')
    .where('id', '=', testId)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new DomainError('OUTCOME_TEST_NOT_FOUND', 'there is no such test in your organization')
  await removeContentsOf(trx, pictures)
}
