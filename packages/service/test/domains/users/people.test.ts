import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { v7 as uuidV7 } from 'uuid'
import { type Browser, startConsole, type TestConsole } from '../../support/console.ts'

type Person = { user_id: string; role: string; state: string; email: string | null }

describe('the people of an organization', () => {
  let service: TestConsole
  let admin: Browser
  before(async () => {
    service = await startConsole()
    admin = await service.person('admin', { name: 'Ada' })
  })
  after(() => service[Symbol.asyncDispose]())

  const change = (userId: string, body: object, { cookie } = admin) =>
    service.send('PATCH', `/console/api/people/${userId}`, { cookie, body })
  const link = (userId: string, { cookie } = admin) =>
    service.send('POST', `/console/api/people/${userId}/link`, { cookie })
  const list = async ({ cookie } = admin) =>
    (await service.send('GET', '/console/api/people', { cookie })).body['data'] as Person[]
  const invite = (body: object, { cookie } = admin) =>
    service.send('POST', '/console/api/people', { cookie, body })

  it('[CONSOLE-23] the people of an organization are invited by a link, with which they give their name', async () => {
    const { status, body } = await invite({ email: 'eve@example.com', role: 'editor' })
    assert.equal(status, 201)
    const person = body['person'] as Person
    assert.deepEqual([person.state, person.role, person.email], ['invited', 'editor', 'eve@example.com'])
    assert.match(String(body['link']), /\/console\/#invite=ecl_/)
    const days = (Date.parse(String(body['expires_at'])) - Date.now()) / 86_400_000
    assert.ok(days > 6.9 && days <= 7)
    const secret = String(body['link']).split('=').at(-1)
    assert.deepEqual((await service.send('POST', '/console/api/links', { body: { secret } })).body, {
      kind: 'invitation',
      name: null,
      organization: { name: 'Acme' },
      role: 'editor',
    })
    const browser = await service.signIn(String(body['link']), 'Eve')
    const session = await service.send('GET', '/console/api/session', { cookie: browser.cookie })
    assert.equal((session.body['user'] as { name: string }).name, 'Eve')
    assert.equal((await list()).find(({ user_id: id }) => id === person.user_id)?.state, 'active')
  })

  it('[CONSOLE-24] the people of an organization have an email of their own', async () => {
    await invite({ email: 'once@example.com', role: 'viewer' })
    const { status, body } = await invite({ email: 'ONCE@example.com', role: 'viewer' })
    assert.deepEqual([status, body['error_code']], [422, 'VALIDATION_ERROR'])
    for (const wrong of [
      { role: 'operator' },
      { role: 'viewer', email: 'none' },
      { role: 'viewer', name: 'a\nb' },
    ])
      assert.equal((await invite(wrong)).status, 422, JSON.stringify(wrong))
  })

  it('the people of an organization are invited once by two invitations at the same time', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => invite({ email: 'twice@example.com', role: 'viewer' })),
    )
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 422, 422],
    )
  })

  it('[CONSOLE-25] the people of an organization lose their session and links at once when they are disabled', async () => {
    const { userId, cookie } = await service.person('editor')
    const { body } = await link(userId)
    const { status, body: person } = await change(userId, { disabled: true })
    assert.deepEqual([status, person['state']], [200, 'disabled'])
    assert.equal((await service.send('POST', '/console/token', { cookie })).status, 401)
    const secret = String(body['link']).split('=').at(-1)
    assert.equal((await service.send('POST', '/console/api/session', { body: { secret } })).status, 400)
    assert.equal((await link(userId)).status, 403)
    assert.equal((await change(userId, { disabled: false })).body['state'], 'active')
    await service.signIn(String((await link(userId)).body['link']))
  })

  it('the people of an organization are signed in, disabled and given new links at the same time without an error', async () => {
    const { userId } = await service.person('editor')
    for (let round = 0; round < 5; round++) {
      const secret = String((await link(userId)).body['link'])
        .split('=')
        .at(-1)
      const redeem = () => service.send('POST', '/console/api/session', { body: { secret } })
      const answers = await Promise.all([
        redeem(),
        link(userId),
        redeem(),
        change(userId, { role: round % 2 === 0 ? 'viewer' : 'editor' }),
      ])
      const [first, , second] = answers.map(({ status }) => status)
      for (const { status, text } of answers) assert.ok(status < 500, text)
      assert.ok(first === 400 || second === 400)
    }
  })

  it('[CONSOLE-26] the people of an organization change neither their own role nor disable themselves', async () => {
    for (const id of [admin.userId, admin.userId.toUpperCase()])
      for (const body of [{ role: 'viewer' }, { disabled: true }])
        assert.equal((await change(id, body)).status, 403)
  })

  it('[CONSOLE-27] the people of an organization keep an administrator who has signed in', async () => {
    const organizationId = await service.newOrganization('Small')
    const only = await service.person('admin', { organizationId })
    const operator = await service.person('viewer', { organizationId, isOperator: true })
    for (const body of [{ role: 'editor' }, { disabled: true }]) {
      const { status, body: refusal } = await change(only.userId, body, operator)
      assert.deepEqual([status, refusal['error_code']], [403, 'FORBIDDEN'])
    }
    // An invited administrator has not signed in yet, so nobody could manage the organization.
    await invite({ role: 'admin' }, operator)
    assert.equal((await change(only.userId, { role: 'editor' }, operator)).status, 403)
    await service.person('admin', { organizationId })
    assert.equal((await change(only.userId, { role: 'editor' }, operator)).status, 200)
  })

  it('[CONSOLE-28] the people of an organization are protected from administrators if they are operators', async () => {
    const operator = await service.person('editor', { isOperator: true })
    for (const body of [{ role: 'viewer' }, { disabled: true }])
      assert.equal((await change(operator.userId, body)).status, 403)
    assert.equal((await link(operator.userId)).status, 403)
    const other = await service.person('editor', { isOperator: true })
    assert.equal((await link(operator.userId, other)).status, 201)
    assert.equal((await change(operator.userId, { disabled: true }, other)).status, 200)
    assert.equal((await service.send('GET', '/console/api/session', { cookie: operator.cookie })).status, 401)
  })

  it('[CONSOLE-29] the people of an organization get a new link that replaces the one before', async () => {
    const { userId } = await service.person('viewer')
    const first = String((await link(userId)).body['link'])
    const second = String((await link(userId)).body['link'])
    assert.match(first, /#sign-in=/)
    const secret = first.split('=').at(-1)
    assert.equal((await service.send('POST', '/console/api/session', { body: { secret } })).status, 400)
    await service.signIn(second)
  })

  it('the people of an organization have limits, which administrators set and lift', async () => {
    const retailer = 'walmart_us'
    const { body } = await invite({ role: 'editor', retailer, tag: 'spring' })
    const invited = body['person'] as Record<string, unknown>
    assert.deepEqual([invited['retailer'], invited['tag']], [retailer, 'spring'])
    const { userId, cookie } = await service.signIn(String(body['link']), 'Agency')
    const limits = async () => {
      const headers = { authorization: `Bearer ${await service.token({ userId, cookie })}` }
      const me = (await service.send('GET', '/v1/me', { headers })).body
      return [me['access'], me['retailer'], me['tag']]
    }
    assert.deepEqual(await limits(), ['submit', retailer, 'spring'])
    assert.equal((await change(userId, { retailer: null })).status, 200)
    assert.deepEqual(await limits(), ['submit', null, 'spring'])
    // A role keeps its limits until somebody lifts them.
    await change(userId, { role: 'viewer' })
    assert.deepEqual(await limits(), ['read', null, 'spring'])
    assert.equal((await change(userId, { role: 'admin' })).status, 422)
    assert.equal((await change(userId, { role: 'admin', tag: null })).status, 200)
    assert.deepEqual(await limits(), ['admin', null, null])
    assert.equal((await change(userId, { tag: 'spring' })).status, 422)
  })

  it('the people of an organization have no limits that are unknown, misspelled or of administrators', async () => {
    assert.equal(
      (await invite({ role: 'viewer', retailer: 'nowhere' })).body['error_code'],
      'INVALID_RETAILER',
    )
    assert.equal((await invite({ role: 'admin', tag: 'spring' })).status, 422)
    assert.equal((await invite({ role: 'viewer', tags: 'spring' })).status, 422)
    assert.equal((await invite({ role: 'viewer', tag: '' })).status, 422)
  })
})

