import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Pages of a host in a night, for all organizations together. */
const BUDGET = 12_000
/** Mean pause between two pages of a host. 10,000 pages take less than six hours. */
const PAUSE_S = 2
/** Doubles with each failure in a row. */
const FIRST_BACK_OFF_S = 20
const LONGEST_BACK_OFF_S = 1_800
/** Longest wait for a turn. A later task asks again. */
export const LONGEST_WAIT_S = 30

/**
 * Waits for a turn at a host, which all processes share: budget, pause with jitter, and back-off are only here.
 * Returns false if there is no turn soon.
 */
export async function takeTurn(db: Db, host: string, signal: AbortSignal): Promise<boolean> {
  const pause = sql`make_interval(secs => ${PAUSE_S} * (0.5 + random()))`
  const { rows } = await sql<{ wait: number }>`
    INSERT INTO live_host AS host (host, night, pages, next_at)
    VALUES (${host}, (now() AT TIME ZONE 'UTC')::date, 1, clock_timestamp())
    ON CONFLICT (host) DO UPDATE SET
      pages = CASE WHEN host.night = excluded.night THEN host.pages + 1 ELSE 1 END,
      night = excluded.night,
      next_at = greatest(host.next_at + ${pause}, clock_timestamp())
    WHERE (host.night <> excluded.night OR host.pages < ${BUDGET})
      AND host.next_at < clock_timestamp() + make_interval(secs => ${LONGEST_WAIT_S})
    RETURNING extract(epoch FROM next_at - clock_timestamp())::double precision AS wait`.execute(db)
  const [turn] = rows
  if (!turn) return false
  if (turn.wait > 0) await sleep(turn.wait * 1_000, undefined, { signal })
  return true
}

/** Lets everybody wait longer after a failure, and ends the back-off after a success. */
export async function reportTurn(db: Db, host: string, isFailed: boolean): Promise<void> {
  const backOff = sql`make_interval(secs => least(${LONGEST_BACK_OFF_S},
    ${FIRST_BACK_OFF_S} * power(2, least(failures, 10))) * (0.5 + random()))`
  await sql`
    UPDATE live_host SET failures = ${isFailed ? sql`failures + 1` : sql`0`},
      next_at = ${isFailed ? sql`greatest(next_at, clock_timestamp() + ${backOff})` : sql`next_at`}
    WHERE host = ${host}`.execute(db)
}
