import type { EndcapEvent } from '../contract.ts'

export type { EndcapEvent, EventType } from '../contract.ts'

/** Headers of the Fetch API or Node. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export type VerifyOptions = {
  /** Maximum age or clock difference in seconds. Defaults to 300. */
  toleranceS?: number | undefined
}

export type WebhookErrorCode =
  | 'MISSING_HEADER'
  | 'INVALID_TIMESTAMP'
  | 'TIMESTAMP_OUT_OF_TOLERANCE'
  | 'NO_MATCHING_SIGNATURE'
  | 'INVALID_BODY'

/** Thrown for a request that is not a valid Endcap webhook. Respond with 400. */
export class WebhookVerificationError extends Error {
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string) {
    super(message)
    this.name = 'WebhookVerificationError'
    this.code = code
  }
}

const DEFAULT_TOLERANCE_S = 300
const PREFIX = 'whsec_'
const SIGNATURE_VERSION = 'v1,'
const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Verifies a webhook (Standard Webhooks 1.0) in constant time and returns its event.
 *
 * @param body The raw body. Reserialized JSON does not verify
 * @param secrets One or more, any of which may match
 * @throws WebhookVerificationError
 * @throws TypeError for a malformed secret
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { toleranceS = DEFAULT_TOLERANCE_S }: VerifyOptions = {},
): Promise<EndcapEvent> {
  const id = readHeader(headers, 'webhook-id')
  const timestamp = readHeader(headers, 'webhook-timestamp')
  const given = readHeader(headers, 'webhook-signature')
  checkTime(timestamp, toleranceS)
  // Decoding would drop a byte order mark. `BlobPart` excludes only shared memory.
  const content = await new Blob([`${id}.${timestamp}.`, body as BlobPart]).arrayBuffer()
  const signatures = given.split(' ').filter((each) => each.startsWith(SIGNATURE_VERSION))
  for (const secret of [secrets].flat())
    for (const signature of signatures)
      if (await matches(secret, signature.slice(SIGNATURE_VERSION.length), content)) return parse(body, id)
  throw new WebhookVerificationError(
    'NO_MATCHING_SIGNATURE',
    'no signature matches; check the secret, and that the body is passed as it was received',
  )
}

function readHeader(headers: WebhookHeaders, name: string): string {
  // `instanceof` would reject headers of another realm or library.
  const value =
    'get' in headers && typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  const first = [value].flat()[0]
  if (typeof first !== 'string' || first === '')
    throw new WebhookVerificationError('MISSING_HEADER', `the header ${name} is missing`)
  return first
}

function checkTime(timestamp: string, toleranceS: number): void {
  if (!/^\d+$/.test(timestamp))
    throw new WebhookVerificationError('INVALID_TIMESTAMP', 'webhook-timestamp is not a number of seconds')
  const ageS = Date.now() / 1000 - Number(timestamp)
  // NaN must not accept every message.
  if (!(Math.abs(ageS) <= toleranceS))
    throw new WebhookVerificationError(
      'TIMESTAMP_OUT_OF_TOLERANCE',
      `the message is ${Math.round(ageS)} seconds old; check the clock, or the message is repeated by a stranger`,
    )
}

async function matches(secret: string, signature: string, content: BufferSource): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), HMAC, false, ['verify'])
  const bytes = decodeBase64(signature)
  return bytes !== null && crypto.subtle.verify(HMAC, key, bytes, content)
}

function keyBytes(secret: unknown): BufferSource {
  // Environment variables can be undefined.
  const bytes =
    typeof secret === 'string' && secret.startsWith(PREFIX) ? decodeBase64(secret.slice(PREFIX.length)) : null
  if (bytes === null || bytes.byteLength === 0)
    throw new TypeError(`a secret must be ${PREFIX} and Base64, as the webhook endpoint returned it`)
  return bytes
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function parse(body: string | Uint8Array | ArrayBuffer, id: string): EndcapEvent {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
    return { ...(JSON.parse(text) as object), id } as EndcapEvent
  } catch {
    throw new WebhookVerificationError('INVALID_BODY', 'the body is not JSON')
  }
}
