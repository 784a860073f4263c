import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { retryAfterMs } from '@endcap/foundation/net/retry-after'
import { ModelError } from './model-error.ts'

type Endpoint = {
  /** The only URL allowed. */
  url: string
  apiKey: string
  /** Response limit. */
  maxBytes: number
}

/**
 * Commas and opening brackets (none in base64), which the SDK expands from megabytes to gigabytes of
 * descriptions.
 */
const MAX_SEPARATORS = 10_000
/** A refusal is only searched for its error code. */
const MAX_REFUSAL_CHARACTERS = 16_384
/** Transient statuses besides 5xx. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 429])

/**
 * Posts to one URL, follows no redirect, and limits the response despite headers. Adds the key itself, to
 * keep it out of SDK messages. Throws ModelError or an abort's reason.
 */
export function createModelFetch({ url, apiKey, maxBytes }: Endpoint): typeof fetch {
  return async function modelFetch(input, init) {
    // The SDK would download image URLs from any address.
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

/** The built-in fetch of Node 22 and 24 crashes if a peer closes during a slow read (nodejs/undici#5360). */
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
    // A collected request's signal stops following `init`'s.
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
    // Stops the download when the reader stops early.
    body.destroy()
  }
}

/** Comparisons of `,[{` are fast enough for every byte. */
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

/** Sentences may repeat prompts and keys. */
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
