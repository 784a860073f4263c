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
/** SQLSTATE classes: connection, transaction rollback, resources, operator intervention, time limits. */
const SQL_STATES = /^(08|40|53|57P|57014|55P03|25P03)/
/** node-postgres reports these without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection error|Query read timeout|embedded database|did not start in time/i

class DatabaseUnavailableError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/** Returns true if the query may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError
}

/**
 * Marks failures that a later attempt may avoid. Applied where queries run, because socket errors of other
 * dependencies have the same shape.
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
