import type { OidcConfig } from './console-config.ts'
import { isLoopback } from './console-config.ts'

export type OidcAccount = {
  issuer: string
  subject: string
  name: string | null
  /** Null unless the provider has verified it. */
  verifiedEmail: string | null
  /** Empty unless groups give roles. */
  groups: readonly string[]
}

/** Kept by the browser until it returns from the provider. */
export type OidcFlow = { state: string; nonce: string; verifier: string }

export type OidcClient = {
  begin: () => Promise<{ address: string; flow: OidcFlow }>
  /** Exchanges the query of the callback. @throws Error if anything in it is wrong */
  finish: (query: string, flow: OidcFlow) => Promise<OidcAccount>
}

const TIMEOUT_S = 10
const SCOPE = 'openid email profile'

/**
 * Uses authorization code with PKCE, state and nonce. Loads the library and the provider's metadata at the
 * first sign-in.
 */
export function createOidcClient(config: OidcConfig, redirectAddress: string): OidcClient {
  let connection: ReturnType<typeof connect> | null = null
  const connected = () => {
    connection ??= connect(config)
    // The next sign-in tries the provider again.
    connection.catch(() => (connection = null))
    return connection
  }

  return {
    async begin() {
      const { client, provider } = await connected()
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectAddress,
        scope: [SCOPE, ...config.scopes].join(' '),
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, flow }
    },

    async finish(query, { state, nonce, verifier }) {
      const { client, provider } = await connected()
      const tokens = await client.authorizationCodeGrant(provider, new URL(`${redirectAddress}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no ID token')
      const claim = config.groupRoles?.claim
      const isComplete = ['email', ...(claim === undefined ? [] : [claim])].every(
        (name) => claims[name] !== undefined,
      )
      const profile =
        isComplete || provider.serverMetadata().userinfo_endpoint === undefined
          ? claims
          : { ...claims, ...(await client.fetchUserInfo(provider, tokens.access_token, claims.sub)) }
      return accountOf(claims, profile, claim)
    },
  }
}

async function connect({ issuer, clientId, clientSecret }: OidcConfig) {
  const client = await import('openid-client')
  const address = new URL(issuer)
  const isInsecure = address.protocol === 'http:' && isLoopback(address.hostname)
  const provider = await client.discovery(
    address,
    clientId,
    undefined,
    client.ClientSecretBasic(clientSecret),
    {
      timeout: TIMEOUT_S,
      ...(isInsecure ? { execute: [client.allowInsecureRequests] } : {}),
    },
  )
  return { client, provider }
}

/** OpenID Connect Core 1.0, section 2. */
const MAX_SUBJECT = 255
const MAX_NAME = 100

/** Reads an ID token. @throws Error if it identifies nobody */
export function accountOf(
  claims: { iss: string; sub: string },
  profile: Record<string, unknown>,
  groupsClaim?: string,
): OidcAccount {
  const { email, name } = profile
  if (claims.sub.trim() === '' || claims.sub.length > MAX_SUBJECT)
    throw new Error('the provider sent an ID token whose subject is empty or too long')
  // Some providers send the text "true".
  const isVerified = profile['email_verified'] === true || profile['email_verified'] === 'true'
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: typeof name === 'string' ? nameOf(name) : null,
    verifiedEmail: typeof email === 'string' && isVerified ? email : null,
    groups: groupsClaim === undefined ? [] : groupsOf(profile, groupsClaim),
  }
}

/** No claim means no groups. @throws Error if the provider left them out because there are too many */
function groupsOf(profile: Record<string, unknown>, claim: string): string[] {
  const elsewhere = profile['_claim_names']
  if (
    profile[claim] === undefined &&
    typeof elsewhere === 'object' &&
    elsewhere !== null &&
    claim in elsewhere
  )
    throw new Error('the provider sent no groups, because the account has too many')
  return [profile[claim]].flat().filter((each) => typeof each === 'string')
}

/** Removes control characters, line breaks and text-reversing characters. */
function nameOf(given: string): string | null {
  const line = given
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
  return line === '' ? null : Array.from(line).slice(0, MAX_NAME).join('')
}
