import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { ModelError } from './model-error.ts'

type Endpoint = {
  /** The one address that may be asked. */
  url: string
  apiKey: string
  /** Of an answer, decompressed. */
  maxBytes: number
}

/**
 * Commas and opening brackets in an answer, of which base64 has none. Megabytes of them are read into
 * gigabytes: the SDK notes every wrong element of a list, with words.
 */
const MAX_MARKS = 10_000
/** Of an answer that says no; it is only searched for the name of what is wrong. */
const MAX_REFUSAL_CHARACTERS = 16_384
/** Beside 5xx. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429])

/**
 * The `fetch` that the SDK is given: it posts to one address and nowhere else, follows no redirect, and
 * gives an answer up as soon as it is larger than it may be, whatever its headers declare. The key is
 * added here, so that the SDK has none to put into a message. Every failure is a ModelError, except that
 * of an aborted signal, which stays as it is.
 */
export function createModelFetch({ url, apiKey, maxBytes }: Endpoint): typeof fetch {
  return async function modelFetch(input, init) {
    // An image by its address instead of its bytes would be fetched from wherever the answer says.
    if (input !== url || init?.method !== 'POST')
      throw new ModelError('garbage', 'the answer leads elsewhere instead of holding the image')
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
        throw new ModelError('garbage', 'the answer is compressed, which was not asked for')
      }
      const type = answer.headers['content-type']
      return new Response(ReadableStream.from(counted(answer, maxBytes, signal)), {
        headers: type === undefined ? {} : { 'content-type': type },
      })
    } catch (error) {
      throw trouble(error, signal)
    }
  }
}

/**
 * By `node:http`: the built-in fetch of Node 22 and 24 lets a peer that closes while its answer is read
 * slowly end the process (nodejs/undici#5360). Redirects are answers like any other, and not followed.
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
    // Not the request's own, which follows it only as long as nobody collects the request.
    ...(signal ? { signal } : {}),
    agent: false,
  })
  outgoing.on('response', resolve)
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

async function* counted(
  body: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal | null,
): AsyncGenerator<Uint8Array> {
  let received = 0
  let marks = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      received += chunk.byteLength
      if (received > maxBytes) throw tooLarge(maxBytes)
      for (const byte of chunk) if (isMark(byte)) marks++
      if (marks > MAX_MARKS) throw new ModelError('garbage', 'the answer has more parts than an answer has')
      yield chunk
    }
  } catch (error) {
    throw trouble(error, signal)
  } finally {
    // Also where the reader has had enough: what else would come is not waited for.
    body.destroy()
  }
}

/** One of `,[{`; compared one by one, because it is asked of every byte. */
const isMark = (byte: number) => byte === 0x2c || byte === 0x5b || byte === 0x7b

function tooLarge(maxBytes: number, answer?: IncomingMessage): ModelError {
  answer?.destroy()
  return new ModelError('too_large', `the answer is larger than ${Math.floor(maxBytes / 1e6)} MB`)
}

async function refusal(answer: IncomingMessage, status: number, apiKey: string): Promise<ModelError> {
  const problem = problemNamed(await beginning(answer))
  // What is wrong may be the key, and some APIs repeat it.
  const name = problem === null || (apiKey !== '' && problem.includes(apiKey)) ? '' : `, ${problem}`
  const mayPass = status >= 500 || PASSING_STATUSES.has(status)
  return mayPass
    ? new ModelError('unavailable', `the model’s API is busy or broken: status ${status}${name}`, {
        status,
        retryAfterMs: retryAfterMs(answer),
      })
    : new ModelError('refused', `the model’s API refused the request: status ${status}${name}`, { status })
}

async function beginning(body: IncomingMessage): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= MAX_REFUSAL_CHARACTERS) break
  }
  return text.slice(0, MAX_REFUSAL_CHARACTERS)
}

/** The name of what is wrong; sentences are left alone, for they repeat prompts and keys. */
function problemNamed(text: string): string | null {
  const code = /"code"\s*:\s*"([\w.-]{1,60})"/.exec(text) ?? /"type"\s*:\s*"([\w.-]{1,60})"/.exec(text)
  return code?.[1] ?? null
}

function retryAfterMs({ headers }: IncomingMessage): number | null {
  const value = headers['retry-after']?.trim() ?? ''
  const ms = /^\d+(\.\d+)?$/.test(value) ? 1_000 * Number(value) : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

function trouble(error: unknown, signal: AbortSignal | null): unknown {
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
