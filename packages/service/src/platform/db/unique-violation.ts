const UNIQUE_VIOLATION = '23505'

/** Returns whether a statement failed because another transaction has inserted the same key. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
