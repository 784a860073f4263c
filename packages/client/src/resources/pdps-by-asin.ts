import type { AsinScores, AsinSubmitted } from '../contract.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { AsinSubmitParams, RegionParams } from './params.ts'
import { Resource } from './resource.ts'

/** Listings whose images the service reads from their storefront. */
export class PdpsByAsin extends Resource {
  /** Submits a listing. The service reads it from its storefront, which may take half a minute. */
  submit(asin: string, params?: AsinSubmitParams, options?: RequestOptions): Promise<AsinSubmitted> {
    return this.send.request({ method: 'PUT', path: ['pdps', 'asin', asin], body: params }, options)
  }

  /** Reads the scores of a listing. */
  get(asin: string, params?: RegionParams, options?: RequestOptions): Promise<AsinScores> {
    return this.send.request({ path: ['pdps', 'asin', asin], query: params }, options)
  }

  /** Polls until the status is `scored` or `error`. */
  wait(asin: string, params?: RegionParams, options?: WaitOptions<AsinScores>): Promise<AsinScores> {
    return this.send.wait({ path: ['pdps', 'asin', asin], query: params }, options)
  }

  /** Submits a listing and polls until the status is `scored` or `error`. */
  async submitAndWait(
    asin: string,
    params?: AsinSubmitParams,
    options?: WaitOptions<AsinScores>,
  ): Promise<AsinScores> {
    const { score_url } = await this.submit(asin, params, options)
    return this.send.wait({ path: score_url }, options)
  }
}