describe('organizations', () => {
  let service: TestConsole
  let theirs: string
  let admin: Browser
  let stranger: Browser
  before(async () => {
    service = await startConsole()
    theirs = await service.newOrganization('Theirs')
    admin = await service.person('admin', { email: 'ann@example.com' })
    stranger = await service.person('admin', { organizationId: theirs })
  })
  after(() => service[Symbol.asyncDispose]())

  it('[CONSOLE-30] organizations do not see or change each other’s people', async () => {
    const { body } = await service.send('GET', '/console/api/people', { cookie: stranger.cookie })
    assert.deepEqual(
      (body['data'] as Person[]).map(({ user_id: id }) => id),
      [stranger.userId],
    )
    for (const id of [admin.userId, uuidV7()]) {
      const { cookie } = stranger
      const changed = await service.send('PATCH', `/console/api/people/${id}`, {
        cookie,
        body: { role: 'viewer' },
      })
      const linked = await service.send('POST', `/console/api/people/${id}/link`, { cookie })
      for (const answer of [changed, linked])
        assert.deepEqual(
          [answer.status, answer.body['detail']],
          [404, 'there is no such person in your organization'],
        )
    }
  })

  it('[CONSOLE-31] organizations do not see or disable each other’s credentials', async () => {
    const body = { name: 'Nightly import' }
    const created = await service.send('POST', '/console/api/credentials', { cookie: admin.cookie, body })
    assert.equal(created.status, 201)
    const { client_id: clientId, client_secret: _secret, created_at: _time, ...rest } = created.body
    assert.deepEqual(rest, {
      organization_id: service.organizationId,
      audience: service.config.auth.audience,
      token_url: `${service.config.auth.baseUrl}/auth/token`,
      base_url: service.config.auth.baseUrl,
      name: 'Nightly import',
      access: null,
      retailer: null,
      tag: null,
      created_by: 'ann@example.com',
      integration_ids: [],
      is_operator: false,
      last_used_at: null,
      disabled_at: null,
    })
    const address = `/console/api/credentials/${String(clientId)}`
    const listed = await service.send('GET', '/console/api/credentials', { cookie: stranger.cookie })
    assert.deepEqual(listed.body, { data: [] })
    assert.equal((await service.send('DELETE', address, { cookie: stranger.cookie })).status, 404)
    assert.equal((await service.send('DELETE', address, { cookie: admin.cookie })).status, 204)
    const after = await service.send('GET', '/console/api/credentials', { cookie: admin.cookie })
    const [credential] = after.body['data'] as Record<string, unknown>[]
    assert.ok(typeof credential?.['disabled_at'] === 'string')
    assert.deepEqual([credential['name'], credential['created_by']], ['Nightly import', 'ann@example.com'])
  })

  it('[CONSOLE-32] organizations are switched only by their people and operators', async () => {
    const switchTo = (organizationId: string, { cookie }: Browser) =>
      service.send('PUT', '/console/api/session/organization', {
        cookie,
        body: { organization_id: organizationId },
      })
    for (const id of [theirs, uuidV7(), 'none']) {
      const { status, body } = await switchTo(id, admin)
      assert.deepEqual([status, body['error_code']], [404, 'NOT_FOUND'])
    }
    const operator = await service.person('viewer', { isOperator: true })
    const { status, body } = await switchTo(theirs, operator)
    assert.equal(status, 200)
    assert.deepEqual(body['organization'], {
      organization_id: theirs,
      name: 'Theirs',
      role: 'admin',
      retailer: null,
      tag: null,
    })
    assert.deepEqual(
      (body['organizations'] as { name: string }[]).map(({ name }) => name),
      ['Acme', 'Theirs'],
    )
    const [, claims = ''] = (await service.token(operator)).split('.')
    assert.equal(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).org_id, theirs)
  })

  it('organizations are not changed by a page that still shows another one', async () => {
    const { cookie } = await service.person('viewer', { isOperator: true })
    const shows = (id: string) => ({ cookie, headers: { 'endcap-organization': id } })
    const created = (id: string) =>
      service.send('POST', '/console/api/credentials', { ...shows(id), body: { name: 'Shown' } })
    assert.equal((await created(service.organizationId)).status, 201)
    const switched = await service.send('PUT', '/console/api/session/organization', {
      ...shows('none'),
      body: { organization_id: theirs },
    })
    assert.equal(switched.status, 200)
    const refused = [
      await created(service.organizationId),
      await service.send('POST', '/console/token', shows(service.organizationId)),
      await service.send('GET', '/console/api/people', shows(service.organizationId)),
    ]
    for (const { status, body } of refused)
      assert.deepEqual([status, body['error_code']], [409, 'ORGANIZATION_CHANGED'])
    const listed = await service.send('GET', '/console/api/credentials', shows(theirs))
    assert.deepEqual([listed.status, listed.body], [200, { data: [] }])
    const session = await service.send('GET', '/console/api/session', shows(service.organizationId))
    assert.equal((session.body['organization'] as { name: string }).name, 'Theirs')
    const link = { ...shows('none'), body: { secret: `ecl_${'x'.repeat(43)}` } }
    for (const path of ['/console/api/session', '/console/api/links'])
      assert.equal((await service.send('POST', path, link)).body['error_code'], 'LINK_NOT_VALID')
    // Signing out ends the session in all organizations.
    assert.equal(
      (await service.send('DELETE', '/console/api/session', shows(service.organizationId))).status,
      204,
    )
    assert.equal((await service.send('GET', '/console/api/session', shows('none'))).status, 401)
  })

  it('organizations keep their links to another organization when one disables them', async () => {
    const email = 'dan@example.com'
    const { userId } = await service.person('editor', { email })
    const added = { role: 'viewer', name: null, email, isOperator: false } as const
    const { link } = await service.app.administration.inviteUser({ ...added, organizationId: theirs })
    const disabled = await service.send('PATCH', `/console/api/people/${userId}`, {
      cookie: admin.cookie,
      body: { disabled: true },
    })
    assert.equal(disabled.status, 200)
    const { cookie } = await service.signIn(link)
    const session = await service.send('GET', '/console/api/session', { cookie })
    assert.equal((session.body['organization'] as { name: string }).name, 'Theirs')
  })

  it('organizations end the sessions and links of a person whom another organization adds', async () => {
    const email = 'bea@example.com'
    const { userId, cookie } = await service.person('editor', { email })
    const taken = await service.send('POST', `/console/api/people/${userId}/link`, { cookie: admin.cookie })
    const added = { role: 'viewer', name: null, email, isOperator: false } as const
    const { link } = await service.app.administration.inviteUser({ ...added, organizationId: theirs })
    assert.equal((await service.send('GET', '/console/api/session', { cookie })).status, 401)
    await assert.rejects(service.signIn(String(taken.body['link'])), /LINK_NOT_VALID/)
    await service.signIn(link)
  })

  it('[CONSOLE-33] organizations gain nothing by inviting or linking a person of another', async () => {
    await service.person('editor', { email: 'eve@example.com' })
    const invite = (email: string) =>
      service.send('POST', '/console/api/people', {
        cookie: stranger.cookie,
        body: { email, role: 'viewer' },
      })
    // The answer is that of an email which nobody has.
    const [known, unknown] = [await invite('eve@example.com'), await invite('new@example.com')]
    const shape = ({ status, body }: typeof known) => {
      const {
        user_id: _id,
        created_at: _at,
        email: _email,
        ...person
      } = body['person'] as Record<string, unknown>
      return { status, person, names: Object.keys(body) }
    }
    assert.deepEqual(shape(known), shape(unknown))
    assert.equal((known.body['person'] as { email: string }).email, 'eve@example.com')
    assert.equal((await invite('eve@example.com')).status, 422)
    const { cookie: invited } = await service.signIn(String(known.body['link']))
    const own = await service.send('GET', '/console/api/session', { cookie: invited })
    assert.deepEqual(
      (own.body['organizations'] as { name: string }[]).map(({ name }) => name),
      ['Theirs'],
    )
    // An operator adds the person, whose link the administrator of one organization then cannot create.
    const { link } = await service.app.administration.inviteUser({
      organizationId: theirs,
      role: 'viewer',
      name: null,
      email: 'ann@example.com',
      isOperator: false,
    })
    const { cookie } = await service.signIn(link)
    const address = `/console/api/people/${admin.userId}/link`
    assert.equal((await service.send('POST', address, { cookie: stranger.cookie })).status, 403)
    // Disabling the person in one organization leaves the other alone.
    const disabled = await service.send('PATCH', `/console/api/people/${admin.userId}`, {
      cookie: stranger.cookie,
      body: { disabled: true },
    })
    assert.equal(disabled.body['state'], 'disabled')
    assert.equal((await service.send('GET', '/console/api/people', { cookie })).status, 200)
  })
})

