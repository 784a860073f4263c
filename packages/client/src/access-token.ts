import { EndcapError } from './endcap-error.ts'
import { readJson, retryAfterMs } from './read-answer.ts'

export type Token = { value: string; expiresAt: number }

export type Credential = {
  baseUrl: string
  clientId: string
  clientSecret: string
  organizationId: string
  audience: string
  timeoutMs: number
  send: typeof fetch
}

/** A token is renewed this long before it expires. */
const RENEW_EARLY_MS = 30_000

/**
 * Creates the source of access tokens. It keeps a token until shortly before expiry, and returns a new one after
 * `refused`. Concurrent callers share one request.
 */
export function createTokenSource(credential: Credential): (refused: Token | null) => Promise<Token> {
  let token: Token | null = null
  let request: Promise<Token> | null = null
  return (refused) => {
    if (token && token !== refused && token.expiresAt - RENEW_EARLY_MS >= Date.now())
      return Promise.resolve(token)
    request ??= requestToken(credential)
      .then((next) => (token = next))
      .finally(() => (request = null))
    return request
  }
}

async function requestToken(credential: Credential): Promise<Token> {
  // Called as a function: browsers reject `fetch` as a method of another object.
  const { send } = credential
  const response = await send(`${credential.baseUrl}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: credential.clientId,
      client_secret: credential.clientSecret,
      audience: credential.audience,
      grant_type: 'client_credentials',
      organization: credential.organizationId,
    }),
    signal: AbortSignal.timeout(credential.timeoutMs),
  })
  const body = (await readJson(response)) as Record<string, unknown>
  if (!response.ok)
    throw new EndcapError(
      response.status,
      textOf(body['error']) ?? 'UNKNOWN',
      textOf(body['error_description']) ?? response.statusText,
      null,
      retryAfterMs(response),
    )
  return { value: String(body['access_token']), expiresAt: Date.now() + 1000 * Number(body['expires_in']) }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
