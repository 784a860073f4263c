const FOREIGN_KEY_VIOLATION = '23503'

/** Returns whether a row was not written because a row that it refers to does not exist. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION
