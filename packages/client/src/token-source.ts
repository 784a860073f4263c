import { EndcapError } from './endcap-error.ts'
import { exchange, type Network } from './exchange.ts'
import { readBody } from './read-response.ts'

export type Token = { value: string; expiresAt: number }

/** A token response, or a bare token, used until refused. */
export type TokenResponse = string | { access_token: string; expires_in?: number }

export type Credential = {
  clientId: string
  clientSecret: string
  organizationId: string
  /** Production base URL. Defaults to `baseUrl`. */
  audience?: string | undefined
}

/** Margin before expiry. */
const RENEW_EARLY_MS = 30_000

/** Caches a token until shortly before expiry or its refusal. Concurrent callers share a request. */
export function createTokenSource(issue: () => Promise<TokenResponse>): (refused?: Token) => Promise<Token> {
  let token: Token | null = null
  let request: Promise<Token> | null = null
  const renew = async () => {
    const response = await issue()
    const { access_token: value, expires_in = Infinity } =
      typeof response === 'string' ? { access_token: response } : response
    if (!value || typeof value !== 'string')
      throw new EndcapError.UnexpectedResponse({
        status: 200,
        message: 'the token response has no access_token',
      })
    token = { value, expiresAt: Date.now() + 1000 * expires_in }
    return token
  }
  return async (refused) => {
    if (token && token !== refused && token.expiresAt - RENEW_EARLY_MS >= Date.now()) return token
    request ??= renew().finally(() => (request = null))
    return request
  }
}

/** Requests a token with client credentials. */
export async function requestToken(
  network: Network & { baseUrl: string },
  { clientId, clientSecret, organizationId, audience }: Credential,
): Promise<TokenResponse> {
  const url = `${network.baseUrl}/auth/token`
  const request = {
    method: 'POST',
    url,
    headers: new Headers({ 'content-type': 'application/json' }),
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      audience: audience ?? network.baseUrl,
      grant_type: 'client_credentials',
      organization: organizationId,
    }),
  }
  return readBody(await exchange(network, request, undefined), `POST ${url}`) as TokenResponse
}