describe('the operators of an installation', () => {
  it('the operators of an installation who disable each other at the same time leave one', async () => {
    await using service = await startConsole()
    const operators = [
      await service.person('admin', { isOperator: true }),
      await service.person('admin', { isOperator: true }),
    ]
    const [first, second] = operators
    assert.ok(first && second)
    const disable = ({ cookie }: Browser, { userId }: Browser) =>
      service.send('PATCH', `/console/api/people/${userId}`, { cookie, body: { disabled: true } })
    const answers = await Promise.all([disable(first, second), disable(second, first)])
    assert.deepEqual(answers.filter(({ status }) => status === 200).length, 1)
    const sessions = await Promise.all(
      operators.map(({ cookie }) => service.send('GET', '/admin/v1/health', { cookie })),
    )
    assert.deepEqual(
      sessions.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 401],
    )
  })

  it('the operators of an installation keep the last one, whom no credential of operators disables', async () => {
    await using service = await startConsole()
    const { userId } = await service.person('viewer', { isOperator: true })
    await service.person('admin')
    const { administration } = service.app
    const { organizationId } = service
    const created = await administration.createCredential({
      organizationId,
      integrationIds: [],
      isOperator: true,
    })
    const { access_token: token } = await administration.issueToken({
      clientId: created.client_id,
      organizationId: null,
    })
    const { status, body } = await service.send(
      'PATCH',
      `/admin/v1/organizations/${organizationId}/people/${userId}`,
      { headers: { authorization: `Bearer ${token}` }, body: { disabled: true } },
    )
    assert.deepEqual([status, body['detail']], [403, 'the last operator of the installation stays one'])
  })
})
