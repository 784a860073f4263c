// Commits row after row to the database that the first argument describes, and prints each number
// after its commit was acknowledged.
import type { DatabaseConfig } from '../../src/platform/db/database.ts'
import { open } from './stores.ts'

const place = JSON.parse(process.argv[2] ?? '') as DatabaseConfig
const { pool } = await open(place)
await pool.query('CREATE TABLE IF NOT EXISTS written (n int PRIMARY KEY, half int)')
const { rows } = await pool.query<{ last: number }>('SELECT coalesce(max(n), 0) AS last FROM written')
for (let n = (rows[0]?.last ?? 0) + 1; ; n++) {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('INSERT INTO written (n) VALUES ($1)', [n])
  await client.query('UPDATE written SET half = $1 WHERE n = $1', [n])
  await client.query('COMMIT')
  client.release()
  process.stdout.write(`${n}\n`)
}
