import { isIP } from 'node:net'
import type { NewCredential, SignedChallenge } from '@endcap/api/admin'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Passkey } from '../passkey-store.ts'

export type Account = { userId: string; name: string }

/** Makes options for browsers, and verifies what they answer. */
export type RelyingParty = {
  creationOptions: (
    account: Account,
    known: readonly Passkey[],
  ) => Promise<{ challenge: string; options: Record<string, unknown> }>
  requestOptions: () => Promise<{ challenge: string; options: Record<string, unknown> }>
  /** @throws DomainError SIGN_IN_REFUSED */
  verifyNew: (
    credential: NewCredential,
    challenge: string,
  ) => Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>>
  /** Returns the new counter. @throws DomainError SIGN_IN_REFUSED, also for a counter that went back */
  verifySigned: (signed: SignedChallenge, challenge: string, passkey: Passkey) => Promise<number>
}

/** Reports all refusals alike, so that guessing reveals nothing. */
export const signInRefused = (cause?: unknown): DomainError =>
  new DomainError('SIGN_IN_REFUSED', 'the passkey or recovery code is not valid', { cause })

/** Browsers allow passkeys for host names over https, and for `localhost`. */
export function hasPasskeys(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl)
  if (hostname === 'localhost') return true
  return protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[')
}

/** ES256 and RS256, which all authenticators have, and Ed25519. */
const ALGORITHMS = [-7, -8, -257]
const TIMEOUT_MS = 300_000

/** The library is loaded at the first use. */
const library = () => import('@simplewebauthn/server')

/** Returns null where browsers allow no passkeys. */
export function createRelyingParty(baseUrl: string): RelyingParty | null {
  if (!hasPasskeys(baseUrl)) return null
  const { hostname: rpID, origin } = new URL(baseUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    async creationOptions({ userId, name }, known) {
      const options = await (await library()).generateRegistrationOptions({
        rpName: 'Endcap',
        rpID,
        userID: new Uint8Array(userHandleOf(userId)),
        userName: name,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
        supportedAlgorithmIDs: ALGORITHMS,
        timeout: TIMEOUT_MS,
      })
      return { challenge: options.challenge, options: { ...options } }
    },
    async requestOptions() {
      const options = await (await library()).generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        timeout: TIMEOUT_MS,
      })
      return { challenge: options.challenge, options: { ...options } }
    },
    verifyNew: (credential, expectedChallenge) =>
      refusing(async () => {
        await refuseCertificates(credential)
        const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge,
          ...expected,
          supportedAlgorithmIDs: ALGORITHMS,
        })
        if (!verified || !registrationInfo) throw new Error('the new passkey is not verified')
        const { id: credentialId, publicKey, counter } = registrationInfo.credential
        return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
      }),
    verifySigned: ({ response, ...signed }, expectedChallenge, { userId, ...passkey }) =>
      refusing(async () => {
        const { userHandle, ...parts } = response
        if (userHandle && userHandle !== userHandleOf(userId).toString('base64url'))
          throw new Error('the passkey belongs to another person')
        const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
          response: { ...signed, response: parts, clientExtensionResults: {} },
          expectedChallenge,
          ...expected,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
        })
        if (!verified) throw new Error('the signature is not that of the passkey')
        return authenticationInfo.newCounter
      }),
  }
}

/** Returns the challenge that the browser has signed. @throws DomainError SIGN_IN_REFUSED */
export function challengeOf({ response }: NewCredential | SignedChallenge): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    const { challenge } = data as { challenge?: unknown }
    if (typeof challenge === 'string') return challenge
  } catch (error) {
    throw signInRefused(error)
  }
  throw signInRefused()
}

const userHandleOf = (userId: string) => Buffer.from(userId)

async function refusing<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    throw signInRefused(error)
  }
}

/**
 * Refuses attestation by certificates, which nobody asked for: the library would read revocation lists from
 * the addresses in them.
 *
 * @throws Error
 */
async function refuseCertificates({ response }: NewCredential): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  )
  const format = attestation.get('fmt')
  if (format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'))) return
  throw new Error(`the attestation has the format ${format}`)
}
