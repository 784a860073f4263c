const DEADLOCK = '40P01'

/** Detects a transaction that PostgreSQL has ended because two waited for each other. It can be repeated. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK
