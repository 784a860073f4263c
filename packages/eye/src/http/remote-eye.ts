import { messageOf } from '@endcap/foundation/errors/reason'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import { createGuardedFetch, GUARDED_FETCH_DEFAULTS, PRODUCT } from '@endcap/foundation/net/guarded-fetch'
import { z } from 'zod'
import type { Eye } from '../eye.ts'
import { EyeError } from '../eye-error.ts'
import { ImageError, isImageErrorReason } from '../image-error.ts'
import { writeInferRequest } from '../protocol/infer-request.ts'
import { readInferResponse, type SeenOutputs } from '../protocol/infer-response.ts'
import { HEADER_LENGTH, MODEL_NAME, type OutputName } from '../protocol/model.ts'
import { ProtocolError } from '../protocol/tensors.ts'

export type RemoteEyeConfig = {
  /** Address of the server, without `/v2`. */
  url: string
  /** Sent as a Bearer token, or null. */
  token: string | null
  /** Version of the facts that the eye must return. */
  version: string
  /** Images that are sent to it at the same time. */
  concurrency: number
  /** Time for an image, with its way there and back. */
  timeoutMs: number
}

const CONNECT_TIMEOUT_MS = 2_000
/** Pixels of the largest image that is decoded, and its mask. */
const MAX_RESPONSE_BYTES = 400_000_000
const MAX_METADATA_BYTES = 100_000
const MAX_MESSAGE_LENGTH = 300

/** Creates an eye behind the Open Inference Protocol (version 2, REST). Its address is dialed by the address policy. */
export function createRemoteEye({ url, token, version, concurrency, timeoutMs }: RemoteEyeConfig): Eye {
  const model = `${url.replace(/\/+$/, '')}/v2/models/${MODEL_NAME}`
  const fetch = createGuardedFetch({
    ...GUARDED_FETCH_DEFAULTS,
    userAgent: `${PRODUCT} (+eye)`,
    // The operator names this host, and requests are redirected to no other.
    allowedOrigins: [new URL(url).origin],
    originsSetting: 'ENDCAP_EYE_URL',
    maxRedirects: 0,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    firstByteTimeoutMs: timeoutMs,
    deadlineMs: timeoutMs,
    maxSocketsPerHost: 2 * concurrency + 2,
  })
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }

  async function infer(bytes: Uint8Array, outputs: OutputName[], signal?: AbortSignal): Promise<SeenOutputs> {
    const { headerLength, body } = writeInferRequest(bytes, outputs)
    const response = await fetch
      .exchange({
        url: `${model}/infer`,
        headers: {
          ...authorization,
          'content-type': 'application/octet-stream',
          [HEADER_LENGTH]: String(headerLength),
        },
        body,
        maxBytes: MAX_RESPONSE_BYTES,
        ...(signal ? { signal } : {}),
      })
      .catch(asEyeError)
    if (response.status !== 200) throw refusal(response.status, response.body)
    const length = response.headers[HEADER_LENGTH]
    const read = readInferResponse(response.body, typeof length === 'string' ? length : undefined)
    expectVersion(read.version)
    return read.outputs
  }

  function expectVersion(found: string): void {
    if (found !== version)
      throw new EyeError(`the eye measures in version ${found.slice(0, MAX_MESSAGE_LENGTH)}, not ${version}`)
  }

  async function get(address: string, signal: AbortSignal | undefined): Promise<Buffer> {
    const page = await fetch
      .getPage({
        url: address,
        maxBytes: MAX_METADATA_BYTES,
        headers: authorization,
        cookies: NO_COOKIES,
        ...(signal ? { signal } : {}),
      })
      .catch(asEyeError)
    if (page.status !== 200) throw refusal(page.status, page.body)
    return page.body
  }

  return {
    version,
    concurrency,
    analyze: (bytes, signal) => reading(async () => (await infer(bytes, ['facts'], signal)).facts()),
    findProduct: (bytes, signal) =>
      reading(async () => {
        const outputs = await infer(bytes, ['mask', 'pixels'], signal)
        return { mask: outputs.mask(), rgb: outputs.rgb() }
      }),
    analyzeProduct: (bytes, signal) =>
      reading(async () => {
        const outputs = await infer(bytes, ['facts', 'mask', 'pixels'], signal)
        return { facts: outputs.facts(), mask: outputs.mask(), rgb: outputs.rgb() }
      }),
    async check(signal) {
      const { versions } = metadataOf(await get(model, signal))
      if (!versions.includes(version)) expectVersion(versions.join(', '))
      await get(`${model}/ready`, signal)
    },
    close: async () => fetch.close(),
  }
}

const NO_COOKIES = { header: async () => '', keep: async () => undefined }

const metadata = z.object({ versions: z.array(z.string()).max(100) })

function metadataOf(body: Buffer): z.infer<typeof metadata> {
  const parsed = metadata.safeParse(parse(body))
  if (!parsed.success) throw new EyeError('the metadata of the eye is not as the protocol has it')
  return parsed.data
}

const failure = z.object({ error: z.string(), reason: z.string().optional() })

/** Returns the error that a response stands for: of the image, or of the eye. */
function refusal(status: number, body: Buffer): Error {
  const { error = 'no message', reason = '' } = failure.safeParse(parse(body)).data ?? {}
  const message = error.slice(0, MAX_MESSAGE_LENGTH)
  if (status === 422 && isImageErrorReason(reason)) return new ImageError(reason, message)
  return new EyeError(`the eye answered ${status}: ${message}`)
}

/** Converts errors of the way and of the protocol. Aborts by the caller stay as they are. */
function asEyeError(error: unknown): never {
  if (error instanceof FetchError) throw new EyeError(error.message, { cause: error })
  throw error
}

async function reading<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ProtocolError) throw new EyeError(messageOf(error), { cause: error })
    throw error
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Proxies answer with pages. Those have no message to read.
    return null
  }
}
