import type { Actor } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Returns null without a name. */
export type ActorNames = (actor: Actor) => string | null

const keyOf = ({ kind, id }: Actor): string => `${kind} ${id}`

/** Looks up the names of some actors at once. */
export async function findActorNames(db: Db, actors: readonly Actor[]): Promise<ActorNames> {
  if (actors.length === 0) return () => null
  const idsOf = (kind: Actor['kind']) => actors.flatMap((actor) => (actor.kind === kind ? [actor.id] : []))
  const { rows } = await sql<Actor & { name: string | null }>`
    SELECT 'person' AS kind, id::text, coalesce(name, email) AS name FROM user_account
    WHERE id::text = ANY(${idsOf('person')}::text[])
    UNION ALL
    SELECT 'credential', client_id, name FROM credential WHERE client_id = ANY(${idsOf('credential')}::text[])`.execute(
    db,
  )
  const names = new Map(rows.map((row) => [keyOf(row), row.name]))
  return (actor) => names.get(keyOf(actor)) ?? null
}
