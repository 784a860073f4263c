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
      const headers = new Headers(init.headers)
      if (apiKey !== '') headers.set('authorization', `Bearer ${apiKey}`)
      // "manual" and not "error": the latter looks like a broken connection, which is worth another attempt.
      const response = await fetch(url, { ...init, headers, redirect: 'manual' })
      if (!response.ok) throw await refusal(response, apiKey)
      if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
        await response.body?.cancel()
        throw tooLarge(maxBytes)
      }
      const body = response.body && ReadableStream.from(counted(response.body, maxBytes, signal))
      return new Response(body, { headers: response.headers })
    } catch (error) {
      throw trouble(error, signal)
    }
  }
}

async function* counted(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal | null,
): AsyncGenerator<Uint8Array> {
  let received = 0
  let marks = 0
  try {
    for await (const chunk of body) {
      received += chunk.byteLength
      if (received > maxBytes) throw tooLarge(maxBytes)
      for (const byte of chunk) if (isMark(byte)) marks++
      if (marks > MAX_MARKS) throw new ModelError('garbage', 'the answer has more parts than an answer has')
      yield chunk
    }
  } catch (error) {
    throw trouble(error, signal)
  }
}

/** One of `,[{`; compared one by one, because it is asked of every byte. */
const isMark = (byte: number) => byte === 0x2c || byte === 0x5b || byte === 0x7b

const tooLarge = (maxBytes: number) =>
  new ModelError('too_large', `the answer is larger than ${Math.floor(maxBytes / 1e6)} MB`)

async function refusal({ status, headers, body }: Response, apiKey: string): Promise<ModelError> {
  const problem = problemNamed(await beginning(body))
  // What is wrong may be the key, and some APIs repeat it.
  const name = problem === null || (apiKey !== '' && problem.includes(apiKey)) ? '' : `, ${problem}`
  const mayPass = status >= 500 || PASSING_STATUSES.has(status)
  return mayPass
    ? new ModelError('unavailable', `the model’s API is busy or broken: status ${status}${name}`, {
        status,
        retryAfterMs: retryAfterMs(headers),
      })
    : new ModelError('refused', `the model’s API refused the request: status ${status}${name}`, { status })
}

async function beginning(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
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

function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
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
