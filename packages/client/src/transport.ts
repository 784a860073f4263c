import { abortable } from './abort.ts'
import type { EndcapError } from './endcap-error.ts'
import { exchange, type Network } from './exchange.ts'
import { readBody } from './read-response.ts'
import { retrying } from './retry.ts'
import type { Token } from './token-source.ts'

/** Options of every call. */
export type RequestOptions = {
  signal?: AbortSignal | undefined
  /** Time limit of each request in milliseconds. Defaults to that of the client. */
  timeout?: number | undefined
  /** Number of retries. Defaults to that of the client. */
  retries?: number | undefined
  /** Additional headers. */
  headers?: Record<string, string> | undefined
}

/** A request to the API. */
export type ApiRequest = {
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** Segments below `/v1`, or an address that a response contains. */
  path: string | readonly string[]
  query?: Record<string, string | number | Date | undefined> | undefined
  /** Sent as JSON, except for a `Blob`. */
  body?: unknown
  headers?: Record<string, string>
  /** False if a repetition could create a second record. Such a request is repeated only after a refusal. */
  isRepeatable?: boolean
  /** True to return the body as a stream. The time limit then ends with the headers. */
  isStreamed?: boolean
}

export type Connection = Network & {
  baseUrl: string
  retries: number
  tokens: (refused?: Token) => Promise<Token>
}

export type Answer<Body> = { status: number; headers: Headers; body: Body }

/**
 * Sends a request with a token. After a 401 it renews the token and repeats the request once, which does not
 * count as a retry.
 *
 * @throws EndcapError, or the reason of the signal
 */
export async function call<Body>(
  connection: Connection,
  request: ApiRequest,
  { signal, timeout, retries, headers }: RequestOptions = {},
): Promise<Answer<Body>> {
  const { method = 'GET', isRepeatable = true } = request
  const url = connection.baseUrl + addressOf(request)
  const place = `${method} ${url}`
  const network = { ...connection, timeout: timeout ?? connection.timeout }
  const content = contentOf(request.body)
  let token = await abortable(connection.tokens(), signal)
  let isRenewed = false
  /** Failures to renew the token. The service refused the request before. */
  const renewalFailures = new Set<unknown>()
  const attempt = () =>
    exchange(
      network,
      {
        method,
        url,
        headers: headersOf({ prefer: 'handling=strict', ...content.headers, ...request.headers }, headers, {
          authorization: `Bearer ${token.value}`,
        }),
        body: content.body,
        isStreamed: request.isStreamed,
      },
      signal,
    )
  return retrying(
    async (earlier) => {
      let response = await attempt()
      if (response.status === 401 && !isRenewed) {
        token = await abortable(connection.tokens(token), signal).catch((error: unknown) => {
          renewalFailures.add(error)
          throw error
        })
        isRenewed = true
        response = await attempt()
      }
      // An earlier attempt may have deleted the record, and only its response was lost.
      const isDeleted =
        method === 'DELETE' &&
        response.status === 404 &&
        earlier.some((error) => !renewalFailures.has(error) && mayHaveSucceeded(error))
      // The contract of the API defines the bodies; contract.ts describes them.
      const body = (isDeleted ? undefined : (response.stream ?? readBody(response, place))) as Body
      return { status: response.status, headers: response.headers, body }
    },
    {
      retries: retries ?? connection.retries,
      mayRepeat: (error) => isRepeatable || renewalFailures.has(error) || wasRefused(error),
      signal,
    },
  )
}

/** Returns true if the request had no effect: for a failure that the service itself reports, 429 and 503. */
function wasRefused({ status, code }: EndcapError): boolean {
  return status === 429 || status === 503 || (status > 0 && code !== 'UNEXPECTED_RESPONSE')
}

/** Returns true if the request may have had an effect: for a lost response, and a 502 or 504 of a gateway. */
function mayHaveSucceeded(error: EndcapError): boolean {
  return !wasRefused(error) || error.status === 502 || error.status === 504
}

function addressOf({ path, query = {} }: ApiRequest): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined)
      parameters.set(snakeCase(name), value instanceof Date ? value.toISOString() : String(value))
  const search = parameters.toString()
  return (typeof path === 'string' ? path : `/v1/${path.map(segment).join('/')}`) + (search && `?${search}`)
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Encodes a segment of a path. An empty segment, `.` or `..` would change the address. */
function segment(text: string): string {
  if (typeof text !== 'string' || /^\.{0,2}$/.test(text)) throw new TypeError(`an id must not be "${text}"`)
  return encodeURIComponent(text)
}

/** Merges headers, whose names may differ in case. The last value wins. */
function headersOf(...parts: (Record<string, string> | undefined)[]): Headers {
  const headers = new Headers()
  for (const part of parts) for (const [name, value] of Object.entries(part ?? {})) headers.set(name, value)
  return headers
}

function contentOf(body: unknown): { body?: string | Blob; headers?: Record<string, string> } {
  if (body === undefined) return {}
  if (body instanceof Blob)
    return { body, headers: { 'content-type': body.type || 'application/octet-stream' } }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
