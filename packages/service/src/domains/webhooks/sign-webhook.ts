import { createHmac, randomBytes } from 'node:crypto'

const BYTES = 32
const PREFIX = 'whsec_'

/** Creates an endpoint's secret. */
export const newSecret = (): Buffer => randomBytes(BYTES)

/** Formats a secret for receivers (Standard Webhooks 1.0). */
export const formatSecret = (secret: Buffer): string => PREFIX + secret.toString('base64')

/** Returns null for other formats. */
export function parseSecret(text: string): Buffer | null {
  const secret = Buffer.from(text.slice(PREFIX.length), 'base64')
  return text.startsWith(PREFIX) && secret.length > 0 ? secret : null
}

type Message = { id: string; type: string; timestamp: string; data: object }

/** Signs headers and body with each secret (Standard Webhooks 1.0). */
export function webhookRequest(
  { id, type, timestamp, data }: Message,
  secrets: readonly Buffer[],
  now: Date,
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ type, timestamp, data })
  const timestampS = Math.floor(now.getTime() / 1000)
  const signatures = secrets
    .map((secret) => createHmac('sha256', secret).update(`${id}.${timestampS}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatures.join(' '),
  }
  return { headers, body }
}
