/** Webhook endpoints and their deliveries at one moment. */
export type WebhookCensus = {
  endpoints: {
    /** Enabled, and the last attempt succeeded or there was none. */
    working: number
    /** Enabled, and the last attempt failed. */
    failing: number
    /** Disabled by a request, by status 410 or after five days of failures. */
    disabled: number
  }
  /** Deliveries to enabled endpoints that are still to be attempted. */
  pending: number
  /** Time for which the delivery that waits longest, to an endpoint that works, could have been attempted. */
  oldestDueS: number
}
