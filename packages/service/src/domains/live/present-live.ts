import type { LiveCheck, LiveCheckPage, LiveCheckQuery, LiveCheckSummary, LiveState } from '@endcap/api'
import type { LivePlace } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import { countVerdicts } from './count-verdicts.ts'
import { listNights, type StoredCheck } from './live-store.ts'

/** Presents the nights of a listing as in the API. */
export async function presentLiveCheck(db: Db, pdpId: string): Promise<LiveCheck> {
  const nights = await listNights(db, pdpId)
  const [last] = nights
  const read = nights.find(({ places }) => places !== null)
  const gap = nights.findIndex(({ places }) => places !== null)
  return {
    pdp_id: pdpId,
    state: last?.state ?? null,
    night: last?.night ?? null,
    checked_at: last?.checked_at.toISOString() ?? null,
    is_reading: false,
    is_outdated: false,
    sent_at: null,
    sent_by: null,
    sent_from: null,
    watch_ids: [],
    ...countVerdicts(read?.places ?? []),
    sent_score: read?.sent_score ?? null,
    shown_score: read?.shown_score ?? null,
    nights_not_read: gap < 0 ? nights.length : gap,
    places: read ? presentPlaces(read) : [],
    nights: nights
      .map(({ night, state, problem, places }) => ({
        night,
        state,
        problem,
        wrong: countVerdicts(places ?? []).wrong,
      }))
      .toReversed(),
  }
}

const sign = (sha256: string) => ({ '160': sha256, '480': sha256, '1600': sha256, full: sha256 })

function presentPlaces({ sent, shown, places }: StoredCheck): LiveCheck['places'] {
  return (places ?? []).map((place) => {
    const mine = place.sent === null ? undefined : sent?.[place.sent]
    const theirs = place.shown === null ? undefined : shown?.[place.shown]
    return {
      verdict: place.verdict,
      sure: true,
      answer: null,
      cost: null,
      since: null,
      sent:
        mine && place.sent !== null
          ? { position: place.sent, image_id: mine.image_id, renditions: sign(mine.sha256) }
          : null,
      shown:
        theirs && place.shown !== null
          ? {
              position: place.shown,
              image_url: theirs.url,
              sha256: theirs.sha256,
              picture_url: '',
              renditions: sign(theirs.sha256),
            }
          : null,
    }
  })
}

type Row = {
  pdp_id: string
  night: string
  state: LiveState
  checked_at: Date
  places: LivePlace[] | null
  sent_score: number | null
  shown_score: number | null
  name: string | null
  external_id: string
  retailer: string
}

/** Returns a page of the last nights. @throws DomainError INVALID_CURSOR */
export async function listLastNights(
  db: Db,
  organizationId: string,
  { state, limit, cursor }: LiveCheckQuery,
): Promise<LiveCheckPage> {
  const scope = { organizationId, state }
  const after = cursor === undefined ? null : decodeCursor(scope, cursor)
  const { rows: read } = await sql<Row>`
    SELECT last.*, last.night::text AS night, pdp.name, pdp.external_id, pdp.retailer FROM (
      SELECT DISTINCT ON (pdp_id) pdp_id, night, state, checked_at, places, sent_score, shown_score
      FROM live_check WHERE organization_id = ${organizationId} AND state <> 'waiting'
      ORDER BY pdp_id, live_check.night DESC) AS last
    JOIN pdp ON pdp.id = last.pdp_id
    WHERE ${state === undefined ? sql`TRUE` : sql`last.state = ${state}`}
      AND ${after ? sql`(last.night, last.pdp_id) < (${after.value}::date, ${after.id}::uuid)` : sql`TRUE`}
    ORDER BY last.night DESC, last.pdp_id DESC LIMIT ${limit + 1}`.execute(db)
  const { rows, nextCursor } = cutPage(read, limit, scope, ({ night, pdp_id: id }) => ({ value: night, id }))
  const counts = await countStates(db, organizationId)
  return { data: rows.map(presentRow), has_more: nextCursor !== null, next_cursor: nextCursor, counts }
}

async function countStates(db: Db, organizationId: string): Promise<LiveCheckPage['counts']> {
  const { rows } = await sql<{ state: LiveState; count: number }>`
    SELECT last.state, count(*)::int AS count FROM (
      SELECT DISTINCT ON (pdp_id) pdp_id, state FROM live_check
      WHERE organization_id = ${organizationId} AND state <> 'waiting'
      ORDER BY pdp_id, live_check.night DESC) AS last
    JOIN pdp ON pdp.id = last.pdp_id GROUP BY last.state`.execute(db)
  const of = (state: LiveState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    same: of('same'),
    moved: of('moved'),
    unsure: of('unsure'),
    different: of('different'),
    not_read: of('not_read'),
    not_allowed: of('not_allowed'),
  }
}

const presentRow = (row: Row): LiveCheckSummary => ({
  pdp_id: row.pdp_id,
  state: row.state,
  night: row.night,
  checked_at: row.checked_at.toISOString(),
  ...countVerdicts(row.places ?? []),
  sent_score: row.sent_score,
  shown_score: row.shown_score,
  name: row.name,
  id: row.external_id,
  retailer: row.retailer,
})
