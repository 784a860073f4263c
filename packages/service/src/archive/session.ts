import type pg from 'pg'

/** The pool's limit is for requests; checking a foreign key of a large table takes longer. */
const QUERY_TIMEOUT_MS = 60 * 60_000
/** PostgreSQL's text of each value, such that any other server reads it as exactly that value. */
const EXACT_TEXT = [
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL datestyle = 'ISO'",
  "SET LOCAL intervalstyle = 'postgres'",
  "SET LOCAL bytea_output = 'hex'",
  'SET LOCAL extra_float_digits = 1',
  // Files are written between the queries, on a disk that may be slow.
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  'SET LOCAL statement_timeout = 0',
].join('; ')

/** The one connection that a transaction has: on the embedded database, any other would wait for its end. */
export type Session = {
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
}

/** Does the work in one transaction, which is rolled back if the work fails. */
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
    // A connection that is not given back in good order is closed, and its transaction with it.
    client.release(failure)
  }
}
