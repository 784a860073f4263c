import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Logger } from '../log.ts'

const MICROS = 1_000_000

export type Spending = {
  /** Books the price of a call before it is made; false, and nothing booked, where the day's budget would not hold it. */
  book: (organizationId: string, dollars: number) => Promise<boolean>
}

/** What generative models may cost an organization a day (UTC), counted over all processes. */
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
          'ENDCAP_AI_DAILY_BUDGET is spent; the built-in provider goes on',
        )
      return booked
    },
  }
}
