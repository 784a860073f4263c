const UNIQUE_VIOLATION = '23505'

/** Detects a key that another transaction inserted first. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
