import type { NewOutcome } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** A test is read whole with each change, and arms are compared one by one. */
const MAX_TEST_ROWS = 20_000
const MAX_TEST_ARMS = 100

/** Refuses stored results whose tests would take too long to read. @throws DomainError TOO_MANY_OUTCOMES */
export async function refuseLargeTests(
  trx: Db,
  organizationId: string,
  outcomes: readonly Pick<NewOutcome, 'source' | 'test'>[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM outcome_test
    JOIN unnest(${outcomes.map(({ source }) => source)}::text[], ${outcomes.map(({ test }) => test)}::text[])
      AS named (source, name) USING (source, name)
    WHERE organization_id = ${organizationId}
      AND ((SELECT count(*) FROM outcome_arm WHERE test_id = outcome_test.id) > ${MAX_TEST_ARMS}
        OR (SELECT count(*) FROM outcome WHERE test_id = outcome_test.id) > ${MAX_TEST_ROWS})
    LIMIT 1`.execute(trx)
  const [test] = rows
  if (test)
    throw new DomainError(
      'TOO_MANY_OUTCOMES',
      `the test "${test.name}" would have more than ${MAX_TEST_ARMS} arms or ${MAX_TEST_ROWS} rows; name another test`,
    )
}
