import type { ApiPromise } from '../api-promise.ts'
import type { Goal, GoalChange, GoalPage, NewGoal } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** Shares of the PDPs to reach by a day. */
export class Goals {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** With their progress, the first to end first. */
  list(options?: RequestOptions): ApiPromise<GoalPage> {
    return this.#send.request({ path: [PATH] }, options)
  }

  /** Sets a goal. */
  create(goal: NewGoal, options?: RequestOptions): ApiPromise<Goal> {
    // A retry could set a second goal.
    return this.#send.request({ method: 'POST', path: [PATH], body: goal, isRepeatable: false }, options)
  }

  /** Changes the share or the last day. */
  update(id: string, change: GoalChange, options?: RequestOptions): ApiPromise<Goal> {
    return this.#send.request({ method: 'PATCH', path: [PATH, id], body: change }, options)
  }

  delete(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [PATH, id] }, options)
  }
}

const PATH = 'goals'
