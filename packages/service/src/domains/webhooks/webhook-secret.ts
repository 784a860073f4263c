import { createHmac, randomBytes } from 'node:crypto'

const BYTES = 32
const PREFIX = 'whsec_'

/** Returns a new secret of an endpoint. */
export const newSecret = (): Buffer => randomBytes(BYTES)

/** Returns a secret in the form of Standard Webhooks 1.0, as receivers configure it. */
export const formatSecret = (secret: Buffer): string => PREFIX + secret.toString('base64')

export type SignedContent = { id: string; timestampS: number; body: string }

/** Returns the header `webhook-signature`: one signature for each secret (Standard Webhooks 1.0). */
export function signatures(secrets: readonly Buffer[], { id, timestampS, body }: SignedContent): string {
  return secrets
    .map((secret) => createHmac('sha256', secret).update(`${id}.${timestampS}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ')
}
