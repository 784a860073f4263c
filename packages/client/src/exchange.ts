import { limited } from './abort.ts'
import { EndcapError } from './endcap-error.ts'
import type { Logger } from './logger.ts'
import { process } from './runtime.ts'
import { VERSION } from './version.ts'

export type HttpRequest = {
  method: string
  url: string
  headers: Headers
  body?: string | Blob | null | undefined
  /** True to leave a successful body unread. */
  isStreamed?: boolean | undefined
}

/** Streamed successes have `stream`, others `text`. */
export type HttpResponse = {
  status: number
  headers: Headers
  text: string
  stream: ReadableStream<Uint8Array> | null
}

export type Network = {
  fetch: typeof fetch
  /** Milliseconds. */
  timeout: number
  maxResponseBytes: number
  logger: Logger | undefined
}

/** Omitted in browsers, where it would need a CORS preflight. */
const AGENT =
  process?.versions?.node && `endcap-client/${VERSION} (node ${process.versions.node}; ${process.platform})`

/**
 * Sends one request.
 *
 * @throws EndcapError.Network, EndcapError.Timeout, EndcapError.UnexpectedResponse, or the signal's reason
 */
export function exchange(
  network: Network,
  request: HttpRequest,
  signal: AbortSignal | undefined,
): Promise<HttpResponse> {
  const place = `${request.method} ${request.url}`
  return limited(
    (either) =>
      send(network, request, either).catch((error: unknown) => {
        either.throwIfAborted()
        if (error instanceof EndcapError) throw error
        throw new EndcapError.Network({
          code: 'NETWORK_ERROR',
          message: `${place}: ${reasonOf(error)}`,
          cause: error,
        })
      }),
    {
      ms: network.timeout,
      lateError: () =>
        new EndcapError.Timeout({
          code: 'TIMEOUT',
          message: `${place}: no complete response within ${network.timeout} ms`,
        }),
      signal,
    },
  )
}

async function send(
  { fetch, maxResponseBytes, logger }: Network,
  { method, url, headers, body = null, isStreamed }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpResponse> {
  if (AGENT && !headers.has('user-agent')) headers.set('user-agent', AGENT)
  const start = performance.now()
  // Following a redirect could leak credentials to another host.
  const response = await fetch(url, { method, headers, body, redirect: 'manual', signal })
  const { status, headers: received } = response
  logger?.debug(`${method} ${pathOf(url)}: ${status} after ${Math.round(performance.now() - start)} ms`)
  // Browsers report redirects as status 0.
  if (status === 0 || (status >= 300 && status < 400 && status !== 304)) {
    response.body?.cancel().catch(() => {})
    throw new EndcapError.UnexpectedResponse({
      message: `${method} ${url}: redirects to ${received.get('location') ?? 'another address'}; set baseUrl to the address of the service`,
      status,
    })
  }
  const stream = isStreamed && status < 400 ? response.body : null
  return {
    status,
    headers: received,
    stream,
    text: stream ? '' : await readText(response, maxResponseBytes, url),
  }
}

async function readText(response: Response, maxBytes: number, url: string): Promise<string> {
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      reader.cancel().catch(() => {})
      throw new EndcapError.UnexpectedResponse({
        code: 'RESPONSE_TOO_LARGE',
        message: `${url}: the response is larger than ${maxBytes} bytes`,
        status: response.status,
      })
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Strips the query, which may contain a signature. */
export const pathOf = (url: string): string => new URL(url).pathname

/** Reads why `fetch` failed. Node sets no message if several addresses failed. */
function reasonOf(error: unknown): string {
  const { message = String(error), cause } = error as {
    message?: string
    cause?: { message?: string; code?: string }
  }
  return cause ? `${message}: ${cause.message || cause.code}` : message
}
