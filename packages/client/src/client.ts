import { type PollOptions, poll } from './poll.ts'
import { createCall } from './transport.ts'
import type {
  AsinScores,
  AsinSubmissionResponse,
  GtinScores,
  GtinSubmission,
  GtinSubmissionResponse,
  ImageScore,
  ImageSubmission,
  PdpScores,
  PdpSubmission,
  PdpSubmissionResponse,
  ProductCategory,
  ProductRetailer,
  SparkBatch,
  SparkBatchResult,
  SparkIdea,
  SparkIdeaResult,
} from './types.ts'

export type ClientOptions = {
  /** Base address of the environment, without a slash at the end. */
  baseUrl: string
  clientId: string
  clientSecret: string
  organizationId: string
  /** Production base address. Defaults to `baseUrl`. */
  audience?: string
  /** Time limit of each request. A submission takes as long as the download of its images. */
  timeoutMs?: number
  fetch?: typeof fetch
}

export type ReadOptions = { retailer?: string; signal?: AbortSignal }
export type AsinOptions = { region?: string; signal?: AbortSignal }
export type { PollOptions }
export type WaitOptions = ReadOptions & PollOptions

export type EndcapClient = {
  submitPdp: (id: string, submission: PdpSubmission, signal?: AbortSignal) => Promise<PdpSubmissionResponse>
  getPdp: (id: string, options?: ReadOptions) => Promise<PdpScores>
  /** Polls until the PDP is `COMPLETED` or `ERROR`. */
  waitForPdp: (id: string, options?: WaitOptions) => Promise<PdpScores>
  submitPdpByGtin: (
    gtin: string,
    submission: GtinSubmission,
    signal?: AbortSignal,
  ) => Promise<GtinSubmissionResponse>
  getPdpByGtin: (gtin: string, options?: ReadOptions) => Promise<GtinScores>
  /** Polls until the PDP is `COMPLETED` or `ERROR`. */
  waitForPdpByGtin: (gtin: string, options?: WaitOptions) => Promise<GtinScores>
  /** Makes the service fetch the listing from its storefront, which may take half a minute. */
  submitPdpByAsin: (asin: string, options?: AsinOptions) => Promise<AsinSubmissionResponse>
  getPdpByAsin: (asin: string, options?: AsinOptions) => Promise<AsinScores>
  /** Polls until the PDP is `scored` or `error`. */
  waitForPdpByAsin: (asin: string, options?: AsinOptions & PollOptions) => Promise<AsinScores>
  scoreImage: (submission: ImageSubmission, signal?: AbortSignal) => Promise<ImageScore>
  getImageScore: (imageId: string, signal?: AbortSignal) => Promise<ImageScore>
  /** Polls until the image is `scored` or `error`. */
  waitForImageScore: (imageId: string, options?: Omit<WaitOptions, 'retailer'>) => Promise<ImageScore>
  /** Requests images made from an image. Returns the batch in flight if there is one. */
  sparkImages: (imageId: string, signal?: AbortSignal) => Promise<SparkBatch>
  /** Returns new download addresses on each call. */
  getSparkImages: (imageId: string, batchId: string, signal?: AbortSignal) => Promise<SparkBatchResult>
  /** Polls until the batch is `completed` or `failed`. */
  waitForSparkImages: (
    imageId: string,
    batchId: string,
    options?: Omit<WaitOptions, 'retailer'>,
  ) => Promise<SparkBatchResult>
  /** Requests ideas for an image. Returns the request in flight if there is one. */
  sparkIdeas: (imageId: string, signal?: AbortSignal) => Promise<SparkIdea>
  getSparkIdeas: (imageId: string, ideaId: string, signal?: AbortSignal) => Promise<SparkIdeaResult>
  /** Polls until the ideas are `completed` or `failed`. */
  waitForSparkIdeas: (
    imageId: string,
    ideaId: string,
    options?: Omit<WaitOptions, 'retailer'>,
  ) => Promise<SparkIdeaResult>
  listCategories: (options?: ReadOptions & { q?: string }) => Promise<ProductCategory[]>
  listRetailers: (signal?: AbortSignal) => Promise<ProductRetailer[]>
}

