import type { Logger } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

const MICROS = 1_000_000

export type Spending = {
  /** Books a call's price in advance. Returns false if it exceeds the day's budget. */
  book: (organizationId: string, dollars: number) => Promise<boolean>
}

/** Limits an organization's spending per UTC day, across processes. */
export function createSpending({
  db,
  dailyBudget,
  log,
}: {
  db: Db
  dailyBudget: number
  log: Logger
}): Spending {
  const budget = Math.round(dailyBudget * MICROS)
  return {
    async book(organizationId, dollars) {
      const micros = Math.round(dollars * MICROS)
      const booked =
        micros <= budget &&
        (await db
          .insertInto('spark_spending')
          .values({
            organization_id: organizationId,
            day: sql<Date>`(now() AT TIME ZONE 'utc')::date`,
            micros,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['organization_id', 'day'])
              .doUpdateSet({ micros: sql<number>`spark_spending.micros + ${micros}` })
              .where(sql<boolean>`spark_spending.micros + ${micros} <= ${budget}`),
          )
          .returning('day')
          .executeTakeFirst()) !== undefined
      if (!booked)
        log.warn(
          { organization_id: organizationId },
          'ENDCAP_AI_DAILY_BUDGET is spent; using the built-in provider',
        )
      return booked
    },
  }
}
