import type { TaughtHead, Tried } from '@endcap/teaching'
import { HEAD_SIZE } from '@endcap/teaching'
import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '../../platform/db/database.ts'

/** Accuracy without and with teaching, overall and by shop. */
export type TaughtFigures = Tried & { sources: (Tried & { source: string })[] }

export type TaughtVersion = {
  id: string
  number: number
  figures: TaughtFigures
  createdBy: string
  createdAt: Date
  forgottenBy: string | null
  forgottenAt: Date | null
}

export type Taught = { number: number; head: TaughtHead }

/** 17 kB each. Versions never change. */
const kept = new Lru<TaughtHead>(200)

const inForce = (organizationId: string) => sql`
  organization_id = ${organizationId} AND forgotten_at IS NULL ORDER BY number DESC LIMIT 1`

/** Returns the version in force, or null if none is. */
export async function readTaughtNumber(executor: Db, organizationId: string): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    SELECT number FROM taught_version WHERE ${inForce(organizationId)}`.execute(executor)
  return rows[0]?.number ?? null
}

/** Returns null if no version is in force. */
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

/** Little-endian, 32 bits. */
function floatsOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: HEAD_SIZE }, (_, at) => view.getFloat32(4 * at, true))
}

/** Little-endian, 32 bits. */
function bytesOf(floats: Float32Array): Buffer {
  const bytes = Buffer.alloc(4 * floats.length)
  floats.forEach((value, at) => bytes.writeFloatLE(value, 4 * at))
  return bytes
}

type NewVersion = { id: string; organizationId: string; head: TaughtHead; figures: TaughtFigures; by: string }

/** Adds a version in force. The caller has locked the organization. */
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

/** Returns versions, newest first. */
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
