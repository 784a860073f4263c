import assert from 'node:assert/strict'
import type { Role } from '../../src/domains/auth/role.ts'
import type { TestService } from './service.ts'

export type Limit = { retailer: string | null; tag: string | null }

/** Invites a person, signs in as the console does, and returns a token of the API. */
export async function personToken(
  service: TestService,
  role: Role,
  limit: Limit = { retailer: null, tag: null },
): Promise<string> {
  const { baseUrl } = service.config.auth
  const { link } = await service.app.administration.inviteUser({
    organizationId: service.credential.organization_id,
    role,
    ...limit,
    name: null,
    email: null,
    isOperator: false,
  })
  const send = async (path: string, headers: Record<string, string>, body?: unknown) => {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'endcap-console': '1', origin: baseUrl, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    assert.equal(response.status, 200, path)
    return response
  }
  const session = await send(
    '/console/api/session',
    { 'content-type': 'application/json' },
    { secret: link.split('=').at(-1) },
  )
  const cookie = session.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const { access_token: token } = (await (await send('/console/token', { cookie })).json()) as {
    access_token: string
  }
  return token
}
