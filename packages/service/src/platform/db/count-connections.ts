import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Counts connections and the maximum for unprivileged users. Users cannot see the type of others'
 * connections, which count if they belong to a database.
 */
export async function countConnections(db: Db): Promise<{ used: number; most: number }> {
  const { rows } = await sql<{ used: number; most: number }>`
    SELECT (SELECT count(*)::int FROM pg_stat_activity
        WHERE datid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend') AS used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) AS most`.execute(db)
  return rows[0] ?? { used: 0, most: 0 }
}
