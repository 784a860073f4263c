import pg from 'pg'

/** A connection that queries the database content and tolerates a restart of the server. */
export async function openSqlProbe(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  return {
    connection: pool,
    async number(text: string): Promise<number> {
      const { rows } = await pool.query<{ n: string }>(text)
      return Number(rows[0]?.n ?? 0)
    },
    rows: async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows,
    [Symbol.asyncDispose]: () => pool.end(),
  }
}
