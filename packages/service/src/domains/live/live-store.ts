import { createHash } from 'node:crypto'
import { LIVE_NIGHTS, type LiveState } from '@endcap/api'
import type { LivePlace } from '@endcap/scoring'
import { sql } from 'kysely'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { LiveSent, LiveShown } from '../../platform/db/schema.ts'
import { removeContentsOf } from '../images/remove-images.ts'

export type LiveReading = { sent: LiveSent[]; shown: LiveShown[]; places: LivePlace[] }

export type LiveResult = {
  state: LiveState
  problem: string | null
  reading: (LiveReading & { sentScore: number | null; shownScore: number | null }) | null
}

export type StoredCheck = {
  night: string
  state: LiveState
  problem: string | null
  checked_at: Date
  sent: LiveSent[] | null
  shown: LiveShown[] | null
  places: LivePlace[] | null
  sent_score: number | null
  shown_score: number | null
}

const PICTURES_AT_A_TIME = 100

/** Returns the finished nights of a listing, the latest first. */
export async function listNights(db: Db, pdpId: string): Promise<StoredCheck[]> {
  const { rows } = await sql<StoredCheck>`
    SELECT night::text, state, problem, checked_at, sent, shown, places, sent_score, shown_score
    FROM live_check WHERE pdp_id = ${pdpId} AND state <> 'waiting'
    ORDER BY live_check.night DESC LIMIT ${LIVE_NIGHTS}`.execute(db)
  return rows
}

/** Stores the result of a night that is waiting. Returns false if there is none. */
export async function saveNight(
  trx: Db,
  { pdpId, night }: { pdpId: string; night: string },
  { state, problem, reading }: LiveResult,
): Promise<boolean> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  const { rows } = await sql`
    UPDATE live_check SET state = ${state}, problem = ${problem}, checked_at = now(),
      sent = ${json(reading?.sent)}, shown = ${json(reading?.shown)}, places = ${json(reading?.places)},
      sent_score = ${reading?.sentScore ?? null}, shown_score = ${reading?.shownScore ?? null}
    WHERE pdp_id = ${pdpId} AND night = ${night}::date AND state = 'waiting' RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Lets a later task ask again. */
export const dropNight = (db: Db, { pdpId, night }: { pdpId: string; night: string }) =>
  sql`DELETE FROM live_check WHERE pdp_id = ${pdpId} AND night = ${night}::date AND state = 'waiting'`.execute(
    db,
  )

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
  pictures: readonly LiveShown[],
): Promise<void> {
  if (pictures.length === 0) return
  await claimFiles(
    trx,
    organizationId,
    pictures.map(({ sha256 }) => sha256),
  )
  for (const { url, sha256 } of pictures)
    await sql`
      INSERT INTO live_picture (organization_id, pdp_id, url_hash, sha256, seen_on)
      VALUES (${organizationId}, ${pdpId}, ${hashOf(url)}, ${sha256}, (now() AT TIME ZONE 'UTC')::date)
      ON CONFLICT (pdp_id, url_hash) DO NOTHING`.execute(trx)
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
        LIMIT ${PICTURES_AT_A_TIME} FOR UPDATE SKIP LOCKED)
      RETURNING organization_id, sha256`.execute(trx)
    await removeContentsOf(trx, rows)
    return rows.length
  })
}
