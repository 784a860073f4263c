import { limited } from './abort.ts'
import type { ApiResponse } from './api-promise.ts'
import type { EndcapError } from './endcap-error.ts'
import { exchange, type Network, pathOf } from './exchange.ts'
import { readBody } from './read-response.ts'
import { type Patience, retrying } from './retry.ts'
import type { Token } from './token-source.ts'

export type RequestOptions = {
  signal?: AbortSignal | undefined
  /** Limit of each request in milliseconds. Defaults to the client's. */
  timeout?: number | undefined
  /** Defaults to the client's. */
  retries?: number | undefined
  headers?: Record<string, string> | undefined
}

export type ApiRequest = {
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** Segments below `/v1`, or a URL from a response. */
  path: string | readonly string[]
  query?: Record<string, string | number | Date | readonly string[] | undefined> | undefined
  /** Sent as JSON, except a `Blob`. */
  body?: unknown
  headers?: Record<string, string>
  /** False if a retry could create a second record. Such requests are retried only after a refusal. */
  isRepeatable?: boolean
  /** True to return the body as a stream. The timeout then covers only headers. */
  isStreamed?: boolean | undefined
}

export type Connection = Network & {
  baseUrl: string
  retries: number
  tokens: (refused?: Token) => Promise<Token>
}

/**
 * Sends an authorized request. On 401, renews the token and repeats once, not counted as a retry.
 *
 * @throws EndcapError, or the signal's reason
 */
export async function call<Data>(
  connection: Connection,
  request: ApiRequest,
  { signal, timeout = connection.timeout, retries = connection.retries, headers }: RequestOptions = {},
  { tolerates, onFailure }: Patience = {},
): Promise<ApiResponse<Data>> {
  const { method = 'GET', isRepeatable = true, isStreamed, body } = request
  const url = connection.baseUrl + addressOf(request)
  const network = { ...connection, timeout }
  let token: Token | undefined
  let isRenewed = false
  /** Token failures: no request reached the service. */
  const tokenFailures = new Set<unknown>()
  const send = async (refused?: Token) => {
    // Shared with other calls, so aborting must not cancel it.
    token = await limited(() => connection.tokens(refused), { signal }).catch((error: unknown) => {
      tokenFailures.add(error)
      throw error
    })
    const sent = {
      method,
      url,
      headers: headersOf(
        { prefer: 'handling=strict', 'content-type': mediaTypeOf(body), ...request.headers },
        headers,
        { authorization: `Bearer ${token.value}` },
      ),
      body: body instanceof Blob ? body : JSON.stringify(body),
      isStreamed,
    }
    return exchange(network, sent, signal)
  }
  const attempt = async (earlier: readonly EndcapError[]) => {
    let response = await send()
    if (response.status === 401 && !isRenewed) {
      response = await send(token)
      isRenewed = true
    }
    const { status, headers: received, stream } = response
    // An earlier attempt may have deleted the record but lost its response.
    const isDeleted =
      method === 'DELETE' &&
      status === 404 &&
      earlier.some((error) => !tokenFailures.has(error) && !wasTurnedAway(error))
    const data = (isDeleted ? undefined : (stream ?? readBody(response, `${method} ${url}`))) as Data
    return { data, status, headers: received, requestId: received.get('x-request-id') }
  }
  return retrying(attempt, {
    retries,
    mayRepeat: (error) => isRepeatable || tokenFailures.has(error) || wasRefused(error),
    tolerates,
    onFailure: (error, ms) => {
      connection.logger?.warn(
        `${method} ${pathOf(url)}: ${error.status} ${error.code}, repeated after ${Math.round(ms)} ms`,
      )
      onFailure?.(error, ms)
    },
    signal,
  })
}

/** Returns true if the request was not processed. */
const wasTurnedAway = ({ status }: EndcapError): boolean => [408, 429, 503].includes(status)

/** Returns true if a dependency failed, so nothing changed. */
const wasRefused = (error: EndcapError): boolean =>
  wasTurnedAway(error) || (error.status > 500 && error.code !== 'UNEXPECTED_RESPONSE')

function addressOf({ path, query = {} }: ApiRequest): string {
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat())
      parameters.append(snakeCase(name), value instanceof Date ? value.toISOString() : String(value))
  const search = String(parameters)
  return (typeof path === 'string' ? path : `/v1/${path.map(segment).join('/')}`) + (search && `?${search}`)
}

/** Converts camel case. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Encodes a segment. An empty one, `.` or `..` would change the path. */
function segment(text: string): string {
  if (typeof text !== 'string' || /^\.{0,2}$/.test(text)) throw new TypeError(`an id must not be "${text}"`)
  return encodeURIComponent(text)
}

/** Merges headers case-insensitively. The last wins. */
function headersOf(...parts: (Record<string, string | undefined> | undefined)[]): Headers {
  const headers = new Headers()
  for (const part of parts)
    for (const [name, value] of Object.entries(part ?? {})) if (value !== undefined) headers.set(name, value)
  return headers
}

/** JSON has no value for `undefined`. */
function mediaTypeOf(body: unknown): string | undefined {
  if (body instanceof Blob) return body.type || 'application/octet-stream'
  return body === undefined ? undefined : 'application/json'
}
