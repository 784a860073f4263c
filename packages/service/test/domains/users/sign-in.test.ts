import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startConsole, type TestConsole } from '../../support/console.ts'

const REFUSED = 'the link is unknown, used or expired; ask for a new one'

describe('the setup link', () => {
  let service: TestConsole
  before(async () => {
    service = await startConsole()
  })
  after(() => service[Symbol.asyncDispose]())

  const redeem = (link: string, name?: string) =>
    service.send('POST', '/console/api/session', { body: { secret: link.split('=').at(-1), name } })

  it('[CONSOLE-1] the setup link is replaced by that of the next start', async () => {
    const [first, second] = [await service.setUp(), await service.setUp()]
    const { status, body } = await redeem(first)
    assert.deepEqual([status, body['error_code'], body['detail']], [400, 'LINK_NOT_VALID', REFUSED])
    const described = await service.send('POST', '/console/api/links', {
      body: { secret: second.split('=').at(-1) },
    })
    assert.deepEqual(described.body, {
      kind: 'setup',
      name: null,
      organization: { name: 'Acme' },
      role: 'admin',
    })
  })

  it('[CONSOLE-2] the setup link makes the person who uses it operator and administrator, once', async () => {
    const signedOut = await service.send('GET', '/console/api/session')
    assert.deepEqual([signedOut.status, signedOut.body['error_code']], [401, 'SIGNED_OUT'])
    assert.deepEqual(signedOut.body['extra'], { oidc: null, has_users: false, passkeys: false })
    const link = await service.setUp()
    assert.match(link, new RegExp(`^${service.config.auth.baseUrl}/console/#setup=ecl_[\\w-]{43}$`))
    const { status, body } = await redeem(link, '  Ann  ')
    assert.equal(status, 200)
    const { user_id: userId, ...user } = body['user'] as Record<string, unknown>
    assert.ok(userId)
    assert.deepEqual(user, { name: 'Ann', email: null, is_operator: true })
    const organization = {
      organization_id: service.organizationId,
      name: 'Acme',
      role: 'admin',
      retailer: null,
      tag: null,
    }
    assert.deepEqual([body['organization'], body['organizations']], [organization, [organization]])
    assert.deepEqual(body['can'], { manage_people: true, edit: true, operate: true })
    assert.deepEqual((await redeem(link)).body['error_code'], 'LINK_NOT_VALID')
  })

  it('[CONSOLE-3] the setup link does not exist and is not valid while there is a person', async () => {
    assert.equal(await service.app.administration.createSetupLink({}), null)
    await using other = await startConsole()
    const link = await other.setUp()
    await other.app.administration.inviteUser({
      organizationId: other.organizationId,
      role: 'viewer',
      name: null,
      email: null,
      isOperator: false,
    })
    const secret = link.split('=').at(-1)
    for (const path of ['/console/api/session', '/console/api/links'])
      assert.equal(
        (await other.send('POST', path, { body: { secret } })).body['error_code'],
        'LINK_NOT_VALID',
      )
  })
})

