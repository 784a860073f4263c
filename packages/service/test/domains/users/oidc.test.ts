import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { v7 as uuidV7 } from 'uuid'
import { accountOf } from '../../../src/domains/users/oidc-client.ts'
import { type ConsoleAnswer, startConsole, type TestConsole } from '../../support/console.ts'
import { startOidcProvider, type TestProvider } from '../../support/oidc-provider.ts'

/** Headers of a browser that follows a link or a redirect. */
const BROWSER = { 'endcap-console': null, 'sec-fetch-site': 'cross-site' }

/** Starts a provider and a service, each of which knows the address of the other. */
async function startPair(role?: 'viewer' | 'editor') {
  const port = await freePort()
  const provider = await startOidcProvider(`http://127.0.0.1:${port}/console/oidc/callback`)
  const { issuer, clientId, clientSecret } = provider
  const service = await startConsole({
    environment: {
      ENDCAP_PORT: String(port),
      ENDCAP_OIDC_ISSUER: issuer,
      ENDCAP_OIDC_CLIENT_ID: clientId,
      ENDCAP_OIDC_CLIENT_SECRET: clientSecret,
      ENDCAP_OIDC_NAME: 'Acme login',
      ...(role ? { ENDCAP_OIDC_ORGANIZATION: uuidV7(), ENDCAP_OIDC_ROLE: role } : {}),
    },
  })
  const { defaultMembership } = service.config.console.oidc ?? {}
  // The organization is created by the running service.
  if (defaultMembership) defaultMembership.organizationId = service.organizationId
  return { service, provider }
}

