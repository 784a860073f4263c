import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { retryAfterMs } from '@endcap/foundation/net/retry-after'
import { ModelError } from './model-error.ts'

type Endpoint = {
  /** The only URL that may be requested. */
  url: string
  apiKey: string
  /** Maximum size of a response. */
  maxBytes: number
}

/**
 * Maximum number of commas and opening brackets in a response; base64 has none. The SDK would expand megabytes
 * of them into gigabytes, because it describes every wrong element of a list.
 */
const MAX_SEPARATORS = 10_000
/** Maximum length that is read of a refusal. It is only searched for the error code. */
const MAX_REFUSAL_CHARACTERS = 16_384
/** Transient statuses besides 5xx. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 429])

/**
 * Creates the `fetch` of the SDK. It posts only to one URL, follows no redirect, and aborts a response as soon
 * as it exceeds its maximum size, whatever its headers declare. It adds the key itself, so that the SDK cannot
 * put the key into a message. Every failure is a ModelError, except an aborted signal, which is unchanged.
 */
export function createModelFetch({ url, apiKey, maxBytes }: Endpoint): typeof fetch {
  return async function modelFetch(input, init) {
    // The SDK would download an image that the model returns as a URL, from any address.
    if (input !== url || init?.method !== 'POST')
      throw new ModelError('garbage', 'the answer contains a URL instead of the image')
    const signal = init.signal ?? null
    try {
      const request = new Request(url, init)
      if (apiKey !== '') request.headers.set('authorization', `Bearer ${apiKey}`)
      const answer = await post(request, signal)
      const status = answer.statusCode ?? 0
      if (status < 200 || status > 299) throw await refusal(answer, status, apiKey)
      if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes, answer)
      if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') {
        answer.destroy()
        throw new ModelError('garbage', 'the answer is compressed although the request does not permit it')
      }
      const type = answer.headers['content-type']
      return new Response(ReadableStream.from(limited(answer, maxBytes, signal)), {
        headers: type === undefined ? {} : { 'content-type': type },
      })
    } catch (error) {
      throw toModelError(error, signal)
    }
  }
}

/**
 * Posts with `node:http`, because with the built-in fetch of Node 22 and 24 a peer that closes while its
 * response is read slowly crashes the process (nodejs/undici#5360). Redirects are not followed.
 */
async function post(request: Request, signal: AbortSignal | null): Promise<IncomingMessage> {
  const body = new Uint8Array(await request.arrayBuffer())
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = (request.url.startsWith('https:') ? https : http).request(request.url, {
    method: 'POST',
    headers: {
      ...Object.fromEntries(request.headers),
      'accept-encoding': 'identity',
      'content-length': body.byteLength,
    },
    // Passes the signal of `init`: the request's signal stops following it when the request is collected.
    ...(signal ? { signal } : {}),
    agent: false,
  })
  outgoing.on('response', resolve)
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

async function* limited(
  body: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal | null,
): AsyncGenerator<Uint8Array> {
  let received = 0
  let separators = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      received += chunk.byteLength
      if (received > maxBytes) throw tooLarge(maxBytes)
      for (const byte of chunk) if (isSeparator(byte)) separators++
      if (separators > MAX_SEPARATORS)
        throw new ModelError('garbage', 'the answer has too many JSON elements')
      yield chunk
    }
  } catch (error) {
    throw toModelError(error, signal)
  } finally {
    // Runs also when the reader stops early, so that the rest is not downloaded.
    body.destroy()
  }
}

/** Returns whether a byte is one of `,[{`. Single comparisons are fast, and this runs for every byte. */
const isSeparator = (byte: number) => byte === 0x2c || byte === 0x5b || byte === 0x7b

function tooLarge(maxBytes: number, answer?: IncomingMessage): ModelError {
  answer?.destroy()
  return new ModelError('too_large', `the answer is larger than ${Math.floor(maxBytes / 1e6)} MB`)
}

async function refusal(answer: IncomingMessage, status: number, apiKey: string): Promise<ModelError> {
  const problem = errorCodeIn(await readBeginning(answer))
  // Some APIs repeat a wrong key in the error code.
  const name = problem === null || (apiKey !== '' && problem.includes(apiKey)) ? '' : `, ${problem}`
  const mayPass = status >= 500 || TRANSIENT_STATUSES.has(status)
  return mayPass
    ? new ModelError('unavailable', `the model’s API is busy or broken: status ${status}${name}`, {
        status,
        retryAfterMs: retryAfterMs(answer.headers['retry-after']),
      })
    : new ModelError('refused', `the model’s API refused the request: status ${status}${name}`, { status })
}

async function readBeginning(body: IncomingMessage): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= MAX_REFUSAL_CHARACTERS) break
  }
  return text.slice(0, MAX_REFUSAL_CHARACTERS)
}

/** Returns the error code of a refusal. Its sentences are ignored, because they may repeat prompts and keys. */
function errorCodeIn(text: string): string | null {
  const code = /"code"\s*:\s*"([\w.-]{1,60})"/.exec(text) ?? /"type"\s*:\s*"([\w.-]{1,60})"/.exec(text)
  return code?.[1] ?? null
}

function toModelError(error: unknown, signal: AbortSignal | null): unknown {
  if (error instanceof ModelError || signal?.aborted) return error
  const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null)
  return new ModelError(
    'unavailable',
    `the connection to the model’s API failed${code === null ? '' : `: ${code}`}`,
  )
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}
