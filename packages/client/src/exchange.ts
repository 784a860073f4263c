import { limited } from './abort.ts'
import { EndcapError } from './endcap-error.ts'

/** An HTTP request. */
export type HttpRequest = {
  method: string
  url: string
  headers: Headers
  body?: string | Blob | undefined
  /** True to leave the body of a successful response unread. */
  isStreamed?: boolean | undefined
}

/** `stream` is the unread body of a successful response to a streamed request. Other bodies are read to `text`. */
export type HttpResponse = {
  status: number
  headers: Headers
  text: string
  stream?: ReadableStream<Uint8Array> | null
}

export type Network = {
  fetch: typeof fetch
  /** Time limit of a request, in milliseconds. */
  timeout: number
  maxResponseBytes: number
}

/**
 * Sends a request once and reads the response.
 *
 * @throws EndcapError.Network, EndcapError.Timeout, EndcapError.UnexpectedResponse, or the reason of `signal`
 */
export function exchange(
  network: Network,
  request: HttpRequest,
  signal: AbortSignal | undefined,
): Promise<HttpResponse> {
  const place = `${request.method} ${request.url}`
  return limited(
    async (either) => {
      try {
        return await send(network, request, either)
      } catch (error) {
        either.throwIfAborted()
        if (error instanceof EndcapError) throw error
        throw new EndcapError.Network({
          code: 'NETWORK_ERROR',
          message: `${place}: ${reasonOf(error)}`,
          cause: error,
        })
      }
    },
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
  network: Network,
  { method, url, headers, body, isStreamed }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpResponse> {
  // Browsers reject `fetch` when it is called as a method of another object.
  const { fetch: sendRequest } = network
  const response = await sendRequest(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    // A redirect could send the credentials to another host.
    redirect: 'manual',
    signal,
  })
  const { status, type } = response
  if (type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
    response.body?.cancel().catch(() => {})
    const target = response.headers.get('location') ?? 'another address'
    throw new EndcapError.UnexpectedResponse({
      code: 'UNEXPECTED_RESPONSE',
      message: `${method} ${url}: redirects to ${target}; set baseUrl to the address of the service`,
      status,
    })
  }
  if (isStreamed && status < 400)
    return { status, headers: response.headers, text: '', stream: response.body }
  return { status, headers: response.headers, text: await readText(response, network.maxResponseBytes, url) }
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

/** Returns why `fetch` failed. Node reports it in the cause, without a message if several addresses failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return `${error.message}: ${cause.message || ('code' in cause ? String(cause.code) : cause.name)}`
}
