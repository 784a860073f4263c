import { EndcapError } from './endcap-error.ts'
import type {
  AsinScores,
  AsinSubmissionResponse,
  ErrorBody,
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
  /** The production base address; by default `baseUrl`. */
  audience?: string
  /** Of each request; submitting waits for the images to be downloaded. */
  timeoutMs?: number
  fetch?: typeof fetch
}

export type ReadOptions = { retailer?: string; signal?: AbortSignal }
export type AsinOptions = { region?: string; signal?: AbortSignal }
export type PollOptions = { pollMs?: number; timeoutMs?: number }
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
  /** Has the listing looked up on its storefront, which may take half a minute. */
  submitPdpByAsin: (asin: string, options?: AsinOptions) => Promise<AsinSubmissionResponse>
  getPdpByAsin: (asin: string, options?: AsinOptions) => Promise<AsinScores>
  /** Polls until the PDP is `scored` or `error`. */
  waitForPdpByAsin: (asin: string, options?: AsinOptions & PollOptions) => Promise<AsinScores>
  scoreImage: (submission: ImageSubmission, signal?: AbortSignal) => Promise<ImageScore>
  getImageScore: (imageId: string, signal?: AbortSignal) => Promise<ImageScore>
  /** Polls until the image is `scored` or `error`. */
  waitForImageScore: (imageId: string, options?: Omit<WaitOptions, 'retailer'>) => Promise<ImageScore>
  /** Asks for images made from an image; the batch in flight, where there is one. */
  sparkImages: (imageId: string, signal?: AbortSignal) => Promise<SparkBatch>
  /** Each reading gives new addresses to download from. */
  getSparkImages: (imageId: string, batchId: string, signal?: AbortSignal) => Promise<SparkBatchResult>
  /** Polls until the batch is `completed` or `failed`. */
  waitForSparkImages: (
    imageId: string,
    batchId: string,
    options?: Omit<WaitOptions, 'retailer'>,
  ) => Promise<SparkBatchResult>
  /** Asks for ideas for an image; the request in flight, where there is one. */
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

type Token = { value: string; expiresAt: number }

/** A token is renewed this long before it expires. */
const RENEW_EARLY_MS = 30_000

/**
 * A client of the Endcap API. It keeps its access token until shortly before expiry, and when it is
 * refused (401) gets a new one and tries once more.
 *
 * @throws EndcapError from every method, when the API refuses
 */
