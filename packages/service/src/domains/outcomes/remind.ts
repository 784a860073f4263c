import type { TestVerdict } from '@endcap/outcomes'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { recordEvent } from '../events/record-event.ts'

type Planned = {
  id: string
  organization_id: string
  source: string
  name: string
  pdp_id: string | null
  ends_on: string
  comparisons: { arm_id: string; verdict: TestVerdict }[]
}

const COLUMNS = sql`id, organization_id, source, name, pdp_id, ends_on::text, reading->'comparisons' AS comparisons`
const FEW = JSON.stringify([{ verdict: 'few' }])

/** Tells, once, of planned tests that have enough results. */
export async function tellDecided(trx: Db, testIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Planned>`
    UPDATE outcome_test SET told = told || jsonb_build_object('decided', now())
    WHERE id = ANY(${[...testIds]}::uuid[]) AND ends_on IS NOT NULL AND told->>'decided' IS NULL
      AND reading->>'from' IS NOT NULL AND NOT reading->'comparisons' @> ${FEW}::jsonb
    RETURNING ${COLUMNS}`.execute(trx)
  for (const { organization_id: organizationId, comparisons, ...test } of rows) {
    const verdicts = comparisons.map(({ arm_id, verdict }) => ({ arm_id, verdict }))
    const data = { ...subjectOf(test), verdicts }
    await recordEvent(trx, { organizationId, type: 'outcome_test.decided', data })
  }
}

/** Tells, once, of planned tests whose days are over without enough results. Safe to run concurrently. */
export const tellDue = (db: Db, signal: AbortSignal): Promise<void> =>
  inBatches(db, signal, 1, async (trx) => {
    const { rows } = await sql<Planned>`
      UPDATE outcome_test SET told = told || jsonb_build_object('due', now()) WHERE id = (
        SELECT id FROM outcome_test
        WHERE ends_on < (now() AT TIME ZONE 'UTC')::date AND told->>'due' IS NULL AND told->>'decided' IS NULL
        ORDER BY ends_on LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING ${COLUMNS}`.execute(trx)
    for (const { organization_id: organizationId, ...test } of rows)
      await recordEvent(trx, { organizationId, type: 'outcome_test.due', data: subjectOf(test) })
    return rows.length
  })

const subjectOf = ({
  id,
  source,
  name,
  pdp_id,
  ends_on,
}: Omit<Planned, 'organization_id' | 'comparisons'>) => ({
  test_id: id,
  source,
  name,
  pdp_id,
  ends_on,
})
