import type { ApiPromise } from '../api-promise.ts'
import type {
  LiveAnswer,
  LiveCheck,
  LiveCheckPage,
  LiveCheckSummary,
  LiveKeep,
  LiveWatch,
  LiveWatchChange,
  LiveWatchPage,
  LiveWatchReport,
  NewLiveWatch,
  PdpImagesResult,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

export type LiveCheckFilters = {
  state?: LiveCheckSummary['state'] | undefined
  /** Page size. */
  limit?: number | undefined
}

/** Comparisons of what shops show with what was sent. */
export class LiveChecks {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** The live checks that are switched on. */
  watches(options?: RequestOptions): ApiPromise<LiveWatchPage> {
    return this.#send.request({ path: [WATCHES] }, options)
  }

  /** With the number of alerts that its rule would have caused. */
  watch(id: string, options?: RequestOptions): ApiPromise<LiveWatchReport> {
    return this.#send.request({ path: [WATCHES, id] }, options)
  }

  /** Returns the one that exists for the same view. */
  switchOn(watch: NewLiveWatch = {}, options?: RequestOptions): ApiPromise<LiveWatch> {
    return this.#send.request({ method: 'POST', path: [WATCHES], body: watch }, options)
  }

  /** Changes the given fields of the rule of alerts. */
  change(id: string, change: LiveWatchChange, options?: RequestOptions): ApiPromise<LiveWatchReport> {
    return this.#send.request({ method: 'PATCH', path: [WATCHES, id], body: change }, options)
  }

  /** Results of earlier nights stay. */
  switchOff(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [WATCHES, id] }, options)
  }

  /** The last night of each PDP, the latest first. */
  list(filters: LiveCheckFilters = {}, options?: RequestOptions): List<LiveCheckSummary> {
    return new List((cursor) =>
      this.#send.request<Page<LiveCheckSummary>>(
        { path: ['live-checks'], query: { ...filters, cursor } },
        options,
      ),
    )
  }

  /** Number of PDPs by state. */
  async counts(options?: RequestOptions): Promise<LiveCheckPage['counts']> {
    const { counts } = await this.#send.request<LiveCheckPage>(
      { path: ['live-checks'], query: { limit: 1 } },
      options,
    )
    return counts
  }

  get(pdpId: string, options?: RequestOptions): ApiPromise<LiveCheck> {
    return this.#send.request({ path: pathOf(pdpId) }, options)
  }

  /** Reads the page soon. Poll with `get` until `is_reading` is false. */
  checkNow(pdpId: string, options?: RequestOptions): ApiPromise<LiveCheck> {
    return this.#send.request({ method: 'POST', path: pathOf(pdpId) }, options)
  }

  /** Says whether two pictures are the same. */
  answer(pdpId: string, answer: LiveAnswer, options?: RequestOptions): ApiPromise<LiveCheck> {
    return this.#send.request({ method: 'PUT', path: [...pathOf(pdpId), 'answers'], body: answer }, options)
  }

  /** Makes what the shop shows the images of the PDP. */
  keep(pdpId: string, keep: LiveKeep = {}, options?: RequestOptions): ApiPromise<PdpImagesResult> {
    return this.#send.request({ method: 'POST', path: [...pathOf(pdpId), 'keep'], body: keep }, options)
  }
}

const WATCHES = 'live-watches'

const pathOf = (pdpId: string) => ['pdps', pdpId, 'live-check']
