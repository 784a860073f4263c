import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
const SALT_BYTES = 16
/** 32 MiB for each try (OWASP, password storage). */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }
const PASS_H = 12
const HOUR_MS = 3_600_000

/** Hashes a password of people with a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return `${salt.toString('base64url')}.${(await deriveKey(password, salt)).toString('base64url')}`
}

/** Compares in constant time. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const given = await deriveKey(password, Buffer.from(salt, 'base64url'))
  return sameBytes(given, Buffer.from(key, 'base64url'))
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // Keyboards write the same letter in several forms (RFC 8265).
  scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}

type Locked = { id: string; passwordHash: string }

/** Issues a pass, which opens a link without its password. It ends with the password, whose hash signs it. */
export function issuePass({ id, passwordHash }: Locked): { pass: string; expiresAt: Date } {
  const expiresAt = new Date(Date.now() + PASS_H * HOUR_MS)
  const time = String(expiresAt.getTime())
  return { pass: `${time}.${signatureOf(id, time, passwordHash).toString('base64url')}`, expiresAt }
}

/** Returns true for an unexpired pass of the link. */
export function passOpens(pass: string, { id, passwordHash }: Locked): boolean {
  const [time = '', signature = ''] = pass.split('.')
  const isOwn = sameBytes(Buffer.from(signature, 'base64url'), signatureOf(id, time, passwordHash))
  return isOwn && Number(time) > Date.now()
}

const signatureOf = (id: string, time: string, passwordHash: string): Buffer =>
  createHmac('sha256', passwordHash).update(`${id}.${time}`).digest()

const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
