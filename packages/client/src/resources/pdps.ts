import type { ApiPromise } from '../api-promise.ts'
import type {
  DraftAccepted,
  DraftRequest,
  DraftScore,
  GtinSubmission,
  GtinSubmitted,
  HistoryEntry,
  ListingExplanation,
  PdpAcceptance,
  PdpChange,
  PdpComposer,
  PdpGroups,
  PdpGroupsParams,
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
import type {
  NarrowedDetails,
  NarrowedDraft,
  NarrowedGtin,
  NarrowedPdp,
  NarrowedSummary,
} from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { RequestOptions } from '../transport.ts'
import type { PdpsByAsin } from './pdps-by-asin.ts'
import type { Send } from './send.ts'
import { type PdpsByGtin, Submissions } from './submissions.ts'

/** Seconds that the service may hold a draft's response. */
const DRAFT_WAIT_S = 10

/** `limit` is the page size. */
export type HistoryParams = { limit?: number | undefined }

export type ComposerOptions = RequestOptions & {
  /** Stored images of other listings to add. */
  imageIds?: readonly string[] | undefined
}

export type AcceptanceOptions = RequestOptions & {
  /** Judges by the rules that hold on this day (`2027-01-31`). */
  day?: string | undefined
}

export type RescoreOptions = RequestOptions & {
  /** True to download the images again first. */
  refreshImages?: boolean | undefined
}

export type SummaryOptions = RequestOptions & {
  /** Adds the images. */
  include?: 'images' | undefined
}

export type DeleteOptions = RequestOptions & {
  /** True to delete at once, without the trash. */
  permanent?: boolean | undefined
}

/** Product detail pages: a main image and carousel images. */
export class Pdps extends Submissions<PdpSubmission, PdpSubmitted, NarrowedPdp> {
  readonly byGtin: PdpsByGtin
  readonly byAsin: PdpsByAsin

  constructor(send: Send) {
    super(send, 'id')
    this.byGtin = new Submissions<GtinSubmission, GtinSubmitted, NarrowedGtin>(send, 'gtin')
    this.byAsin = new Submissions(send, 'asin')
  }

  /** Lists PDPs. Iterate, or call `page`. `limit` is the page size. */
  list(params?: Omit<PdpListParams, 'cursor'>, options?: RequestOptions): List<NarrowedSummary> {
    return this.#list(['pdps'], params, options)
  }

  /** Aggregates the PDPs that meet the filters. */
  statistics(params?: PdpStatisticsParams, options?: RequestOptions): ApiPromise<PdpStatistics> {
    return this.send.request({ path: ['pdps', 'statistics'], query: params }, options)
  }

  /** Compares the largest groups of PDPs by brand, tag, category, retailer or person. */
  groups(params: PdpGroupsParams, options?: RequestOptions): ApiPromise<PdpGroups> {
    return this.send.request({ path: ['pdps', 'groups'], query: params }, options)
  }

  /** Returns 12 weeks of scores over all PDPs. */
  trend(options?: RequestOptions): ApiPromise<PdpTrend> {
    return this.send.request({ path: ['pdps', 'trend'] }, options)
  }

  /** Reads a PDP as in lists, even before scoring. */
  summary(pdpId: string, { include, ...options }: SummaryOptions = {}): ApiPromise<NarrowedDetails> {
    return this.send.request({ path: ['pdps', pdpId], query: { include } }, options)
  }

  /** Lists scored states, newest first. */
  history(pdpId: string, params?: HistoryParams, options?: RequestOptions): List<HistoryEntry> {
    return this.#list(['pdps', pdpId, 'history'], params, options)
  }

  /** Asks which of all targets accept the stored images. */
  acceptance(pdpId: string, { day, ...options }: AcceptanceOptions = {}): ApiPromise<PdpAcceptance> {
    return this.send.request({ path: ['pdps', pdpId, 'acceptance'], query: { day } }, options)
  }

  /** Returns lost points and the changes that regain them. */
  explanation(pdpId: string, options?: RequestOptions): ApiPromise<ListingExplanation> {
    return this.send.request({ path: ['pdps', pdpId, 'explanation'] }, options)
  }

  /** Scores a draft without storing it. Polls until `completed` or `failed` if images need analysis. */
  score(draft: DraftRequest, options?: WaitOptions<NarrowedDraft>): ApiPromise<NarrowedDraft> {
    const headers = { prefer: `handling=strict, wait=${DRAFT_WAIT_S}` }
    const next = (answer: DraftScore | DraftAccepted) =>
      'result_url' in answer ? answer.result_url : undefined
    return this.send.wait({ method: 'POST', path: ['pdps', 'score'], body: draft, headers }, options, next)
  }

  /** Returns the input of `@endcap/scoring` for trying compositions. */
  composer(pdpId: string, { imageIds, ...options }: ComposerOptions = {}): ApiPromise<PdpComposer> {
    return this.send.request(
      { path: ['pdps', pdpId, 'composer'], query: imageIds && { image_id: imageIds } },
      options,
    )
  }

  /** Replaces the composition with stored images and uploads. */
  setImages(pdpId: string, body: PdpImages, options?: RequestOptions): ApiPromise<PdpImagesResult> {
    return this.send.request({ method: 'PUT', path: ['pdps', pdpId, 'images'], body }, options)
  }

  /** Scores stored images again, or with `refreshImages` downloads them first. */
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

  /** Reads Spark's images of a PDP and its latest ideas. */
  spark(pdpId: string, options?: RequestOptions): ApiPromise<PdpSpark> {
    return this.send.request({ path: ['pdps', pdpId, 'spark'] }, options)
  }

  setTags(pdpId: string, tags: readonly string[], options?: RequestOptions): ApiPromise<PdpTagsResult> {
    return this.send.request({ method: 'PUT', path: ['pdps', pdpId, 'tags'], body: { tags } }, options)
  }

  /** Changes the name, category, tags, id or retailer. Omitted fields stay. */
  change(pdpId: string, body: PdpChange, options?: RequestOptions): ApiPromise<NarrowedSummary> {
    return this.send.request({ method: 'PATCH', path: ['pdps', pdpId], body }, options)
  }

  /** Moves a PDP into the trash for 30 days, or with `permanent` deletes it at once. */
  delete(pdpId: string, { permanent, ...options }: DeleteOptions = {}): ApiPromise<void> {
    const query = permanent ? { permanent: 'true' } : undefined
    return this.send.request({ method: 'DELETE', path: ['pdps', pdpId], query }, options)
  }

  #list<Row>(
    path: readonly string[],
    params?: Omit<PdpListParams, 'cursor'>,
    options?: RequestOptions,
  ): List<Row> {
    return new List((cursor) => this.send.request<Page<Row>>({ path, query: { ...params, cursor } }, options))
  }
}
