/** One moment. */
export type WebhookCensus = {
  endpoints: {
    /** Enabled, and the last attempt, if any, succeeded. */
    working: number
    /** Enabled, and the last attempt failed. */
    failing: number
    /** By request, by status 410 or after five days of failures. */
    disabled: number
  }
  /** Unfinished deliveries to enabled endpoints. */
  pending: number
  /** Longest time that a delivery to a working endpoint was due. */
  oldestDueS: number
}
