/** A job type. `Payload` is stored as JSON. */
export type JobType<Payload extends object> = {
  name: string
  /** Maximum number of retries. After the last attempt, `onDeadLetter` of the worker is called. */
  retryLimit: number
  /** Time limit of an attempt. A handler that takes longer is aborted, and the attempt has failed. */
  timeoutS: number
  /**
   * True if jobs are scheduled fairly between organizations. Fair scheduling is not worth its cost for jobs of
   * milliseconds, which never wait for long.
   */
  isFair: boolean
  /**
   * True if handlers mostly wait for remote hosts. One organization then never occupies all workers of a
   * process, because its slow origin would delay all others.
   */
  waitsForOthers?: boolean
  /** Ties `Payload` to the type; never set. */
  payload?: Payload
}

/** The organization and urgency of a job. Each pair is one flow of fair scheduling. */
export type JobOwner = { organizationId: string; urgency: Urgency }

/**
 * `interactive`: a client waits for this one image. `submission`: part of a client's submission. `import`: part of
 * the import of a file. `rescoring`: started by the service itself, and no client waits for it. `upgrade`: the same, and nobody
 * asked for it.
 */
export type Urgency = 'interactive' | 'submission' | 'import' | 'rescoring' | 'upgrade'

/** Runs the jobs of one type. */
export type Worker<Payload extends object> = {
  concurrency: number
  handle: (payload: Payload, signal: AbortSignal) => Promise<void>
  /** Called after the last attempt has failed by an error, a timeout or the death of the process. */
  onDeadLetter: (payload: Payload, reason: string) => Promise<void>
}
