import type { ApiPromise } from '../api-promise.ts'
import type { AsinSubmitted } from '../contract.ts'
import type { NarrowedAsin } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { AsinSubmitParams, RegionParams } from './params.ts'
import type { Submissions } from './submissions.ts'

/** Listings that the service reads from a storefront. Parameters are optional. */
export type PdpsByAsin = Omit<
  Submissions<AsinSubmitParams | undefined, AsinSubmitted, NarrowedAsin, RegionParams>,
  'submit' | 'submitAndWait'
> & {
  /** Submits a listing. Reading the storefront may take half a minute. */
  submit: (asin: string, params?: AsinSubmitParams, options?: RequestOptions) => ApiPromise<AsinSubmitted>
  /** Submits a listing and polls until `scored` or `error`. */
  submitAndWait: (
    asin: string,
    params?: AsinSubmitParams,
    options?: WaitOptions<NarrowedAsin>,
  ) => ApiPromise<NarrowedAsin>
}
