/** A logger, such as `console`. Messages have no headers, bodies or queries. */
export type Logger = {
  /** Called for each response. */
  debug: (message: string) => void
  /** Called before each retry. */
  warn: (message: string) => void
}
