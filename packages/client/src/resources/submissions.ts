import type {
  AsinScores,
  AsinSubmitted,
  GtinScores,
  GtinSubmission,
  GtinSubmitted,
  Region,
  RetailerId,
} from '../contract.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { Send } from './send.ts'

/** Retailer region whose listing is read. */
export type RetailerOption = { retailer?: RetailerId | undefined }
/** Storefront region of the listing. Defaults to `us`. */
export type RegionOption = { region?: Region | undefined }

/** Listings whose images are submitted: by your own id or by GTIN. */
export class Submissions<
  Submission,
  Submitted extends { score_url: string },
  Scores extends { status: string },
> {
  readonly #send: Send
  readonly #kind: 'id' | 'gtin'

  constructor(send: Send, kind: 'id' | 'gtin') {
    this.#send = send
    this.#kind = kind
  }

  /** Submits a listing. The response comes when its images are downloaded. */
  submit(id: string, submission: Submission, options?: RequestOptions): Promise<Submitted> {
    return this.#send.request({ method: 'PUT', path: ['pdps', this.#kind, id], body: submission }, options)
  }

  /** Reads the scores of a listing. */
  get(id: string, { retailer, ...options }: RetailerOption & RequestOptions = {}): Promise<Scores> {
    return this.#send.request({ path: ['pdps', this.#kind, id], query: { retailer } }, options)
  }

  /** Polls until the status is `COMPLETED` or `ERROR`. */
  wait(id: string, { retailer, ...options }: RetailerOption & WaitOptions<Scores> = {}): Promise<Scores> {
    return this.#send.wait({ path: ['pdps', this.#kind, id], query: { retailer } }, options)
  }

  /** Submits a listing and polls until the status is `COMPLETED` or `ERROR`. */
  async submitAndWait(
    id: string,
    submission: Submission,
    options: WaitOptions<Scores> = {},
  ): Promise<Scores> {
    const { score_url } = await this.submit(id, submission, options)
    return this.#send.wait({ path: score_url }, options)
  }
}

export type PdpsByGtin = Submissions<GtinSubmission, GtinSubmitted, GtinScores>

/** Listings whose images the service reads from their storefront. */
export class PdpsByAsin {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Makes the service fetch the listing from its storefront, which may take half a minute. */
  submit(asin: string, { region, ...options }: RegionOption & RequestOptions = {}): Promise<AsinSubmitted> {
    const body = region === undefined ? undefined : { region }
    return this.#send.request({ method: 'PUT', path: ['pdps', 'asin', asin], body }, options)
  }

  /** Reads the scores of a listing. */
  get(asin: string, { region, ...options }: RegionOption & RequestOptions = {}): Promise<AsinScores> {
    return this.#send.request({ path: ['pdps', 'asin', asin], query: { region } }, options)
  }

  /** Polls until the status is `scored` or `error`. */
  wait(
    asin: string,
    { region, ...options }: RegionOption & WaitOptions<AsinScores> = {},
  ): Promise<AsinScores> {
    return this.#send.wait({ path: ['pdps', 'asin', asin], query: { region } }, options)
  }

  /** Submits a listing and polls until the status is `scored` or `error`. */
  async submitAndWait(
    asin: string,
    { region, ...options }: RegionOption & WaitOptions<AsinScores> = {},
  ): Promise<AsinScores> {
    const { score_url } = await this.submit(asin, { region, ...options })
    return this.#send.wait({ path: score_url }, options)
  }
}