export function createClient(options: ClientOptions): EndcapClient {
  const { baseUrl, timeoutMs = 60_000 } = options
  const send = options.fetch ?? fetch
  let token: Promise<Token> | null = null

  async function requestToken(): Promise<Token> {
    const response = await send(`${baseUrl}/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: options.clientId,
        client_secret: options.clientSecret,
        audience: options.audience ?? baseUrl,
        grant_type: 'client_credentials',
        organization: options.organizationId,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await readJson(response)) as Record<string, unknown>
    if (!response.ok)
      throw new EndcapError(response.status, String(body['error']), String(body['error_description']), null)
    return { value: String(body['access_token']), expiresAt: Date.now() + 1000 * Number(body['expires_in']) }
  }

  async function currentToken(): Promise<string> {
    let current = await (token ??= requestToken())
    if (current.expiresAt - RENEW_EARLY_MS < Date.now()) current = await (token = requestToken())
    return current.value
  }

  async function call<Result>(
    method: string,
    path: string,
    body: unknown,
    signal?: AbortSignal,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      let value: string
      try {
        value = await currentToken()
      } catch (error) {
        token = null
        throw error
      }
      const limit = AbortSignal.timeout(timeoutMs)
      const response = await send(baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${value}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      const answer = await readJson(response)
      // The API is the one that says what its answers look like; `types.ts` writes it down.
      if (response.ok) return answer as Result
      if (response.status === 401 && attempt === 1) {
        token = null
        continue
      }
      const error = answer as Partial<ErrorBody>
      throw new EndcapError(
        response.status,
        error.error_code ?? 'UNKNOWN',
        error.detail ?? response.statusText,
        error as ErrorBody,
      )
    }
  }

  const get = <Result>(path: string, signal?: AbortSignal) => call<Result>('GET', path, undefined, signal)

  const client: EndcapClient = {
    submitPdp: (id, submission, signal) => call('PUT', `/v1/pdps/id/${segment(id)}`, submission, signal),
    getPdp: (id, { retailer, signal } = {}) =>
      get(`/v1/pdps/id/${segment(id)}${query({ retailer })}`, signal),
    waitForPdp: (id, wait) => poll(id, () => client.getPdp(id, wait), wait),
    submitPdpByGtin: (gtin, submission, signal) =>
      call('PUT', `/v1/pdps/gtin/${segment(gtin)}`, submission, signal),
    getPdpByGtin: (gtin, { retailer, signal } = {}) =>
      get(`/v1/pdps/gtin/${segment(gtin)}${query({ retailer })}`, signal),
    waitForPdpByGtin: (gtin, wait) => poll(gtin, () => client.getPdpByGtin(gtin, wait), wait),
    submitPdpByAsin: (asin, { region, signal } = {}) =>
      call('PUT', `/v1/pdps/asin/${segment(asin)}`, region === undefined ? undefined : { region }, signal),
    getPdpByAsin: (asin, { region, signal } = {}) =>
      get(`/v1/pdps/asin/${segment(asin)}${query({ region })}`, signal),
    waitForPdpByAsin: (asin, wait) => poll(asin, () => client.getPdpByAsin(asin, wait), wait),
    scoreImage: (submission, signal) => call('POST', '/v1/images/score', submission, signal),
    getImageScore: (imageId, signal) => get(`/v1/images/${segment(imageId)}/score`, signal),
    waitForImageScore: (imageId, wait) =>
      poll(imageId, () => client.getImageScore(imageId, wait?.signal), wait),
    sparkImages: (imageId, signal) =>
      call('POST', `/v1/images/${segment(imageId)}/spark/images`, undefined, signal),
    getSparkImages: (imageId, batchId, signal) =>
      get(`/v1/images/${segment(imageId)}/spark/images/${segment(batchId)}`, signal),
    waitForSparkImages: (imageId, batchId, wait) =>
      poll(batchId, () => client.getSparkImages(imageId, batchId, wait?.signal), wait),
    sparkIdeas: (imageId, signal) =>
      call('POST', `/v1/images/${segment(imageId)}/spark/ideas`, undefined, signal),
    getSparkIdeas: (imageId, ideaId, signal) =>
      get(`/v1/images/${segment(imageId)}/spark/ideas/${segment(ideaId)}`, signal),
    waitForSparkIdeas: (imageId, ideaId, wait) =>
      poll(ideaId, () => client.getSparkIdeas(imageId, ideaId, wait?.signal), wait),
    listCategories: ({ retailer, q, signal } = {}) =>
      get(`/v1/product-categories${query({ retailer, q })}`, signal),
    listRetailers: (signal) => get('/v1/product-retailers', signal),
  }
  return client
}

/** Reads again and again until the status is no longer one of processing. */
async function poll<State extends { status: string }>(
  name: string,
  read: () => Promise<State>,
  { pollMs = 500, timeoutMs = 300_000, signal }: PollOptions & { signal?: AbortSignal } = {},
): Promise<State> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const state = await read()
    if (state.status.toLowerCase() !== 'processing') return state
    if (Date.now() > end)
      throw new EndcapError(0, 'TIMEOUT', `${name} is still being processed after ${timeoutMs} ms`, null)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    signal?.throwIfAborted()
  }
}

const segment = encodeURIComponent

function query(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return given.length > 0 ? `?${given.join('&')}` : ''
}

async function readJson(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? body : {}
}
