import { EndcapError } from './endcap-error.ts'
import type { ErrorBody, PdpScores, PdpSubmission, PdpSubmissionResponse } from './types.ts'

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

export type WaitOptions = { retailer?: string; pollMs?: number; timeoutMs?: number; signal?: AbortSignal }

export type EndcapClient = {
  submitPdp: (id: string, submission: PdpSubmission, signal?: AbortSignal) => Promise<PdpSubmissionResponse>
  getPdp: (id: string, options?: { retailer?: string; signal?: AbortSignal }) => Promise<PdpScores>
  /** Polls until the PDP is `COMPLETED` or `ERROR`. */
  waitForPdp: (id: string, options?: WaitOptions) => Promise<PdpScores>
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
    const body = await readJson(response)
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

  const pdpPath = (id: string, retailer?: string) =>
    `/v1/pdps/id/${encodeURIComponent(id)}${retailer === undefined ? '' : `?retailer=${encodeURIComponent(retailer)}`}`

  const client: EndcapClient = {
    submitPdp: (id, submission, signal) => call('PUT', pdpPath(id), submission, signal),
    getPdp: (id, { retailer, signal } = {}) => call('GET', pdpPath(id, retailer), undefined, signal),
    async waitForPdp(id, { retailer, pollMs = 500, timeoutMs: waitMs = 300_000, signal } = {}) {
      const end = Date.now() + waitMs
      for (;;) {
        const pdp = await client.getPdp(id, {
          ...(retailer === undefined ? {} : { retailer }),
          ...(signal ? { signal } : {}),
        })
        if (pdp.status !== 'PROCESSING') return pdp
        if (Date.now() > end)
          throw new EndcapError(0, 'TIMEOUT', `${id} is still being processed after ${waitMs} ms`, null)
        await new Promise((resolve) => setTimeout(resolve, pollMs))
        signal?.throwIfAborted()
      }
    },
  }
  return client
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