/**
 * Creates a client of the Endcap API. It keeps its access token until shortly before expiry. After a 401
 * it gets a new token and repeats the request once.
 *
 * @throws EndcapError from every method, when the API refuses
 */
export function createClient(options: ClientOptions): EndcapClient {
  const { baseUrl, timeoutMs = 60_000 } = options
  if (!URL.canParse(baseUrl)) throw new TypeError(`baseUrl is not an absolute URL: ${baseUrl}`)
  const call = createCall({
    ...options,
    audience: options.audience ?? baseUrl,
    timeoutMs,
    send: options.fetch ?? fetch,
  })
  const get = <Result>(path: string, signal?: AbortSignal) => call<Result>('GET', path, undefined, signal)

  const client: EndcapClient = {
    submitPdp: (id, submission, signal) => call('PUT', `/v1/pdps/id/${segment(id)}`, submission, signal),
    getPdp: (id, { retailer, signal } = {}) =>
      get(`/v1/pdps/id/${segment(id)}${query({ retailer })}`, signal),
    waitForPdp: (id, wait) => poll(id, (signal) => client.getPdp(id, { ...wait, signal }), wait),
    submitPdpByGtin: (gtin, submission, signal) =>
      call('PUT', `/v1/pdps/gtin/${segment(gtin)}`, submission, signal),
    getPdpByGtin: (gtin, { retailer, signal } = {}) =>
      get(`/v1/pdps/gtin/${segment(gtin)}${query({ retailer })}`, signal),
    waitForPdpByGtin: (gtin, wait) =>
      poll(gtin, (signal) => client.getPdpByGtin(gtin, { ...wait, signal }), wait),
    submitPdpByAsin: (asin, { region, signal } = {}) =>
      call('PUT', `/v1/pdps/asin/${segment(asin)}`, region === undefined ? undefined : { region }, signal),
    getPdpByAsin: (asin, { region, signal } = {}) =>
      get(`/v1/pdps/asin/${segment(asin)}${query({ region })}`, signal),
    waitForPdpByAsin: (asin, wait) =>
      poll(asin, (signal) => client.getPdpByAsin(asin, { ...wait, signal }), wait),
    scoreImage: (submission, signal) => call('POST', '/v1/images/score', submission, signal),
    getImageScore: (imageId, signal) => get(`/v1/images/${segment(imageId)}/score`, signal),
    waitForImageScore: (imageId, wait) =>
      poll(imageId, (signal) => client.getImageScore(imageId, signal), wait),
    sparkImages: (imageId, signal) =>
      call('POST', `/v1/images/${segment(imageId)}/spark/images`, undefined, signal),
    getSparkImages: (imageId, batchId, signal) =>
      get(`/v1/images/${segment(imageId)}/spark/images/${segment(batchId)}`, signal),
    waitForSparkImages: (imageId, batchId, wait) =>
      poll(batchId, (signal) => client.getSparkImages(imageId, batchId, signal), wait),
    sparkIdeas: (imageId, signal) =>
      call('POST', `/v1/images/${segment(imageId)}/spark/ideas`, undefined, signal),
    getSparkIdeas: (imageId, ideaId, signal) =>
      get(`/v1/images/${segment(imageId)}/spark/ideas/${segment(ideaId)}`, signal),
    waitForSparkIdeas: (imageId, ideaId, wait) =>
      poll(ideaId, (signal) => client.getSparkIdeas(imageId, ideaId, signal), wait),
    listCategories: ({ retailer, q, signal } = {}) =>
      get(`/v1/product-categories${query({ retailer, q })}`, signal),
    listRetailers: (signal) => get('/v1/product-retailers', signal),
  }
  return client
}

const segment = encodeURIComponent

function query(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return given.length > 0 ? `?${given.join('&')}` : ''
}
