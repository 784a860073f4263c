const FOREIGN_KEY_VIOLATION = '23503'

/** Detects a violated foreign key. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION
