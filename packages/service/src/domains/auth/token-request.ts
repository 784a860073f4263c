import type { IncomingHttpHeaders } from 'node:http'
import { tokenRequest } from '@endcap/api'
import type { TokenRequest } from './issue-token.ts'
import { OAuthError } from './oauth-error.ts'

type Client = { clientId: string; clientSecret: string; basic: boolean }

/** Reads the body and client authentication. @throws OAuthError invalid_request */
export function readTokenRequest(body: unknown, headers: IncomingHttpHeaders): Omit<TokenRequest, 'address'> {
  const parsed = tokenRequest.safeParse(body ?? {})
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ')
    if (fields === '') throw new OAuthError('invalid_request', 'the body must be a JSON object or a form')
    throw new OAuthError('invalid_request', `missing, empty, repeated or not a text: ${fields}`)
  }
  const { client_id: bodyId, client_secret: bodySecret, ...rest } = parsed.data
  const basic = readBasic(headers.authorization)
  if (basic && (bodySecret !== undefined || (bodyId !== undefined && bodyId !== basic.clientId))) {
    throw new OAuthError('invalid_request', 'use one way of client authentication, not two')
  }
  const client: Client | null =
    basic ??
    (bodyId !== undefined && bodySecret !== undefined
      ? { clientId: bodyId, clientSecret: bodySecret, basic: false }
      : null)
  if (!client) throw new OAuthError('invalid_request', 'client_id and client_secret are required')
  if (client.clientId.includes('\0'))
    throw new OAuthError('invalid_request', 'client_id must not contain the character U+0000')
  const { grant_type: grantType, audience, organization, scope } = rest
  return { ...client, grantType, audience, organization, scope }
}

/** Reads HTTP Basic credentials. Both parts are form-urlencoded (RFC 6749, section 2.3.1). */
function readBasic(header: string | undefined): Client | null {
  const encoded = /^Basic +(\S+) *$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return null
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  if (id === undefined || secret === undefined)
    throw new OAuthError('invalid_request', 'the Basic credentials are malformed')
  return { clientId: formDecode(id), clientSecret: formDecode(secret), basic: true }
}

function formDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new OAuthError('invalid_request', 'the Basic credentials are malformed')
  }
}