describe('a session of the console', () => {
  let service: TestConsole
  before(async () => {
    service = await startConsole()
  })
  after(() => service[Symbol.asyncDispose]())

  it('[CONSOLE-4] a session of the console gets a new token at each sign-in, and adopts none that the browser had', async () => {
    const planted = `endcap-${service.config.server.port}=${'A'.repeat(43)}`
    const { userId, cookie } = await service.person('viewer')
    const { link } = await service.app.administration.linkUser({ userId })
    const secret = link.split('=').at(-1)
    const answer = await service.send('POST', '/console/api/session', { body: { secret }, cookie: planted })
    assert.equal(answer.status, 200)
    const [next] = answer.cookies
    assert.ok(next !== undefined && next !== planted && next !== cookie)
    assert.equal((await service.send('GET', '/console/api/session', { cookie: planted })).status, 401)
    assert.equal((await service.send('GET', '/console/api/session', { cookie: next })).status, 200)
    // The session that the browser had ends, so that nothing of it stays behind.
    const again = await service.app.administration.linkUser({ userId })
    const body = { secret: again.link.split('=').at(-1) }
    await service.send('POST', '/console/api/session', { body, cookie: next })
    assert.equal((await service.send('GET', '/console/api/session', { cookie: next })).status, 401)
  })

  it('[CONSOLE-5] a session of the console has a cookie that scripts cannot read and other sites cannot send', async () => {
    const { link } = await service.app.administration.linkUser(await service.person('viewer'))
    const { headers } = await service.send('POST', '/console/api/session', {
      body: { secret: link.split('=').at(-1) },
    })
    const name = `endcap-${service.config.server.port}`
    assert.match(
      headers['set-cookie']?.join() ?? '',
      new RegExp(`^${name}=[\\w-]{43}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict$`),
    )
    assert.equal(headers['cache-control'], 'no-store')
  })

  it('[CONSOLE-6] a session of the console ends with the sign-out, which removes the cookie', async () => {
    const { cookie } = await service.person('viewer')
    const { status, headers } = await service.send('DELETE', '/console/api/session', { cookie })
    assert.equal(status, 204)
    assert.match(headers['set-cookie']?.join() ?? '', /=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    assert.equal((await service.send('POST', '/console/token', { cookie })).status, 401)
    // A page whose session has ended signs out too.
    assert.equal((await service.send('DELETE', '/console/api/session', { cookie })).status, 204)
  })

  it('[CONSOLE-7] a session of the console ends at once when a command disables the person, whose links end too', async () => {
    const { userId, cookie } = await service.person('admin')
    const { link } = await service.app.administration.linkUser({ userId })
    await service.app.administration.disableUser({ userId })
    assert.equal((await service.send('GET', '/console/api/people', { cookie })).status, 401)
    await service.app.administration.enableUser({ userId })
    assert.equal((await service.send('GET', '/console/api/people', { cookie })).status, 401)
    const body = { secret: link.split('=').at(-1) }
    assert.equal((await service.send('POST', '/console/api/session', { body })).status, 400)
  })

  it('[CONSOLE-8] a session of the console buys an access token of the API for five minutes', async () => {
    const { cookie } = await service.person('editor')
    const { status, headers, body } = await service.send('POST', '/console/token', { cookie })
    assert.equal(status, 200)
    assert.equal(headers['cache-control'], 'no-store')
    const { access_token: token, ...rest } = body
    assert.deepEqual(rest, { token_type: 'Bearer', expires_in: 300 })
    const claims = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString('utf8'))
    assert.deepEqual([claims.role, claims.org_id], ['editor', service.organizationId])
    assert.equal(claims.exp - claims.iat, 300)
    const lists = await service.send('GET', '/v1/pdps', {
      headers: { authorization: `Bearer ${String(token)}` },
    })
    assert.equal(lists.status, 200)
    // The cookie alone opens nothing of the API.
    assert.equal((await service.send('GET', '/v1/pdps', { cookie })).status, 401)
  })
})

describe('links that are not valid', () => {
  it('[CONSOLE-9] links that are not valid are refused with 429 after 20 in a minute, while a valid one is accepted', async () => {
    await using service = await startConsole()
    const link = await service.setUp()
    const attempt = (path: string, secret: string) => service.send('POST', path, { body: { secret } })
    for (let attempts = 0; attempts < 20; attempts++)
      assert.equal((await attempt('/console/api/links', `ecl_${attempts}`)).status, 400)
    for (const path of ['/console/api/links', '/console/api/session']) {
      const { status, headers, body } = await attempt(path, 'ecl_wrong')
      assert.deepEqual([status, body['error_code']], [429, 'RATE_LIMITED'])
      assert.ok(Number(headers['retry-after']) > 0)
    }
    await service.signIn(link)
  })
})
