/** `Payload` is stored as JSON. */
export type JobType<Payload extends object> = {
  name: string
  /** After the last retry, the worker's `onDeadLetter` is called. */
  retryLimit: number
  /** A longer attempt is aborted and fails. */
  timeoutS: number
  /** Shares workers between organizations. Not worth its cost for jobs of milliseconds. */
  isFair: boolean
  /**
   * Handlers wait for remote hosts. One organization may not occupy all workers, because its slow origin
   * would delay others.
   */
  waitsForOthers?: boolean
  /** Ties `Payload` to the type; never set. */
  payload?: Payload
}

/** Each pair is one flow of fair scheduling. */
export type JobOwner = { organizationId: string; urgency: Urgency }

/**
 * `interactive`: a client waits for one image. `submission`, `import`: part of one. `rescoring`: started by
 * the service. `upgrade`: the same, unrequested.
 */
export type Urgency = 'interactive' | 'submission' | 'import' | 'rescoring' | 'upgrade'

export type Worker<Payload extends object> = {
  concurrency: number
  handle: (payload: Payload, signal: AbortSignal) => Promise<void>
  /** Called after the last attempt: error, timeout or death of the process. */
  onDeadLetter: (payload: Payload, reason: string) => Promise<void>
}
