import type { ApiPromise } from '../api-promise.ts'
import type { GtinSubmission, GtinSubmitted } from '../contract.ts'
import type { NarrowedGtin } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { ApiRequest, RequestOptions } from '../transport.ts'
import type { RetailerParams } from './params.ts'
import { Resource } from './resource.ts'
import type { Send } from './send.ts'

/** Submissions by your own id, GTIN or ASIN. */
export class Submissions<
  Submission,
  Submitted extends { score_url: string },
  Scores extends { status: string },
  Params extends Record<string, string | undefined> = RetailerParams,
> extends Resource {
  readonly #kind: 'id' | 'gtin' | 'asin'

  constructor(send: Send, kind: 'id' | 'gtin' | 'asin') {
    super(send)
    this.#kind = kind
  }

  /** Responds after the image downloads. */
  submit(id: string, body: Submission, options?: RequestOptions): ApiPromise<Submitted> {
    return this.send.request(this.#submission(id, body), options)
  }

  get(id: string, params?: Params, options?: RequestOptions): ApiPromise<Scores> {
    return this.send.request({ path: ['pdps', this.#kind, id], query: params }, options)
  }

  /** Polls until `COMPLETED` or `ERROR`, by ASIN `scored` or `error`. */
  wait(id: string, params?: Params, options?: WaitOptions<Scores>): ApiPromise<Scores> {
    return this.send.wait({ path: ['pdps', this.#kind, id], query: params }, options)
  }

  /** Submits and polls until `COMPLETED` or `ERROR`. */
  submitAndWait(id: string, submission: Submission, options?: WaitOptions<Scores>): ApiPromise<Scores> {
    return this.send.wait(this.#submission(id, submission), options, ({ score_url }: Submitted) => score_url)
  }

  #submission(id: string, body: Submission): ApiRequest {
    return { method: 'PUT', path: ['pdps', this.#kind, id], body }
  }
}

export type PdpsByGtin = Submissions<GtinSubmission, GtinSubmitted, NarrowedGtin>
