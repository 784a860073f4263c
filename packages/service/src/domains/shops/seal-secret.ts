import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'endcap tokens of shops'

/** The owner of a secret. One that was copied to another connection or organization does not open. */
export type Owner = { organizationId: string; id: string }

const keyOf = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES))

const contextOf = ({ organizationId, id }: Owner): Buffer => Buffer.from(`${organizationId}/${id}`)

/** Encrypts with AES-256-GCM: nonce, tag, text. */
export function sealSecret(key: string, owner: Owner, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(key), nonce).setAAD(contextOf(owner))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Returns null for another key or owner, or altered bytes. */
export function openSecret(key: string, owner: Owner, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(key), nonce, { authTagLength: TAG_BYTES })
      .setAAD(contextOf(owner))
      .setAuthTag(tag)
    const text = sealed.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
