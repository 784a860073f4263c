/** Node's codes for a connection that cannot be had or broke. */
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
 * SQLSTATE classes: connection exception, rollback of one of two that got in each other's way,
 * insufficient resources, operator intervention (restart); and what the server's own time limits end.
 */
const SQL_STATES = /^(08|40|53|57P|57014|55P03|25P03)/
/** What node-postgres and its pool say without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection error|Query read timeout|embedded database/i

/** Whether an error means that the database cannot do it now, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    SQL_STATES.test(code) ||
    (SOCKET_CODES.has(code) && !('path' in error && code === 'ENOENT')) ||
    MESSAGES.test(error.message)
  )
}
