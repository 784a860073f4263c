/** Codes of Node for a connection that cannot be opened or breaks. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/**
 * SQLSTATE classes: connection exception, transaction rollback (a conflict of two transactions),
 * insufficient resources, operator intervention (restart), and the server's own time limits.
 */
const SQL_STATES = /^(08|40|53|57P|57014|55P03|25P03)/
/** Messages of node-postgres and its pools for errors without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection error|Query read timeout|embedded database|did not start in time/i

/** The database cannot run the query now. A later attempt may succeed. */
class DatabaseUnavailableError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/** Returns true for errors of queries that the database cannot run now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError
}

/**
 * Runs a call of the database. Marks its failure as DatabaseUnavailableError unless the query is wrong.
 * Applied where queries run, because a socket error of another dependency has the same shape.
 */
export async function markUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof Error && isTransient(error) ? new DatabaseUnavailableError(error) : error
  }
}

function isTransient(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return SQL_STATES.test(code) || SOCKET_CODES.has(code) || MESSAGES.test(error.message)
}
