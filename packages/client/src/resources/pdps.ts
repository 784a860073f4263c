import type { ApiPromise } from '../api-promise.ts'
import type {
  DraftAccepted,
  DraftRequest,
  DraftScore,
  GtinSubmission,
  GtinSubmitted,
  HistoryEntry,
  ListingExplanation,
  PdpChange,
  PdpComposer,
  PdpImages,
  PdpImagesResult,
  PdpListParams,
  PdpRescored,
  PdpSpark,
  PdpStatistics,
  PdpStatisticsParams,
  PdpSubmission,
  PdpSubmitted,
  PdpTagsResult,
  PdpTrend,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { NarrowedDraft, NarrowedGtin, NarrowedPdp, NarrowedSummary } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { PdpsByAsin } from './pdps-by-asin.ts'
import type { Send } from './send.ts'
import { type PdpsByGtin, Submissions } from './submissions.ts'

/** Maximum time in seconds that the service waits for the score of a draft before it responds. */
const DRAFT_WAIT_S = 10

/** Parameters of a history. `limit` is the number of rows of a page. */
export type HistoryParams = { limit?: number | undefined }

export type RescoreOptions = RequestOptions & {
  /** True to download the images again first. */
  refreshImages?: boolean | undefined
}

/** Product detail pages: listings with a main image and carousel images. */
export class Pdps extends Submissions<PdpSubmission, PdpSubmitted, NarrowedPdp> {
  readonly byGtin: PdpsByGtin
  readonly byAsin: PdpsByAsin

  constructor(send: Send) {
    super(send, 'id')
    this.byGtin = new Submissions<GtinSubmission, GtinSubmitted, NarrowedGtin>(send, 'gtin')
    this.byAsin = new Submissions(send, 'asin')
  }

  /**
   * Lists the PDPs of the organization. Iterate over the result, or read single pages with `page`. `limit` is the
   * number of rows of a page.
   */
  list(params?: Omit<PdpListParams, 'cursor'>, options?: RequestOptions): List<NarrowedSummary> {
    return this.#list(['pdps'], params, options)
  }

  /** Reads figures of the PDPs that meet the filters of a list. */
  statistics(params?: PdpStatisticsParams, options?: RequestOptions): ApiPromise<PdpStatistics> {
    return this.send.request({ path: ['pdps', 'statistics'], query: params }, options)
  }

  /** Reads how the scores of all PDPs have developed in the last 12 weeks. */
  trend(options?: RequestOptions): ApiPromise<PdpTrend> {
    return this.send.request({ path: ['pdps', 'trend'] }, options)
  }

  /** Reads a PDP as lists show it, also before it is scored. */
  summary(pdpId: string, options?: RequestOptions): ApiPromise<NarrowedSummary> {
    return this.send.request({ path: ['pdps', pdpId] }, options)
  }

  /** Lists the scored states of a PDP, the newest first. */
  history(pdpId: string, params?: HistoryParams, options?: RequestOptions): List<HistoryEntry> {
    return this.#list(['pdps', pdpId, 'history'], params, options)
  }

  /** Explains a score: which points are lost, and which changes win them back. */
  explanation(pdpId: string, options?: RequestOptions): ApiPromise<ListingExplanation> {
    return this.send.request({ path: ['pdps', pdpId, 'explanation'] }, options)
  }

  /**
   * Scores a draft without storing a PDP. Polls if images of the draft have to be analyzed first. The status of
   * the result is `completed` or `failed`.
   */
  score(draft: DraftRequest, options?: WaitOptions<NarrowedDraft>): ApiPromise<NarrowedDraft> {
    const headers = { prefer: `handling=strict, wait=${DRAFT_WAIT_S}` }
    const next = (answer: DraftScore | DraftAccepted) =>
      'result_url' in answer ? answer.result_url : undefined
    return this.send.wait({ method: 'POST', path: ['pdps', 'score'], body: draft, headers }, options, next)
  }

  /** Reads what `@endcap/scoring` needs to score compositions of a PDP. */
  composer(pdpId: string, options?: RequestOptions): ApiPromise<PdpComposer> {
    return this.send.request({ path: ['pdps', pdpId, 'composer'] }, options)
  }

  /** Makes a composition of stored images and uploads the images of a PDP. */
  setImages(pdpId: string, body: PdpImages, options?: RequestOptions): ApiPromise<PdpImagesResult> {
    return this.send.request({ method: 'PUT', path: ['pdps', pdpId, 'images'], body }, options)
  }

  /** Scores the stored images of a PDP again, or with `refreshImages` their present contents. */
  rescore(
    pdpId: string,
    { refreshImages: refresh_images, ...options }: RescoreOptions = {},
  ): ApiPromise<PdpRescored> {
    return this.send.request(
      {
        method: 'POST',
        path: ['pdps', pdpId, 'rescore'],
        body: refresh_images ? { refresh_images } : undefined,
      },
      options,
    )
  }

  /** Reads the images that Spark has made for a PDP, and its latest ideas. */
  spark(pdpId: string, options?: RequestOptions): ApiPromise<PdpSpark> {
    return this.send.request({ path: ['pdps', pdpId, 'spark'] }, options)
  }

  /** Replaces the tags of a PDP. */
  setTags(pdpId: string, tags: readonly string[], options?: RequestOptions): ApiPromise<PdpTagsResult> {
    return this.send.request({ method: 'PUT', path: ['pdps', pdpId, 'tags'], body: { tags } }, options)
  }

  /** Changes the name, the category, the tags, the id or the retailer of a PDP. What is left out stays. */
  change(pdpId: string, body: PdpChange, options?: RequestOptions): ApiPromise<NarrowedSummary> {
    return this.send.request({ method: 'PATCH', path: ['pdps', pdpId], body }, options)
  }

  /** Deletes a PDP with its scores and its history. */
  delete(pdpId: string, options?: RequestOptions): ApiPromise<void> {
    return this.send.request({ method: 'DELETE', path: ['pdps', pdpId] }, options)
  }

  #list<Row>(
    path: readonly string[],
    params?: Omit<PdpListParams, 'cursor'>,
    options?: RequestOptions,
  ): List<Row> {
    return new List((cursor) => this.send.request<Page<Row>>({ path, query: { ...params, cursor } }, options))
  }
}
