import {
  LIVE_READ_STATES,
  type LiveCheck,
  type LiveCheckPage,
  type LiveCheckQuery,
  type LiveCheckSummary,
  type LiveState,
  type SetOrigin,
} from '@endcap/api'
import { sql } from 'kysely'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JudgedPlace, StoredAuthor } from '../../platform/db/schema.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import { presentAuthors } from '../auth/present-authors.ts'
import { storedProblem } from '../scraping/read-problem.ts'
import { countVerdicts, isSure, keyOfPlace } from './count-verdicts.ts'
import { isRead, lastRead, type ReadCheck, readNights, type StoredCheck } from './live-store.ts'
import { watchesOf } from './watch-store.ts'

export type PresentDeps = { db: Db; signRenditions: SignRenditions; baseUrl: string }

type Subject = { id: string; organization_id: string }

/** Presents the nights of a listing as in the API. */
export async function presentLiveCheck(deps: PresentDeps, pdp: Subject): Promise<LiveCheck> {
  const { db } = deps
  const { nights, isReading } = await readNights(db, pdp.id)
  const [last] = nights
  const read = lastRead(nights)
  const gap = nights.findIndex(({ state }) => IS_READ.has(state))
  const watches = await watchesOf(db, pdp)
  return {
    pdp_id: pdp.id,
    state: last?.state ?? null,
    night: last?.night ?? null,
    checked_at: last?.checked_at.toISOString() ?? null,
    is_reading: isReading,
    ...(await presentSet(db, pdp.id, read)),
    watch_ids: watches.map(({ id }) => id),
    ...countVerdicts(read?.places ?? []),
    sent_score: read?.sent_score ?? null,
    shown_score: read?.shown_score ?? null,
    nights_not_read: gap < 0 ? nights.length : gap,
    places: read ? presentPlaces(deps, pdp, read, nights) : [],
    nights: nights
      .map(({ night, state, problem, places }) => ({
        night,
        state,
        problem: storedProblem(problem),
        wrong: IS_READ.has(state) ? countVerdicts(places ?? []).wrong : 0,
      }))
      .toReversed(),
  }
}

const IS_READ: ReadonlySet<LiveState> = new Set(LIVE_READ_STATES)

type StoredSet = {
  image_ids: string[]
  scored_at: Date | null
  changed_by: StoredAuthor | null
  set_from: SetOrigin | null
}

/** Tells when and by whom the listing's set was sent, and whether it is the one that was compared. */
async function presentSet(db: Db, pdpId: string, read: ReadCheck | undefined) {
  const { rows } = await sql<StoredSet>`
    SELECT ARRAY(SELECT image_id::text FROM pdp_image WHERE pdp_id = ${pdpId} ORDER BY position) AS image_ids,
      sent.scored_at, sent.changed_by, sent.set_from
    FROM (SELECT) AS one LEFT JOIN LATERAL (
      SELECT scored_at, changed_by, set_from FROM pdp_history
      WHERE pdp_id = ${pdpId} AND cause IN ('images', 'order', 'storefront')
      ORDER BY id DESC LIMIT 1) AS sent ON true`.execute(db)
  const [set] = rows
  const by = set?.changed_by ?? null
  const compared = read?.sent.map((image) => image.image_id)
  return {
    is_outdated: compared !== undefined && compared.join() !== set?.image_ids.join(),
    sent_at: set?.scored_at?.toISOString() ?? null,
    sent_by: (await presentAuthors(db, [by]))(by),
    sent_from: set?.set_from ?? null,
  }
}

function presentPlaces(
  { signRenditions, baseUrl }: PresentDeps,
  { id, organization_id: organizationId }: Subject,
  read: ReadCheck,
  nights: readonly StoredCheck[],
): LiveCheck['places'] {
  const sign = (sha256: string) => signRenditions({ organizationId, sha256 })
  const sinceOf = firstNights(nights)
  return read.places.map((place) => {
    const sent = place.sent === null ? undefined : read.sent[place.sent]
    const shown = place.shown === null ? undefined : read.shown[place.shown]
    return {
      verdict: place.verdict,
      sure: isSure(place),
      answer: place.answer ?? null,
      cost: place.cost ?? null,
      since: place.verdict === 'same' ? null : sinceOf(place, read),
      sent:
        sent && place.sent !== null
          ? { position: place.sent, image_id: sent.image_id, renditions: sign(sent.sha256) }
          : null,
      shown:
        shown && place.shown !== null
          ? {
              position: place.shown,
              image_url: shown.url,
              sha256: shown.sha256,
              picture_url: `${baseUrl}/v1/pdps/${id}/live-pictures/${shown.sha256}`,
              renditions: sign(shown.sha256),
            }
          : null,
    }
  })
}

/** Returns the first night of a difference without a night in between that did not have it. */
function firstNights(nights: readonly StoredCheck[]): (place: JudgedPlace, read: ReadCheck) => string {
  const read = nights.filter(isRead).map((night) => ({
    night: night.night,
    keys: new Set(night.places.map((place) => keyOfPlace(place, night))),
  }))
  return (place, last) => {
    const key = keyOfPlace(place, last)
    const end = read.findIndex(({ keys }) => !keys.has(key))
    return read.at((end < 0 ? read.length : end) - 1)?.night ?? last.night
  }
}

type Row = {
  pdp_id: string
  night: string
  state: LiveState
  checked_at: Date
  places: JudgedPlace[] | null
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
    SELECT last.pdp_id, last.night::text, last.state, checked_at, places, sent_score, shown_score, pdp.name,
      pdp.external_id, pdp.retailer
    FROM live_check AS last JOIN pdp ON pdp.id = last.pdp_id
    WHERE last.organization_id = ${organizationId} AND is_last AND ${state === undefined ? sql`TRUE` : sql`last.state = ${state}`}
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
