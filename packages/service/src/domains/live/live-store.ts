import { createHash } from 'node:crypto'
import { LIVE_NIGHTS, type LiveState, type ReadProblem } from '@endcap/api'
import { sql } from 'kysely'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { JudgedPlace, LiveSent, LiveShown } from '../../platform/db/schema.ts'
import type { FetchedImage } from '../images/download-image.ts'
import { fileOf } from '../images/image-store.ts'
import { removeContentsOf } from '../images/remove-images.ts'
import { lostPoints, mattersOf } from './count-verdicts.ts'

export type LiveReading = {
  sent: LiveSent[]
  shown: LiveShown[]
  places: JudgedPlace[]
  sentScore: number | null
  shownScore: number | null
}

export type LiveResult = { state: LiveState; problem: ReadProblem | null; reading: LiveReading | null }

export type Night = { pdpId: string; night: string }

export type StoredCheck = {
  night: string
  state: LiveState
  problem: string | null
  checked_at: Date
  sent: LiveSent[] | null
  shown: LiveShown[] | null
  places: JudgedPlace[] | null
  sent_score: number | null
  shown_score: number | null
}

export type ReadCheck = StoredCheck & { sent: LiveSent[]; shown: LiveShown[]; places: JudgedPlace[] }

const PICTURES_AT_A_TIME = 100

/** A check that ends later than this has died. */
const LONGEST_READING = sql`interval '1 hour'`

type Row = Omit<StoredCheck, 'state'> & { state: LiveState | 'waiting'; is_reading: boolean }

/** Returns the finished nights of a listing, the latest first, and whether a check waits or runs. */
export async function readNights(
  db: Db,
  pdpId: string,
): Promise<{ nights: StoredCheck[]; isReading: boolean }> {
  const { rows } = await sql<Row>`
    SELECT night::text, state, problem, checked_at, sent, shown, places, sent_score, shown_score,
      state = 'waiting' OR coalesce(reading_since > now() - ${LONGEST_READING}, false) AS is_reading
    FROM live_check WHERE pdp_id = ${pdpId} ORDER BY live_check.night DESC LIMIT ${LIVE_NIGHTS + 1}`.execute(
    db,
  )
  const nights = rows.flatMap(({ state, ...row }) => (state === 'waiting' ? [] : [{ ...row, state }]))
  return { nights: nights.slice(0, LIVE_NIGHTS), isReading: rows.some((row) => row.is_reading) }
}

/** Returns the last night in which the page was read. */
export const lastRead = (nights: readonly StoredCheck[]): ReadCheck | undefined => nights.find(isRead)

/** True if the night has a comparison. */
export const isRead = (night: StoredCheck): night is ReadCheck =>
  night.places !== null && night.sent !== null && night.shown !== null

