import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { v7 as uuidV7 } from 'uuid'
import type { Role } from '../../../src/domains/auth/role.ts'
import { type Browser, startConsole, type TestConsole } from '../../support/console.ts'

/** The least role of every operation of the console. A new operation must get its role here. */
const CONSOLE: Record<string, Role | 'nobody' | 'operator'> = {
  'GET /console/api/session': 'nobody',
  'POST /console/api/session': 'nobody',
  'DELETE /console/api/session': 'nobody',
  'POST /console/api/links': 'nobody',
  'GET /console/api/shared': 'nobody',
  'POST /console/api/shared/password': 'nobody',
  'GET /console/api/shared/pictures/:image_id/:side': 'nobody',
  'POST /console/api/shared/shots/:shot_id/picture': 'nobody',
  'POST /console/api/shared/shots/:shot_id/comments': 'nobody',
  'POST /console/api/session/passkey-challenge': 'nobody',
  'POST /console/api/session/passkey': 'nobody',
  'POST /console/api/session/recovery-code': 'nobody',
  'POST /console/api/session/device': 'nobody',
  'POST /console/api/device-link/claim': 'nobody',
  'GET /console/api/ways-in': 'viewer',
  'POST /console/api/passkeys/challenge': 'viewer',
  'POST /console/api/passkeys': 'viewer',
  'PATCH /console/api/passkeys/:passkey_id': 'viewer',
  'DELETE /console/api/passkeys/:passkey_id': 'viewer',
  'POST /console/api/recovery-codes': 'viewer',
  'POST /console/api/device-link': 'viewer',
  'GET /console/api/device-link': 'viewer',
  'POST /console/api/device-link/confirmation': 'viewer',
  'DELETE /console/api/device-link': 'viewer',
  'PUT /console/api/session/organization': 'viewer',
  'POST /console/token': 'viewer',
  'GET /console/api/people': 'admin',
  'POST /console/api/people': 'admin',
  'PATCH /console/api/people/:user_id': 'admin',
  'POST /console/api/people/:user_id/link': 'admin',
  'GET /console/api/credentials': 'admin',
  'POST /console/api/credentials': 'admin',
  'DELETE /console/api/credentials/:client_id': 'admin',
  'GET /admin/v1/health': 'operator',
  'GET /admin/v1/dead-letters': 'operator',
  'POST /admin/v1/dead-letters/:id/retry': 'operator',
  'POST /admin/v1/dead-letters/:id/discard': 'operator',
  'GET /admin/v1/organizations': 'operator',
  'POST /admin/v1/organizations': 'operator',
  'GET /admin/v1/organizations/:organization_id': 'operator',
  'PATCH /admin/v1/organizations/:organization_id': 'operator',
  'DELETE /admin/v1/organizations/:organization_id': 'operator',
  'GET /admin/v1/organizations/:organization_id/people': 'operator',
  'POST /admin/v1/organizations/:organization_id/people': 'operator',
  'PATCH /admin/v1/organizations/:organization_id/people/:user_id': 'operator',
  'POST /admin/v1/organizations/:organization_id/people/:user_id/link': 'operator',
  'GET /admin/v1/organizations/:organization_id/credentials': 'operator',
  'POST /admin/v1/organizations/:organization_id/credentials': 'operator',
  'DELETE /admin/v1/organizations/:organization_id/credentials/:client_id': 'operator',
  'GET /admin/v1/organizations/:organization_id/audit-events': 'operator',
  'GET /admin/v1/audit-events': 'operator',
}
/** Operations of the API that need the role admin. */
const ADMINISTRATIVE = new Set([
  'GET /v1/audit-events',
  'GET /v1/credentials',
  'POST /v1/credentials',
  'POST /v1/credentials/:client_id/rotate-secret',
  'DELETE /v1/credentials/:client_id',
  'PUT /v1/outcome-settings',
  'POST /v1/shop-connections',
  'DELETE /v1/shop-connections/:connection_id',
])
/** Operations of the API that change nothing, although their method is not GET. */
const READING = new Set([
  'POST /v1/pdps/score',
  'POST /v1/inbox/read',
  'POST /v1/families/:family_id/preview',
  'POST /v1/views',
  'PATCH /v1/views/:view_id',
  'DELETE /v1/views/:view_id',
])
const ORDER = ['nobody', 'viewer', 'editor', 'admin', 'operator']

