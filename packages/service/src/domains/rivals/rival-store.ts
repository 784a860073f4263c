import type { ReadProblem, RivalState } from '@endcap/api'
import type { AcceptanceState, Classification } from '@endcap/scoring'
import { type Selectable, sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { LiveShown, RivalTable } from '../../platform/db/schema.ts'

export type RivalRow = Omit<Selectable<RivalTable>, 'next_on'>

export type RivalScore = {
  score: number
  main_image: AcceptanceState | null
  asset_types: Classification[]
  product_share: number | null
  edge_contrast: number | null
  scored_with: string
}

/** `readAt`: null for now. */
export type RivalPage = { name: string; pictures: LiveShown[]; readAt: Date | null }

export type RivalReading = RivalPage & { score: RivalScore }

/** A page that fails now and then keeps its last reading for so long. */
const READING_DAYS = 30
const DAYS_TO_NEXT = { read: 7, not_allowed: 7, not_read: 1 } as const

const today = sql`(now() AT TIME ZONE 'UTC')::date`

/** Returns the rivals of a set in their order. */
export const listRivals = (db: Db, setId: string): Promise<RivalRow[]> =>
  db.selectFrom('rival').selectAll().where('rival_set_id', '=', setId).orderBy('position').execute()

/** Returns a rival with what its set says of all, or null. */
export async function findRival(db: Db, id: string) {
  const row = await db
    .selectFrom('rival')
    .innerJoin('rival_set', 'rival_set.id', 'rival.rival_set_id')
    .selectAll('rival')
    .select(['retailer', 'category_id'])
    .where('rival.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type RivalOfSet = NonNullable<Awaited<ReturnType<typeof findRival>>>

/** A page that somebody wants read again may be so old. */
const WANTED_AGE = sql`interval '1 hour'`

/** Returns what another set of the organization has read of the same page since, or null. */
export async function findSharedPage(db: Db, rival: RivalOfSet): Promise<RivalPage | null> {
  const { id, organization_id: organizationId, asin, retailer, read_at: readAt, wants_now: isWanted } = rival
  const isNew = isWanted && readAt !== null ? sql`other.read_at > now() - ${WANTED_AGE}` : sql`true`
  const { rows } = await sql<{ name: string; pictures: LiveShown[]; read_at: Date }>`
    SELECT other.name, other.pictures, other.read_at FROM rival AS other
    JOIN rival_set ON rival_set.id = other.rival_set_id
    WHERE other.organization_id = ${organizationId} AND other.asin = ${asin} AND retailer = ${retailer}
      AND other.id <> ${id} AND other.state = 'read' AND other.next_on > ${today} AND ${isNew}
      AND date_trunc('milliseconds', other.read_at) > coalesce(${readAt}::timestamptz, '-infinity')
    ORDER BY other.read_at DESC LIMIT 1`.execute(db)
  const [page] = rows
  return page ? { name: page.name, pictures: page.pictures, readAt: page.read_at } : null
}

/** Replaces the list, and keeps rows of rivals that stay. The caller has locked the set. */
export async function setRivals(
  trx: Db,
  { setId, organizationId }: { setId: string; organizationId: string },
  asins: readonly string[],
): Promise<void> {
  await trx.deleteFrom('rival').where('rival_set_id', '=', setId).where('asin', 'not in', asins).execute()
  await trx
    .insertInto('rival')
    .values(
      asins.map((asin, position) => ({
        id: uuidV7(),
        rival_set_id: setId,
        organization_id: organizationId,
        asin,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['rival_set_id', 'asin'])
        .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute()
}

/** Wants all pages of a set read again now. */
export const wantRivals = (trx: Db, setId: string) =>
  trx.updateTable('rival').set({ wants_now: true }).where('rival_set_id', '=', setId).execute()

/** Stores what was read, with its pictures, which are then kept from today. */
export async function saveReading(trx: Db, id: string, { name, pictures, readAt, score }: RivalReading) {
  const time = sql`coalesce(${readAt}::timestamptz, now())`
  const contents = pictures.map(({ sha256 }) => sha256)
  await sql`UPDATE rival_picture SET seen_on = ${today}
    WHERE rival_id = ${id} AND sha256 = ANY(${contents}::text[])`.execute(trx)
  await sql`
    UPDATE rival SET state = 'read', problem = NULL, name = ${name}, read_at = ${time},
      pictures = ${JSON.stringify(pictures)}, ${columnsOf(score)},
      ${ended('read', sql`(${time} AT TIME ZONE 'UTC')::date`)}
    WHERE id = ${id}`.execute(trx)
}

/** Stores an attempt that failed. */
export async function saveFailure(
  db: Db,
  id: string,
  { state, problem }: { state: Exclude<RivalState, 'read' | 'waiting'>; problem: ReadProblem },
): Promise<void> {
  const keepsReading = sql`${state} = 'not_read' AND state = 'read'
    AND read_at > now() - make_interval(days => ${READING_DAYS})`
  await sql`
    UPDATE rival SET state = CASE WHEN ${keepsReading} THEN state ELSE ${state} END, problem = ${problem},
      ${ended(state)}
    WHERE id = ${id}`.execute(db)
}

/** Lets a later task ask again. */
export const returnRival = (db: Db, id: string) =>
  db.updateTable('rival').set({ queued_at: null }).where('id', '=', id).execute()

/** Replaces the score of a reading that nobody has replaced since. */
export const saveScore = (db: Db, { id, read_at: readAt }: RivalRow, score: RivalScore) =>
  sql`UPDATE rival SET ${columnsOf(score)}
    WHERE id = ${id} AND date_trunc('milliseconds', read_at) = ${readAt}`.execute(db)

const columnsOf = (score: RivalScore) => sql`
  score = ${score.score}, main_image = ${score.main_image}, asset_types = ${JSON.stringify(score.asset_types)},
  product_share = ${score.product_share}, edge_contrast = ${score.edge_contrast},
  scored_with = ${score.scored_with}`

const ended = (state: keyof typeof DAYS_TO_NEXT, day = today) => sql`
  wants_now = false, queued_at = NULL, next_on = ${day} + ${DAYS_TO_NEXT[state]}::int`
