import { sleep } from '../../abort.ts'

/** Spaces the requests of a batch evenly, and holds all of them back after a rate limit. */
export class Pace {
  readonly #gapMs: number
  #nextAt = 0

  /** @param perMinute Maximum number of requests in a minute */
  constructor(perMinute: number) {
    this.#gapMs = 60_000 / perMinute
  }

  /** Resolves when the next request may start. Another call may prolong the wait meanwhile. */
  async turn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const now = performance.now()
      if (now >= this.#nextAt) {
        this.#nextAt = now + this.#gapMs
        return
      }
      await sleep(this.#nextAt - now, signal)
    }
  }

  /** Holds all further requests back. */
  pause(ms: number): void {
    this.#nextAt = Math.max(this.#nextAt, performance.now() + ms)
  }
}