describe('the roles of people', () => {
  let service: TestConsole
  let people: Record<Role | 'operator', Browser>
  before(async () => {
    service = await startConsole()
    people = {
      viewer: await service.person('viewer'),
      editor: await service.person('editor'),
      admin: await service.person('admin'),
      operator: await service.person('viewer', { isOperator: true }),
    }
  })
  after(() => service[Symbol.asyncDispose]())

  /** Routes below a path, as `METHOD url`. */
  const routesBelow = (...paths: string[]): string[] =>
    service.routes.flatMap(({ method, url }) =>
      paths.some((path) => url.startsWith(path))
        ? [method].flat().flatMap((each) => (each === 'HEAD' ? [] : [`${each} ${url}`]))
        : [],
    )

  const addressOf = (url: string): string =>
    url.replaceAll(/:(\w+)/g, (_whole, name: string) =>
      /^(id|user_id|organization_id|passkey_id)$/.test(name) ? uuidV7() : 'x',
    )

  /** Returns an address whose response ends: a stream after an unknown event is refused. */
  const endingAddressOf = (url: string): string =>
    addressOf(url) + (url.endsWith('/stream') ? '?after=none' : '')

  it('[CONSOLE-14] the roles of people open exactly their operations of the console', async () => {
    assert.deepEqual(
      routesBelow('/console/api', '/console/token', '/admin/v1').toSorted(),
      Object.keys(CONSOLE).toSorted(),
    )
    for (const [operation, needed] of Object.entries(CONSOLE)) {
      if (operation.endsWith('/session')) continue
      const [method = '', url = ''] = operation.split(' ')
      for (const [role, { cookie }] of Object.entries(people)) {
        const { status } = await service.send(method, addressOf(url), { cookie })
        const isRefused = ORDER.indexOf(role) < ORDER.indexOf(needed)
        assert.equal(status === 403, isRefused, `${operation} answers ${status} to the role ${role}`)
        assert.notEqual(status, 401, operation)
      }
      const { status } = await service.send(method, addressOf(url))
      assert.equal(status === 401, needed !== 'nobody', `${operation} answers ${status} to nobody`)
    }
  })

  it('[CONSOLE-15] the roles of people let viewers read the API, everybody else change it, and admins read the audit log', async () => {
    const operations = routesBelow('/v1')
    assert.ok(operations.length >= 20)
    for (const operation of operations) {
      const [method = '', url = ''] = operation.split(' ')
      const isReading = method === 'GET' || READING.has(operation)
      for (const [role, browser] of Object.entries(people)) {
        const headers = { authorization: `Bearer ${await service.token(browser)}` }
        const { status, body } = await service.send(method, endingAddressOf(url), { headers })
        const isRefused = status === 403 && body['error_code'] === 'FORBIDDEN'
        assert.equal(
          isRefused,
          ADMINISTRATIVE.has(operation)
            ? ['viewer', 'editor'].includes(role)
            : role === 'viewer' && !isReading,
          `${operation}: ${status} to the role ${role}`,
        )
        assert.notEqual(status, 401, operation)
      }
    }
  })

  it('[CONSOLE-16] the roles of people do not limit client credentials', async () => {
    const credential = await service.app.administration.createCredential({
      organizationId: service.organizationId,
      integrationIds: [],
    })
    const token = await service.app.administration.issueToken({
      clientId: credential.client_id,
      organizationId: null,
    })
    const headers = { authorization: `Bearer ${token.access_token}` }
    assert.equal((await service.send('DELETE', `/v1/pdps/${uuidV7()}`, { headers })).status, 404)
  })

  it('[CONSOLE-17] the roles of people are read with each request, so that a lower role holds at once', async () => {
    const { userId, cookie } = await service.person('admin')
    const change = (body: object) =>
      service.send('PATCH', `/console/api/people/${userId}`, { cookie: people.admin.cookie, body })
    assert.equal((await change({ role: 'viewer' })).status, 200)
    assert.equal((await service.send('GET', '/console/api/people', { cookie })).status, 403)
  })
})
