/** A kind of job. `Payload` travels as JSON. */
export type JobType<Payload extends object> = {
  name: string
  /** How many further tries a job gets; after the last, `onDeadLetter` of its worker hears of it. */
  retryLimit: number
  /** A handler that takes longer is stopped, and counts as failed. */
  timeoutS: number
  /**
   * Whether organizations take turns. Not worth its cost for jobs of milliseconds, which nobody waits
   * long for.
   */
  isFair: boolean
  /**
   * Whether its handlers mostly wait for somebody else's machine. One organization then never has all
   * of a process: its slow origin would be everybody's.
   */
  waitsForOthers?: boolean
  /** Ties `Payload` to the type; never set. */
  payload?: Payload
}

/** For whom a job is, and what it is to them: the work of one of each goes on side by side. */
export type JobOwner = { organizationId: string; urgency: Urgency }

/**
 * `interactive`: somebody waits for this one image. `submission`: part of what a client has submitted.
 * `rescoring`: what the service took up by itself, and nobody waits for.
 */
export type Urgency = 'interactive' | 'submission' | 'rescoring'

export type Worker<Payload extends object> = {
  concurrency: number
  handle: (payload: Payload, signal: AbortSignal) => Promise<void>
  /** Called when every try has failed, however: by error, time-out or death of the process. */
  onDeadLetter: (payload: Payload, reason: string) => Promise<void>
}
