/** Receives what the client does. `console` is one. Messages have no secrets: no headers, bodies or queries. */
export type Logger = {
  /** Called for each response. */
  debug: (message: string) => void
  /** Called for each failure after which a request is repeated. */
  warn: (message: string) => void
}
