import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { ADMIN_OPERATIONS, type AdminOperation, type Organization } from '@endcap/api/admin'
import pg from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { type ConsoleAnswer, startConsole, type TestConsole } from '../../support/console.ts'
import { addDeadLetter } from '../../support/job-table.ts'
import { createSchemaCheck, type OpenApi, operationsOf } from '../../support/openapi.ts'
import { startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { requestToken } from '../../support/service.ts'

const DOCUMENT = new URL('../../../../../docs/openapi-admin.json', import.meta.url)

describe('the operations of operators', () => {
  let service: TestConsole
  let token: string
  let ownId: string
  let theirs: string
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as OpenApi
  const described = operationsOf(document)
  const problems = createSchemaCheck(document)

  before(async () => {
    service = await startConsole()
    ownId = await service.newOrganization('Operators')
    theirs = await service.newOrganization('Theirs')
    token = await tokenOf({ organizationId: ownId, isOperator: true })
  })
  after(() => service[Symbol.asyncDispose]())

  async function tokenOf(settings: {
    organizationId: string
    isOperator?: boolean
    access?: 'read' | 'submit' | 'admin'
  }): Promise<string> {
    const { administration } = service.app
    const credential = await administration.createCredential({ integrationIds: [], ...settings })
    return requestToken(service.config.auth.baseUrl, credential)
  }

  /** Sends a request as a script does, and checks its answer against the document. */
  async function call(method: string, path: string, body?: unknown, bearer = token): Promise<ConsoleAnswer> {
    const answer = await service.send(method, `/admin/v1${path}`, {
      body,
      headers: {
        authorization: `Bearer ${bearer}`,
        'endcap-console': null,
        origin: null,
        'sec-fetch-site': null,
      },
    })
    const [route = ''] = path.split('?')
    const segments = `/admin/v1${route}`.split('/')
    const operation = described.find(
      (each) =>
        each.method === method &&
        each.path.split('/').length === segments.length &&
        each.path.split('/').every((part, index) => part.startsWith('{') || part === segments[index]),
    )
    const response = operation?.operation.responses[answer.status]
    assert.ok(response, `${method} ${path} answers ${answer.status}: ${answer.text}`)
    const schema = response.content?.['application/json']?.schema
    if (schema) assert.equal(problems(schema, answer.body), null, `${method} ${path}`)
    else assert.equal(answer.text, '')
    return answer
  }
  const organization = async (id: string) =>
    (await call('GET', `/organizations/${id}`)).body as unknown as Organization

  it('[ADMIN-1] the operations of operators are served exactly as the contract lists them', async () => {
    const served = service.routes.flatMap(({ method, url }) =>
      /^\/(console\/(api|token)|admin\/v1)/.test(url)
        ? [method].flat().flatMap((each) => (each === 'HEAD' ? [] : [`${each} ${url}`]))
        : [],
    )
    const listed = Object.values<AdminOperation>(ADMIN_OPERATIONS).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    assert.deepEqual(served.toSorted(), listed.toSorted())
    const { body } = await service.send('GET', '/admin/openapi.json')
    assert.deepEqual(body, document)
    for (const { operation } of described)
      assert.match(String(Reflect.get(operation, 'x-stability')), /^(stable|internal)$/)
  })

  it('[ADMIN-2] the operations of operators refuse everything but a credential or a session of operators', async () => {
    const { administration } = service.app
    const { cookie } = await service.person('admin')
    const operator = await service.person('viewer', { isOperator: true })
    const ordinary = await tokenOf({ organizationId: ownId })
    const refused: [name: string, bearer: string, status: number, code: string][] = [
      ['an ordinary credential', ordinary, 403, 'FORBIDDEN'],
      ['a token of an operator at the console', await service.token(operator), 403, 'FORBIDDEN'],
      ['no token', 'x', 401, 'UNAUTHORIZED'],
    ]
    for (const { method, path } of Object.values<AdminOperation>(ADMIN_OPERATIONS)) {
      if (!path.startsWith('/admin/v1')) continue
      const address = path
        .slice('/admin/v1'.length)
        .replace('{organization_id}', theirs)
        .replaceAll(/\{\w+\}/g, () => uuidV7())
      for (const [name, bearer, status, code] of refused) {
        const answer = await call(method, address, undefined, bearer)
        assert.deepEqual(
          [answer.status, answer.body['error_code']],
          [status, code],
          `${name}: ${method} ${path}`,
        )
      }
      const person = await service.send(method, `/admin/v1${address}`, { cookie })
      assert.equal(person.status, 403, `an administrator: ${method} ${path}`)
    }
    const listed = (sent: Parameters<TestConsole['send']>[2]) =>
      service.send('GET', '/admin/v1/organizations', sent)
    assert.equal((await listed({ cookie: operator.cookie })).status, 200)
    const foreign = { cookie: operator.cookie, headers: { 'sec-fetch-site': 'cross-site' } }
    assert.equal((await listed(foreign)).status, 403)
    assert.equal((await listed({ cookie: operator.cookie, headers: { 'endcap-console': null } })).status, 401)
    const reading = await tokenOf({ organizationId: ownId, isOperator: true, access: 'read' })
    assert.equal((await call('GET', '/organizations', undefined, reading)).status, 200)
    assert.equal((await call('PATCH', `/organizations/${theirs}`, { name: 'Mine' }, reading)).status, 403)
    const limited = { organizationId: ownId, integrationIds: [], isOperator: true, tag: 'spring' }
    await assert.rejects(administration.createCredential(limited), /cannot be limited/)
  })

  it('[ADMIN-3] the operations of operators create, list, limit and rename organizations', async () => {
    const created = await call('POST', '/organizations', {
      name: ' Acme Foods ',
      icp: ['Food'],
      quota_bytes: 5e9,
    })
    assert.equal(created.status, 201)
    const { organization_id: id, usage, ...rest } = created.body as unknown as Organization
    assert.deepEqual(
      { ...rest, default_portfolio_id: null },
      {
        name: 'Acme Foods',
        state: 'active',
        suspended_at: null,
        icp: ['Food'],
        language: 'en',
        rate_limit: null,
        quota_bytes: 5e9,
        default_portfolio_id: null,
      },
    )
    assert.deepEqual(
      usage.find(({ quota }) => quota === 'stored_bytes'),
      { quota: 'stored_bytes', used: 0, allowed: 5e9 },
    )
    const changed = await call('PATCH', `/organizations/${id}`, { name: 'Acme', rate_limit: 60, icp: null })
    assert.deepEqual(
      [changed.body['name'], changed.body['rate_limit'], changed.body['icp'], changed.body['quota_bytes']],
      ['Acme', 60, null, 5e9],
    )
    const { data } = (await call('GET', '/organizations')).body as { data: Organization[] }
    assert.deepEqual(
      data.find((each) => each.organization_id === id),
      changed.body,
    )
    const wrong: object[] = [{ rate_limt: 1 }, { rate_limit: 0 }, { name: ' ' }, { icp: ['Nothing'] }]
    for (const body of wrong)
      assert.equal((await call('PATCH', `/organizations/${id}`, body)).status, 422, JSON.stringify(body))
    for (const unknown of [uuidV7(), 'none'])
      assert.equal((await call('GET', `/organizations/${unknown}`)).body['error_code'], 'NOT_FOUND')
  })

  it('[ADMIN-4] the operations of operators suspend an organization, whose access returns as it was', async () => {
    const bearer = await tokenOf({ organizationId: theirs })
    const { cookie } = await service.person('admin', { organizationId: theirs })
    const use = async () => [
      (await service.send('GET', '/v1/pdps', { headers: { authorization: `Bearer ${bearer}` } })).status,
      (await service.send('GET', '/console/api/people', { cookie })).status,
    ]
    assert.deepEqual(await use(), [200, 200])
    const suspended = await call('PATCH', `/organizations/${theirs}`, { suspended: true })
    assert.equal(suspended.body['state'], 'suspended')
    assert.deepEqual(await use(), [401, 401])
    const audited = await call('GET', `/organizations/${theirs}/audit-events?limit=1`)
    const [event] = audited.body['data'] as { action: string; actor: { kind: string } }[]
    assert.deepEqual([event?.action, event?.actor.kind], ['organization.suspended', 'credential'])
    await call('PATCH', `/organizations/${theirs}`, { suspended: false })
    assert.deepEqual(await use(), [200, 200])
    const own = await call('PATCH', `/organizations/${ownId}`, { suspended: true })
    assert.deepEqual([own.status, (await organization(ownId)).state], [403, 'active'])
  })

  it('[ADMIN-5] the operations of operators delete an organization only with its name', async () => {
    const gone = await service.newOrganization('Gone & lost')
    const remove = (id: string, name: string) =>
      call('DELETE', `/organizations/${id}?confirm=${encodeURIComponent(name)}`)
    assert.equal((await remove(gone, 'Gone')).body['error_code'], 'VALIDATION_ERROR')
    assert.equal((await organization(gone)).state, 'active')
    assert.equal((await remove(ownId, 'Operators')).status, 403)
    const deleted = await remove(gone, 'Gone & lost')
    assert.deepEqual([deleted.status, deleted.body['state']], [202, 'deleting'])
    assert.equal((await call('PATCH', `/organizations/${gone}`, { suspended: false })).status, 422)
    const { data } = (await call('GET', '/audit-events?action=organization.deleted')).body as {
      data: { subject: string }[]
    }
    assert.deepEqual(
      data.map(({ subject }) => subject),
      [gone],
    )
  })

  it('[ADMIN-6] the operations of operators manage the people of any organization', async () => {
    const people = `/organizations/${theirs}/people`
    const invited = await call('POST', people, { role: 'editor', email: 'eve@example.com' })
    assert.equal(invited.status, 201)
    const { user_id: id } = invited.body['person'] as { user_id: string }
    await service.signIn(String(invited.body['link']), 'Eve')
    const changed = await call('PATCH', `${people}/${id}`, { role: 'viewer', disabled: true })
    assert.deepEqual([changed.body['role'], changed.body['state']], ['viewer', 'disabled'])
    assert.equal((await call('POST', `${people}/${id}/link`)).status, 403)
    await call('PATCH', `${people}/${id}`, { disabled: false })
    assert.equal((await call('POST', `${people}/${id}/link`)).status, 201)
    const { data } = (await call('GET', people)).body as { data: { user_id: string }[] }
    assert.ok(data.some((each) => each.user_id === id))
    const elsewhere = `/organizations/${service.organizationId}/people/${id}`
    assert.equal((await call('PATCH', elsewhere, { role: 'admin' })).body['error_code'], 'NOT_FOUND')
  })

  it('[ADMIN-7] the operations of operators manage the credentials of any organization, whose administrators do not reach those of operators', async () => {
    const credentials = `/organizations/${theirs}/credentials`
    const created = await call('POST', credentials, {
      name: 'Agency',
      access: 'read',
      retailer: 'walmart_us',
    })
    assert.deepEqual([created.status, created.body['access']], [201, 'read'])
    const clientId = String(created.body['client_id'])
    assert.equal((await call('DELETE', `/organizations/${ownId}/credentials/${clientId}`)).status, 404)
    assert.equal((await call('DELETE', `${credentials}/${clientId}`)).status, 204)
    const { data } = (await call('GET', `/organizations/${ownId}/credentials`)).body as {
      data: { client_id: string; is_operator: boolean }[]
    }
    const ofOperator = data.find((each) => each.is_operator)?.client_id
    assert.ok(ofOperator)
    const headers = { authorization: `Bearer ${await tokenOf({ organizationId: ownId })}` }
    const listed = await service.send('GET', '/v1/credentials', { headers })
    assert.ok(!listed.text.includes(ofOperator))
    const rotate = await service.send('POST', `/v1/credentials/${ofOperator}/rotate-secret`, {
      headers,
      body: {},
    })
    const disable = await service.send('DELETE', `/v1/credentials/${ofOperator}`, { headers })
    assert.deepEqual([rotate.status, disable.status], [404, 404])
  })

  it('[ADMIN-8] the operations of operators read the health of the service, and find no dead letter that is not there', async () => {
    assert.equal((await call('GET', '/health')).status, 200)
    assert.deepEqual((await call('GET', `/dead-letters?organization_id=${theirs}&limit=5`)).body, {
      data: [],
    })
    for (const action of ['retry', 'discard'])
      assert.equal(
        (await call('POST', `/dead-letters/${uuidV7()}/${action}`)).body['error_code'],
        'NOT_FOUND',
      )
  })
})

describe('dead letters', { skip: withoutPostgres }, () => {
  it('[ADMIN-9] dead letters are listed, retried and discarded by operators, without a console too', async () => {
    await using postgres = await startPostgres()
    const url = await postgres.createDatabase()
    await using service = await startConsole({ environment: { DATABASE_URL: url, ENDCAP_CONSOLE: 'off' } })
    const { organizationId } = service
    const { administration } = service.app
    const settings = { organizationId, integrationIds: [], isOperator: true }
    const token = await requestToken(
      service.config.auth.baseUrl,
      await administration.createCredential(settings),
    )
    // Sent as by curl, where a script always names the type of its bodies.
    const type = { 'content-type': 'application/json' }
    const headers = { authorization: `Bearer ${token}`, ...type, 'endcap-console': null, origin: null }
    const call = (method: string, path: string) =>
      service.send(method, `/admin/v1/dead-letters${path}`, { headers })
    const list = async () => (await call('GET', '?queue=score-image')).body['data'] as { id: string }[]
    const pool = new pg.Pool({ connectionString: url })
    const letter = { queue: 'score-image', payload: { runId: uuidV7(), sha256: 'ab', role: 'hero' } }
    for (let n = 0; n < 2; n++) await addDeadLetter(pool, letter)
    await pool.end()
    const [first, second] = await list()
    assert.ok(first && second)
    const { body } = await call('POST', `/${first.id}/retry`)
    assert.deepEqual(body, { retried: false, detail: 'there is nothing left to score' })
    assert.deepEqual(
      (await list()).map(({ id }) => id),
      [second.id],
    )
    assert.equal((await call('POST', `/${second.id}/discard`)).status, 204)
    assert.deepEqual(await list(), [])
  })
})
