import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Options = Record<string, unknown>
type Part = { id?: string }

/** Deviations of an authenticator or a page. */
export type Deviation = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** Does not verify the person. */
  isUnverified?: boolean
  userHandle?: string
  /** Attestation that nobody asked for. */
  attestation?: 'certificate'
}

/** A software authenticator with one passkey. `counter` counts its signatures. */
export type Authenticator = {
  id: string
  counter: number
  create: (options: Options, deviation?: Deviation) => Record<string, unknown>
  sign: (options: Options, deviation?: Deviation) => Record<string, unknown>
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** Creates an authenticator for pages of `origin`. */
export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let userHandle = ''

  function clientData(type: string, options: Options, deviation: Deviation): Buffer {
    const challenge = deviation.challenge ?? String(options['challenge'])
    const given = { type: deviation.type ?? type, challenge, origin: deviation.origin ?? origin }
    return Buffer.from(JSON.stringify({ ...given, crossOrigin: false }))
  }
  const authenticatorData = (
    rpId: string,
    flags: number,
    { isUnverified = false }: Deviation,
    extra?: Buffer,
  ) => {
    const head = Buffer.alloc(37)
    createHash('sha256').update(rpId).digest().copy(head)
    head[32] = flags | USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED)
    head.writeUInt32BE(authenticator.counter, 33)
    return Buffer.concat([head, ...(extra ? [extra] : [])])
  }
  const answer = (response: Record<string, unknown>) => ({ id, rawId: id, type: 'public-key', response })

  const authenticator: Authenticator = {
    id,
    counter: 0,
    create(options, deviation = {}) {
      userHandle = String((options['user'] as Part).id)
      const rpId = deviation.rpId ?? String((options['rp'] as Part).id)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKeyOf(publicKey)])
      const data = authenticatorData(rpId, HAS_CREDENTIAL, deviation, attested)
      return answer({
        clientDataJSON: clientData('webauthn.create', options, deviation).toString('base64url'),
        attestationObject: attestationOf(data, deviation).toString('base64url'),
      })
    },
    sign(options, deviation = {}) {
      authenticator.counter += 1
      const data = authenticatorData(deviation.rpId ?? String(options['rpId']), 0, deviation)
      const client = clientData('webauthn.get', options, deviation)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? (userHandle || null),
      })
    },
  }
  return authenticator
}

/** An ES256 key (RFC 9053). */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

/** An attestation object in CBOR. */
function attestationOf(data: Buffer, { attestation }: Deviation): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  const [format, statement] =
    attestation === 'certificate'
      ? ['packed', Buffer.concat([Buffer.from([0xa1]), text('x5c'), Buffer.from([0x81, 0x41, 0x00])])]
      : ['none', Buffer.from([0xa0])]
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text(format),
    text('attStmt'),
    statement,
    text('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ])
}
