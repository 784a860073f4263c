import type pg from 'pg'

/** Longer than the pool's limit, because checking a foreign key of a large table takes long. */
const QUERY_TIMEOUT_MS = 60 * 60_000
/** Settings with which PostgreSQL writes values as text that any other server reads as the same value. */
const EXACT_TEXT = [
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL datestyle = 'ISO'",
  "SET LOCAL intervalstyle = 'postgres'",
  "SET LOCAL bytea_output = 'hex'",
  'SET LOCAL extra_float_digits = 1',
  // Files are written between the queries, and the disk may be slow.
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  'SET LOCAL statement_timeout = 0',
].join('; ')

/** The connection of a transaction. On the embedded database, another connection would wait for its end. */
export type Session = {
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
}

/** Runs `work` in one transaction, which is rolled back if the work fails. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  mode: 'READ WRITE' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY',
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const session: Session = {
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const config = { text, values, query_timeout: QUERY_TIMEOUT_MS }
      return (await client.query<Row>(config)).rows
    },
  }
  let failure: Error | undefined
  try {
    await session.query(`BEGIN ${mode}`)
    await client.query(EXACT_TEXT)
    const result = await work(session)
    await session.query('COMMIT')
    return result
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // After a failure the pool closes the connection, and with it the transaction.
    client.release(failure)
  }
}
