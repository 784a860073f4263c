import { sleep } from '../../abort.ts'

/** Spaces requests evenly. */
export class Pace {
  readonly #gapMs: number
  #nextAt = 0

  constructor(perMinute: number) {
    this.#gapMs = 60_000 / perMinute
  }

  /** Resolves when the next request may start. `pause` may prolong the wait. */
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

  pause(ms: number): void {
    this.#nextAt = Math.max(this.#nextAt, performance.now() + ms)
  }
}
