import type { GtinScores, GtinSubmission, GtinSubmitted } from '../contract.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { RetailerParams } from './params.ts'
import { Resource } from './resource.ts'
import type { Send } from './send.ts'

/** Listings whose images are submitted, by your own id or by GTIN. */
export class Submissions<
  Submission,
  Submitted extends { score_url: string },
  Scores extends { status: string },
> extends Resource {
  readonly #kind: 'id' | 'gtin'

  constructor(send: Send, kind: 'id' | 'gtin') {
    super(send)
    this.#kind = kind
  }

  /** Submits a listing. The response comes when its images are downloaded. */
  submit(id: string, body: Submission, options?: RequestOptions): Promise<Submitted> {
    return this.send.request({ method: 'PUT', path: ['pdps', this.#kind, id], body }, options)
  }

  /** Reads the scores of a listing. */
  get(id: string, params?: RetailerParams, options?: RequestOptions): Promise<Scores> {
    return this.send.request({ path: ['pdps', this.#kind, id], query: params }, options)
  }

  /** Polls until the status is `COMPLETED` or `ERROR`. */
  wait(id: string, params?: RetailerParams, options?: WaitOptions<Scores>): Promise<Scores> {
    return this.send.wait({ path: ['pdps', this.#kind, id], query: params }, options)
  }

  /** Submits a listing and polls until the status is `COMPLETED` or `ERROR`. */
  async submitAndWait(id: string, submission: Submission, options?: WaitOptions<Scores>): Promise<Scores> {
    const { score_url } = await this.submit(id, submission, options)
    return this.send.wait({ path: score_url }, options)
  }
}

export type PdpsByGtin = Submissions<GtinSubmission, GtinSubmitted, GtinScores>
