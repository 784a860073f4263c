import type { TaughtHead, Tried } from '@endcap/teaching'
import { HEAD_SIZE } from '@endcap/teaching'
import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '../../platform/db/database.ts'

/** How often answers were right without and with what was learned, of all and by shop. */
export type TaughtFigures = Tried & { sources: (Tried & { source: string })[] }

/** A version of what an organization has taught. */
export type TaughtVersion = {
  id: string
  number: number
  figures: TaughtFigures
  createdBy: string
  createdAt: Date
  forgottenBy: string | null
  forgottenAt: Date | null
}

/** The version in force of an organization. */
export type Taught = { number: number; head: TaughtHead }

/** Heads kept in memory, of 17 kB each. A version never changes. */
const kept = new Lru<TaughtHead>(200)

const inForce = (organizationId: string) => sql`
  organization_id = ${organizationId} AND forgotten_at IS NULL ORDER BY number DESC LIMIT 1`

/** Returns the number of the version in force, or null if nothing was taught. */
export async function readTaughtNumber(executor: Db, organizationId: string): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    SELECT number FROM taught_version WHERE ${inForce(organizationId)}`.execute(executor)
  return rows[0]?.number ?? null
}

/** Returns what is in force, or null if nothing was taught. */
export async function readTaught(executor: Db, organizationId: string): Promise<Taught | null> {
  const { rows } = await sql<{ id: string; number: number }>`
    SELECT id, number FROM taught_version WHERE ${inForce(organizationId)}`.execute(executor)
  const [version] = rows
  if (!version) return null
  const known = kept.get(version.id)
  if (known) return { number: version.number, head: known }
  const stored = await executor
    .selectFrom('taught_version')
    .select(['space', 'weights'])
    .where('id', '=', version.id)
    .executeTakeFirst()
  // It was forgotten in between.
  if (!stored?.weights) return readTaught(executor, organizationId)
  const head = { space: stored.space, weights: floatsOf(stored.weights) }
  kept.set(version.id, head)
  return { number: version.number, head }
}

/** Returns the little-endian 32-bit numbers in some bytes. */
function floatsOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: HEAD_SIZE }, (_, at) => view.getFloat32(4 * at, true))
}

/** Returns 32-bit numbers as little-endian bytes. */
function bytesOf(floats: Float32Array): Buffer {
  const bytes = Buffer.alloc(4 * floats.length)
  floats.forEach((value, at) => bytes.writeFloatLE(value, 4 * at))
  return bytes
}

type NewVersion = { id: string; organizationId: string; head: TaughtHead; figures: TaughtFigures; by: string }

/** Adds a version, which is in force then. The caller has locked the organization. */
export async function insertTaught(
  trx: Db,
  { id, organizationId, head, figures, by }: NewVersion,
): Promise<void> {
  await sql`
    INSERT INTO taught_version (id, organization_id, number, space, weights, figures, created_by)
    SELECT ${id}, ${organizationId}, coalesce(max(number), 0) + 1, ${head.space}, ${bytesOf(head.weights)},
      ${JSON.stringify(figures)}, ${by}
    FROM taught_version WHERE organization_id = ${organizationId}`.execute(trx)
}

/** Returns the versions of an organization, the newest first. */
export async function listTaught(executor: Db, organizationId: string): Promise<TaughtVersion[]> {
  const rows = await executor
    .selectFrom('taught_version')
    .select(['id', 'number', 'figures', 'created_by', 'created_at', 'forgotten_by', 'forgotten_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    figures: row.figures,
    createdBy: row.created_by,
    createdAt: row.created_at,
    forgottenBy: row.forgotten_by,
    forgottenAt: row.forgotten_at,
  }))
}
