import type { NewOutcomeTest } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'
import { findListings } from './find-listings.ts'
import { saveArms } from './save-tests.ts'
import { readArms, settleTests } from './settle-tests.ts'

/** Maximum tests of an organization that wait for results. */
const MAX_WAITING = 1_000

/**
 * Stores a test before it starts, and returns its id.
 * @throws DomainError OUTCOME_TEST_EXISTS, PDP_NOT_FOUND, PICTURE_NOT_FOUND, TOO_MANY_OUTCOMES
 */
export async function planTest(
  trx: Db,
  organizationId: string,
  { ends_on: endsOn, arms, ...test }: NewOutcomeTest,
): Promise<string> {
  await lockOrganization(trx, organizationId)
  await refuseMore(trx, organizationId, test)
  const [listing] = await findListings(trx, organizationId, [test])
  if (!listing)
    throw new DomainError('PDP_NOT_FOUND', 'there is no such listing, or several: give its `market` then')
  const named = arms.map((arm) => ({ ...test, kind: 'randomized' as const, ...arm }))
  const saved = await saveArms(trx, organizationId, named)
  const [{ testId } = { testId: '' }] = saved.values()
  const stored = (await readArms(trx, [testId])).get(testId) ?? []
  for (const { arm, pictures } of arms)
    if (pictures.length > 0 && !stored.some(({ name, is_bound: isBound }) => name === arm && isBound))
      throw new DomainError('PICTURE_NOT_FOUND', `a picture of the arm ${arm} is not found`, {
        extra: { arm },
      })
  const author = actorOfWork()
  await trx
    .updateTable('outcome_test')
    .set({ ends_on: endsOn, created_by: author && JSON.stringify(author) })
    .where('id', '=', testId)
    .execute()
  await settleTests(trx, [testId])
  return testId
}

async function refuseMore(
  trx: Db,
  organizationId: string,
  { source, test }: Pick<NewOutcomeTest, 'source' | 'test'>,
): Promise<void> {
  const { rows } = await sql<{ exists: boolean; waiting: number }>`
    SELECT coalesce(bool_or(source = ${source} AND name = ${test}), false) AS exists,
      (count(*) FILTER (WHERE ends_on IS NOT NULL AND reading->>'from' IS NULL))::int AS waiting
    FROM outcome_test WHERE organization_id = ${organizationId}`.execute(trx)
  if (rows[0]?.exists)
    throw new DomainError('OUTCOME_TEST_EXISTS', `a test of ${source} has this name already: ${test}`)
  if ((rows[0]?.waiting ?? 0) >= MAX_WAITING)
    throw new DomainError('TOO_MANY_OUTCOMES', `${MAX_WAITING} planned tests wait for results already`)
}
