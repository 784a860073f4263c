import { LIVE_READ_STATES, type LiveAlert, type ReadProblem, UNREAD_NIGHTS } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import { countVerdicts, keyOfPlace, stateOf } from './count-verdicts.ts'
import type { LiveReading, LiveResult, Night, ReadCheck } from './live-store.ts'
import { watchesOf } from './watch-store.ts'

/** Records the events of a night: what has changed, and what has lasted. `last`: the last reading before it. */
export async function reportNight(
  trx: Db,
  pdp: Pdp,
  night: Night,
  { result, last }: { result: LiveResult; last: ReadCheck | undefined },
): Promise<void> {
  const { reading } = result
  if (reading) await reportChange(trx, pdp, reading, last)
  const watches = await watchesOf(trx, pdp)
  if (watches.length === 0) return
  if (!reading) {
    await reportUnread(trx, pdp, night, { problem: result.problem, watchIds: watches.map(({ id }) => id) })
    return
  }
  if (reading.places.every(({ verdict }) => verdict === 'same')) return
  const rules = watches.map(({ id, alert }) => ({ id, alert }))
  await reportAlert(trx, pdp, night, { reading, rules })
}

async function reportChange(
  trx: Db,
  pdp: Pdp,
  reading: LiveReading,
  last: ReadCheck | undefined,
): Promise<void> {
  if (differencesOf(last) === differencesOf(reading)) return
  await recordEvent(trx, {
    organizationId: pdp.organization_id,
    type: 'live.changed',
    data: {
      ...subjectOf(pdp),
      state: stateOf(reading.places),
      previous_state: last ? stateOf(last.places) : null,
      ...shortOf(reading),
    },
  })
}

const differencesOf = (night: Pick<ReadCheck, 'sent' | 'shown' | 'places'> | undefined): string =>
  (night?.places ?? [])
    .filter(({ verdict }) => verdict !== 'same')
    .map((place) => (night ? keyOfPlace(place, night) : ''))
    .join()

type Lasting = { matter: string; nights: number; is_said: boolean }

async function reportAlert(
  trx: Db,
  pdp: Pdp,
  night: Night,
  { reading, rules }: { reading: LiveReading; rules: readonly { id: string; alert: LiveAlert }[] },
): Promise<void> {
  const due = new Map<string, number>()
  const said = new Set<string>()
  const watchIds = new Set<string>()
  for (const { id, alert } of rules) {
    const { rows } = await sql<Lasting>`
      SELECT matter, nights::int, is_said FROM (${lastingMatters(alert, sql`pdp_id = ${pdp.id}`)}) AS lasting
      WHERE night = ${night.night}::date`.execute(trx)
    for (const { matter, nights, is_said: isSaid } of rows) {
      if (isSaid) said.add(matter)
      else if (nights >= alert.nights) {
        due.set(matter, nights)
        watchIds.add(id)
      }
    }
  }
  if (said.size + due.size > 0) await addSaid(trx, night, [...said, ...due.keys()])
  if (due.size === 0) return
  await recordEvent(trx, {
    organizationId: pdp.organization_id,
    type: 'live.alert',
    data: {
      ...subjectOf(pdp),
      watch_ids: [...watchIds],
      nights: Math.min(...due.values()),
      state: stateOf(reading.places),
      ...shortOf(reading),
    },
  })
}

/**
 * Returns the nights of each difference that a rule is about, as `pdp_id`, `night`, `matter`, `nights` so far and
 * `is_said`. Nights without a page neither count nor end it.
 */
function lastingMatters(alert: LiveAlert, scope: RawBuilder<unknown>): RawBuilder<unknown> {
  const { wrong, order, score_drop: drop } = alert
  return sql`
    SELECT pdp_id, night, matter,
      row_number() OVER (PARTITION BY pdp_id, matter, run ORDER BY night) AS nights,
      bool_or(is_said) OVER (PARTITION BY pdp_id, matter, run) AS is_said
    FROM (
      SELECT pdp_id, night, matter, matter = ANY(said) AS is_said,
        number - row_number() OVER (PARTITION BY pdp_id, matter ORDER BY night) AS run
      FROM (
        SELECT pdp_id, night, said, row_number() OVER (PARTITION BY pdp_id ORDER BY night) AS number,
          CASE WHEN lost >= ${drop}::double precision THEN matters || '{score}' ELSE matters END AS matters
        FROM live_check WHERE ${scope} AND state = ANY(${[...LIVE_READ_STATES]}::text[])) AS night_read
      CROSS JOIN unnest(matters) AS matter
      WHERE matter = 'score' OR (${wrong} AND matter LIKE 'wrong %') OR (${order} AND matter = 'order')) AS run_of`
}

/** Counts the alerts that a rule would have caused. */
export async function countAlerts(db: Db, alert: LiveAlert, scope: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT (pdp_id, night))::int AS count
    FROM (${lastingMatters(alert, scope)}) AS lasting WHERE nights = ${alert.nights}`.execute(db)
  return rows[0]?.count ?? 0
}

const UNREAD = 'unread'

async function reportUnread(
  trx: Db,
  pdp: Pdp,
  night: Night,
  { problem, watchIds }: { problem: ReadProblem | null; watchIds: string[] },
): Promise<void> {
  const { rows } = await sql<{ nights: number; is_said: boolean }>`
    SELECT count(*)::int AS nights, coalesce(bool_or(${UNREAD} = ANY(said)), false) AS is_said FROM live_check
    WHERE pdp_id = ${pdp.id} AND state <> 'waiting' AND night > coalesce((
      SELECT max(night) FROM live_check
      WHERE pdp_id = ${pdp.id} AND state = ANY(${[...LIVE_READ_STATES]}::text[])), '-infinity')`.execute(trx)
  const [{ nights, is_said: isSaid } = { nights: 0, is_said: false }] = rows
  if (nights < UNREAD_NIGHTS) return
  await addSaid(trx, night, [UNREAD])
  if (isSaid) return
  await recordEvent(trx, {
    organizationId: pdp.organization_id,
    type: 'live.unread',
    data: { ...subjectOf(pdp), watch_ids: watchIds, nights, problem },
  })
}

/** Each night carries what was said before it, so that it outlives the first one. */
const addSaid = (trx: Db, { pdpId, night }: Night, said: readonly string[]) =>
  sql`UPDATE live_check SET said = said || ${[...said]}::text[]
    WHERE pdp_id = ${pdpId} AND night = ${night}::date`.execute(trx)

const subjectOf = (pdp: Pdp) => ({
  pdp_id: pdp.id,
  id_type: pdp.id_type,
  id: pdp.external_id,
  retailer: pdp.retailer,
})

function shortOf({ places, sentScore, shownScore }: LiveReading) {
  const { unsure: _, ...counts } = countVerdicts(places)
  return { ...counts, sent_score: sentScore, shown_score: shownScore }
}