/** Marks a check that somebody asked for. Returns false if one waits or runs already. */
export async function startReading(
  trx: Db,
  { pdpId, night, organizationId }: Night & { organizationId: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO live_check (pdp_id, night, organization_id, state, reading_since)
    VALUES (${pdpId}, ${night}::date, ${organizationId}, 'waiting', now())
    ON CONFLICT (pdp_id, night) DO UPDATE SET reading_since = now()
    WHERE live_check.state <> 'waiting'
      AND (live_check.reading_since IS NULL OR live_check.reading_since < now() - ${LONGEST_READING})
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Without a page, an earlier comparison of the night stays. Returns false if no check of the night waits. */
export async function saveNight(trx: Db, night: Night, result: LiveResult): Promise<boolean> {
  const { state, problem, reading } = result
  const { rows } = await sql`
    UPDATE live_check SET state = ${state}, problem = ${problem}, checked_at = now(), reading_since = NULL
      ${reading ? sql`, ${columnsOf(reading)}` : sql``}
    WHERE ${isNight(night)} AND (state = 'waiting' OR reading_since IS NOT NULL) RETURNING 1`.execute(trx)
  if (rows.length === 0) return false
  await sql`
    UPDATE live_check SET is_last = night = (
      SELECT max(night) FROM live_check WHERE pdp_id = ${night.pdpId} AND state <> 'waiting')
    WHERE pdp_id = ${night.pdpId} AND (is_last OR night = ${night.night}::date)`.execute(trx)
  return true
}

/** Replaces the comparison of a night in which the page was read. */
export const saveReading = (trx: Db, night: Night, state: LiveState, reading: LiveReading) =>
  sql`UPDATE live_check SET state = ${state}, ${columnsOf(reading)} WHERE ${isNight(night)}`.execute(trx)

function columnsOf({ sent, shown, places, sentScore, shownScore }: LiveReading) {
  return sql`sent = ${JSON.stringify(sent)}, shown = ${JSON.stringify(shown)}, places = ${JSON.stringify(places)},
    sent_score = ${sentScore}, shown_score = ${shownScore}, lost = ${lostPoints(places)},
    matters = ${mattersOf(places, { sent, shown })}::text[]`
}

const isNight = ({ pdpId, night }: Night) => sql`pdp_id = ${pdpId} AND night = ${night}::date`

/** Lets a later task ask again. */
export async function dropNight(db: Db, night: Night): Promise<void> {
  await sql`DELETE FROM live_check WHERE ${isNight(night)} AND state = 'waiting'`.execute(db)
  await sql`UPDATE live_check SET reading_since = NULL WHERE ${isNight(night)}`.execute(db)
}

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

/** Returns contents by address that were downloaded in earlier nights. */
export async function findPictures(
  db: Db,
  pdpId: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const byHash = new Map(urls.map((url) => [hashOf(url), url]))
  const { rows } = await sql<{ url_hash: string; sha256: string }>`
    UPDATE live_picture SET seen_on = (now() AT TIME ZONE 'UTC')::date
    WHERE pdp_id = ${pdpId} AND url_hash = ANY(${[...byHash.keys()]}::text[])
    RETURNING url_hash, sha256`.execute(db)
  return new Map(rows.map(({ url_hash: hash, sha256 }) => [byHash.get(hash) ?? '', sha256]))
}

/** Keeps downloaded pictures, apart from the listing's images. @throws FileInRemovalError */
export async function savePictures(
  trx: Db,
  { pdpId, organizationId }: { pdpId: string; organizationId: string },
  pictures: readonly (LiveShown & { file: FetchedImage['file'] })[],
): Promise<void> {
  if (pictures.length === 0) return
  await claimFiles(
    trx,
    organizationId,
    pictures.map(({ sha256 }) => sha256),
  )
  for (const { url, sha256, file } of pictures)
    await sql`
      INSERT INTO live_picture (organization_id, pdp_id, url_hash, sha256, format, width, height, byte_length, seen_on)
      VALUES (${organizationId}, ${pdpId}, ${hashOf(url)}, ${sha256}, ${file.format}, ${file.widthPx},
        ${file.heightPx}, ${file.byteLength}, (now() AT TIME ZONE 'UTC')::date)
      ON CONFLICT (pdp_id, url_hash) DO NOTHING`.execute(trx)
}

/** Returns kept pictures of a listing by SHA-256. */
export async function findKept(
  db: Db,
  pdpId: string,
  contents: readonly string[],
): Promise<Map<string, FetchedImage['file']>> {
  const rows = await db
    .selectFrom('live_picture')
    .select(['sha256', 'format', 'width', 'height', 'byte_length'])
    .where('pdp_id', '=', pdpId)
    .where('sha256', 'in', [...contents, ''])
    .execute()
  return new Map(rows.map((row) => [row.sha256, fileOf(row)]))
}

/** Removes old nights, and pictures that no night of the last 30 shows. Safe to run concurrently. */
export async function removeOldNights(db: Db, signal: AbortSignal): Promise<void> {
  const first = sql`(now() AT TIME ZONE 'UTC')::date - ${LIVE_NIGHTS}::int`
  await sql`DELETE FROM live_check WHERE night < ${first}
    OR state = 'waiting' AND checked_at < now() - interval '1 day'`.execute(db)
  await inBatches(db, signal, PICTURES_AT_A_TIME, async (trx) => {
    const { rows } = await sql<{ organization_id: string; sha256: string }>`
      DELETE FROM live_picture WHERE (pdp_id, url_hash) IN (
        SELECT pdp_id, url_hash FROM live_picture
        WHERE seen_on < ${first} OR NOT EXISTS (SELECT FROM pdp WHERE pdp.id = live_picture.pdp_id)
          AND NOT EXISTS (SELECT FROM trash WHERE trash.pdp_id = live_picture.pdp_id)
        LIMIT ${PICTURES_AT_A_TIME} FOR UPDATE SKIP LOCKED)
      RETURNING organization_id, sha256`.execute(trx)
    await removeContentsOf(trx, rows)
    return rows.length
  })
}