describe('signing in at an OIDC provider', () => {
  let service: TestConsole
  let provider: TestProvider
  before(async () => {
    ;({ service, provider } = await startPair())
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
  })

  /** Begins a sign-in and returns the address that the provider sends the browser back to, and the flow's cookie. */
  async function begin(from = { service, provider }): Promise<{ address: URL; cookie: string }> {
    const { status, headers, cookies } = await from.service.send('GET', '/console/oidc', { headers: BROWSER })
    assert.equal(status, 302)
    const [cookie] = cookies
    assert.ok(cookie !== undefined && headers.location?.startsWith(`${from.provider.issuer}/auth?`))
    assert.match(headers['set-cookie']?.join() ?? '', /HttpOnly; SameSite=Lax/)
    return { address: new URL(await from.provider.authorize(headers.location ?? '')), cookie }
  }
  const finish = ({ pathname, search }: URL, cookie: string | undefined, from: TestConsole = service) =>
    from.send('GET', `${pathname}${search}`, { headers: BROWSER, cookie })
  async function signIn(from = { service, provider }): Promise<ConsoleAnswer> {
    const { address, cookie } = await begin(from)
    return finish(address, cookie, from.service)
  }
  const invite = (email: string) =>
    service.app.administration.inviteUser({
      organizationId: service.organizationId,
      role: 'editor',
      name: null,
      email,
      isOperator: false,
    })
  const session = async ({ cookies }: ConsoleAnswer, from: TestConsole = service) => {
    const cookie = cookies.find((each) =>
      each.startsWith(`endcap-${new URL(from.config.auth.baseUrl).port}=`),
    )
    return from.send('GET', '/console/api/session', cookie === undefined ? {} : { cookie })
  }
  const assertRefused = async (answer: ConsoleAnswer, reason: string, from: TestConsole = service) => {
    assert.deepEqual([answer.status, answer.headers.location], [302, `/console/#oidc-error=${reason}`])
    assert.equal((await session(answer, from)).status, 401)
  }

  it('[CONSOLE-42] signing in at an OIDC provider is offered with the name of the provider', async () => {
    const { body } = await service.send('GET', '/console/api/session')
    assert.deepEqual(body['extra'], { oidc: { name: 'Acme login' }, has_users: false, passkeys: false })
  })

  it('[CONSOLE-43] signing in at an OIDC provider signs in the person who was invited with the verified email, again by the account alone', async () => {
    const { user_id: userId } = await invite('Ivy@Example.com')
    provider.use('ivy', { email: 'ivy@example.com', email_verified: true, name: 'Ivy Ng' })
    const answer = await signIn()
    assert.deepEqual([answer.status, answer.headers.location], [302, '/console/'])
    assert.match(answer.headers['set-cookie']?.join('\n') ?? '', /^endcap-\d+=[\w-]{43};.*SameSite=Strict/m)
    const { body } = await session(answer)
    const user = { user_id: userId, name: 'Ivy Ng', email: 'Ivy@Example.com', is_operator: false }
    assert.deepEqual(body['user'], user)
    provider.use('ivy', { email: 'ivy.ng@example.com', email_verified: false })
    assert.deepEqual((await session(await signIn())).body['user'], user)
  })

  it('signing in at an OIDC provider ends the sessions and links that a person has before the first sign-in, and none later', async () => {
    const { link, user_id: userId } = await invite('max@example.com')
    const before = await service.signIn(link)
    const { link: pending } = await service.app.administration.linkUser({ userId })
    provider.use('max', { email: 'max@example.com', email_verified: true })
    const first = await signIn()
    assert.equal((await session(first)).status, 200)
    assert.equal((await service.send('GET', '/console/api/session', before)).status, 401)
    await assert.rejects(service.signIn(pending), /LINK_NOT_VALID/)
    await signIn()
    assert.equal((await session(first)).status, 200)
  })

  it('signing in at an OIDC provider accepts two first sign-ins of an account at the same time', async () => {
    await invite('lea@example.com')
    provider.use('lea', { email: 'lea@example.com', email_verified: true })
    const flows = [await begin(), await begin()]
    const answers = await Promise.all(flows.map(({ address, cookie }) => finish(address, cookie)))
    for (const { headers } of answers) assert.equal(headers.location, '/console/')
    assert.equal((await session(await signIn())).status, 200)
  })

  it('[CONSOLE-44] signing in at an OIDC provider refuses an email that the provider has not verified, or none', async () => {
    await invite('una@example.com')
    provider.use('una', { email: 'una@example.com', email_verified: false })
    await assertRefused(await signIn(), 'email_not_verified')
    provider.use('una', { email: 'una@example.com' })
    await assertRefused(await signIn(), 'email_not_verified')
    provider.use('una', {})
    await assertRefused(await signIn(), 'email_not_verified')
  })

  it('[CONSOLE-45] signing in at an OIDC provider refuses a person who was not invited', async () => {
    provider.use('nobody', { email: 'nobody@example.com', email_verified: true })
    await assertRefused(await signIn(), 'not_invited')
  })

  it('[CONSOLE-46] signing in at an OIDC provider refuses another account with the email of a person who has signed in', async () => {
    await invite('kim@example.com')
    provider.use('kim', { email: 'kim@example.com', email_verified: true })
    assert.equal((await session(await signIn())).status, 200)
    provider.use('kim-2', { email: 'kim@example.com', email_verified: true })
    await assertRefused(await signIn(), 'not_invited')
  })

  it('[CONSOLE-47] signing in at an OIDC provider refuses a disabled person', async () => {
    const { user_id: userId } = await invite('dan@example.com')
    provider.use('dan', { email: 'dan@example.com', email_verified: true })
    assert.equal((await session(await signIn())).status, 200)
    await service.app.administration.disableUser({ userId })
    await assertRefused(await signIn(), 'not_invited')
  })

  it('[CONSOLE-48] signing in at an OIDC provider refuses an answer to a sign-in that this browser has not begun', async () => {
    await invite('sam@example.com')
    provider.use('sam', { email: 'sam@example.com', email_verified: true })
    const { address } = await begin()
    await assertRefused(await finish(address, undefined), 'failed')
    for (const changed of [0, 1, 2]) {
      const own = await begin()
      const [name, value = ''] = own.cookie.split('=')
      const values = value.split('.').with(changed, 'x'.repeat(43))
      await assertRefused(await finish(own.address, `${name}=${values.join('.')}`), 'failed')
    }
    const flow = await begin()
    flow.address.searchParams.set('state', 'x'.repeat(43))
    await assertRefused(await finish(flow.address, flow.cookie), 'failed')
  })

  it('[CONSOLE-49] signing in at an OIDC provider refuses an answer that was used before, and ends the flow with it', async () => {
    await invite('ray@example.com')
    provider.use('ray', { email: 'ray@example.com', email_verified: true })
    const { address, cookie } = await begin()
    const first = await finish(address, cookie)
    assert.equal((await session(first)).status, 200)
    assert.match(first.headers['set-cookie']?.join('\n') ?? '', /^endcap-oidc-\d+=;/m)
    await assertRefused(await finish(address, cookie), 'failed')
  })

  it('[CONSOLE-50] signing in at an OIDC provider begins at the base URL, where its cookie is valid', async () => {
    const { headers } = await service.send('GET', '/console/oidc', {
      headers: { ...BROWSER, host: 'localhost:1' },
    })
    assert.equal(headers.location, `${service.config.auth.baseUrl}/console/oidc`)
  })

  it('[CONSOLE-51] signing in at an OIDC provider lets everybody with a verified email join a default organization, if one is set', async () => {
    const open = await startPair('viewer')
    await using stack = new AsyncDisposableStack()
    stack.use(open.provider)
    stack.use(open.service)
    open.provider.use('new', { email: 'new@example.com', email_verified: false })
    await assertRefused(await signIn(open), 'email_not_verified', open.service)
    open.provider.use('new', { email: 'new@example.com', email_verified: true, name: 'Neo' })
    for (let times = 0; times < 2; times++) {
      const { body } = await session(await signIn(open), open.service)
      assert.equal((body['user'] as { is_operator: boolean }).is_operator, false)
      assert.deepEqual(body['organization'], {
        organization_id: open.service.organizationId,
        name: 'Acme',
        role: 'viewer',
        retailer: null,
        tag: null,
      })
    }
    assert.equal((await open.service.app.administration.listUsers({ organizationId: null })).length, 1)
    // An invitation of another organization does not keep a person out.
    const elsewhere = await open.service.newOrganization('Elsewhere')
    const invitation = { role: 'admin', name: null, email: 'both@example.com', isOperator: false } as const
    await open.service.app.administration.inviteUser({ ...invitation, organizationId: elsewhere })
    open.provider.use('both', { email: 'both@example.com', email_verified: true })
    const { body } = await session(await signIn(open), open.service)
    const organizations = body['organizations'] as { name: string; role: string }[]
    const roles = Object.fromEntries(organizations.map(({ name, role }) => [name, role]))
    assert.deepEqual(roles, { Acme: 'viewer', Elsewhere: 'admin' })
  })

  it('signing in at an OIDC provider joins the organizations that have invited the verified email of a person', async () => {
    await invite('pat@example.com')
    provider.use('pat', { email: 'pat@example.com', email_verified: true })
    await signIn()
    const elsewhere = await service.newOrganization('Elsewhere')
    const { cookie } = await service.person('admin', { organizationId: elsewhere })
    const invitation = { email: 'Pat@example.com', role: 'viewer' }
    const { status } = await service.send('POST', '/console/api/people', { cookie, body: invitation })
    assert.equal(status, 201)
    const { body } = await session(await signIn())
    const names = (body['organizations'] as { name: string }[]).map(({ name }) => name)
    assert.deepEqual(names.toSorted(), ['Acme', 'Elsewhere'])
  })

  it('signing in at an OIDC provider refuses an account without a subject, and keeps names to one line', () => {
    const claims = { iss: 'https://login.example', sub: 'x' }
    for (const sub of ['', ' ', 'x'.repeat(256)])
      assert.throws(() => accountOf({ ...claims, sub }, {}), /empty or too long/)
    const { name } = accountOf(claims, { name: ' Ada\u0000\n\u202ELovelace\t' })
    assert.equal(name, 'Ada Lovelace')
    assert.equal(accountOf(claims, { name: '\u0007' }).name, null)
  })

  it('signing in at an OIDC provider does not take a letter that is lower-cased to another one for the invited email', async () => {
    await invite('mike@example.com')
    provider.use('kelvin', { email: 'mi\u212Ae@example.com', email_verified: true })
    await assertRefused(await signIn(), 'email_not_verified')
  })

  it('[CONSOLE-52] signing in at an OIDC provider leads back to the console while the provider is unavailable', async () => {
    await using alone = await startConsole({
      environment: {
        ENDCAP_OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
        ENDCAP_OIDC_CLIENT_ID: 'endcap',
        ENDCAP_OIDC_CLIENT_SECRET: 'secret',
      },
    })
    const { status, headers } = await alone.send('GET', '/console/oidc', { headers: BROWSER })
    assert.deepEqual([status, headers.location], [302, '/console/#oidc-error=unavailable'])
  })

  // The last test, because it uses up the limit of this address.
  it('signing in at an OIDC provider passes only so many answers of an address on to the provider', async () => {
    const state = 'x'.repeat(43)
    const name = `endcap-oidc-${new URL(service.config.auth.baseUrl).port}`
    const forged = new URL(`http://host/console/oidc/callback?code=x&state=${state}`)
    const answer = async () =>
      (await finish(forged, `${name}=${[state, state, state].join('.')}`)).headers.location
    const answers = new Set<string | undefined>()
    for (let times = 0; times < 310 && answers.size < 2; times++) answers.add(await answer())
    assert.deepEqual([...answers], ['/console/#oidc-error=failed', '/console/#oidc-error=unavailable'])
  })
})
