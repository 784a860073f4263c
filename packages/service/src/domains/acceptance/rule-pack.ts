import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { ruleSet } from '@endcap/api'
import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { z } from 'zod'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Rules of targets in one signed file, so that they are renewed without a release and offline. */
export type RulePack = {
  format: typeof FORMAT
  rules: { issued: string; targets: RuleSet[] }
  /** Raw Ed25519 key in base64url. */
  publisher: string
  /** Ed25519 over the UTF-8 bytes of the compact JSON of `rules`, in base64url. */
  signature: string
}

const FORMAT = 'endcap-rules-1'
const MAX_TARGETS = 500
/** DER before the 32 bytes of an Ed25519 key (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')
const KEY_BYTES = 32

const packSchema = z.strictObject({
  format: z.literal(FORMAT),
  rules: z.strictObject({ issued: z.iso.date(), targets: z.array(ruleSet).min(1).max(MAX_TARGETS) }),
  publisher: z.string().max(100),
  signature: z.string().max(200),
})

/** Returns the key of a seed of 32 bytes. */
export const keyOfSeed = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' })

/** Returns the public key in base64url, by which others trust the packs of this installation. */
export const publisherOf = (key: KeyObject): string =>
  createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_PREFIX.length)
    .toString('base64url')

/** Signs rules. */
export function signPack(rules: RulePack['rules'], key: KeyObject): RulePack {
  const signature = sign(null, signedBytes(rules), key).toString('base64url')
  return { format: FORMAT, rules, publisher: publisherOf(key), signature }
}

/**
 * Returns a pack that a trusted publisher signed.
 *
 * @throws DomainError VALIDATION_ERROR
 */
export function openPack(value: unknown, trusted: readonly string[]): RulePack {
  const parsed = packSchema.safeParse(value)
  if (!parsed.success) throw refused(`is not a rule pack: ${z.prettifyError(parsed.error).slice(0, 500)}`)
  // Parsing writes fields in the order of the schema, and the signature covers the order of the file.
  const { rules } = value as RulePack
  const { publisher, signature } = parsed.data
  if (!trusted.includes(publisher))
    throw refused(`is signed by ${publisher}, which is not a trusted publisher`)
  if (!isSigned(rules, publisher, signature)) throw refused('has a wrong signature')
  return { ...parsed.data, rules }
}

function isSigned(rules: RulePack['rules'], publisher: string, signature: string): boolean {
  const raw = Buffer.from(publisher, 'base64url')
  if (raw.length !== KEY_BYTES) return false
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' })
  return verify(null, signedBytes(rules), key, Buffer.from(signature, 'base64url'))
}

const signedBytes = (rules: RulePack['rules']): Buffer => Buffer.from(JSON.stringify(rules))

const refused = (why: string): DomainError => new DomainError('VALIDATION_ERROR', `the file ${why}`)
