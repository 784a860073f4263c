import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { v7 as uuidV7 } from 'uuid'
import { readConfig } from '../../../src/config/config.ts'
import { consoleProblems } from '../../../src/domains/users/console-config.ts'
import { accountOf } from '../../../src/domains/users/oidc-client.ts'
import { type ConsoleAnswer, startConsole, type TestConsole } from '../../support/console.ts'
import { type Account, startOidcProvider, type TestProvider } from '../../support/oidc-provider.ts'

const BROWSER = { 'endcap-console': null, 'sec-fetch-site': 'cross-site' }
const GROUPS = [
  { group: 'owners', role: 'admin' },
  { group: 'content', role: 'editor' },
  { group: 'CN=Agency, OU=Partners', role: 'editor', tag: 'spring' },
  { group: 'readers', role: 'viewer', retailer: 'walmart_us' },
]

describe('groups of an OIDC provider', () => {
  let service: TestConsole
  let provider: TestProvider
  before(async () => {
    const port = await freePort()
    provider = await startOidcProvider(`http://127.0.0.1:${port}/console/oidc/callback`)
    service = await startConsole({
      environment: {
        ENDCAP_PORT: String(port),
        ENDCAP_OIDC_ISSUER: provider.issuer,
        ENDCAP_OIDC_CLIENT_ID: provider.clientId,
        ENDCAP_OIDC_CLIENT_SECRET: provider.clientSecret,
        ENDCAP_OIDC_ORGANIZATION: uuidV7(),
        ENDCAP_OIDC_GROUPS: JSON.stringify(GROUPS),
        ENDCAP_OIDC_SCOPES: 'groups',
      },
    })
    const { groupRoles } = service.config.console.oidc ?? {}
    assert.ok(groupRoles)
    // The organization is created by the running service.
    groupRoles.organizationId = service.organizationId
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
  })

  /** Signs in with an account. */
  async function signIn(
    name: string,
    groups: string[] | undefined,
    more: Account = {},
  ): Promise<ConsoleAnswer> {
    const email = { email: `${name}@example.com`, email_verified: true }
    provider.use(name, { ...email, ...(groups && { groups }), ...more })
    const begun = await service.send('GET', '/console/oidc', { headers: BROWSER })
    const { pathname, search } = new URL(await provider.authorize(begun.headers.location ?? ''))
    return service.send('GET', `${pathname}${search}`, { headers: BROWSER, cookie: begun.cookies[0] })
  }
  /** Returns role and limits of the session that a sign-in has opened. */
  async function roleOf({ cookies }: ConsoleAnswer) {
    const cookie = cookies.find((each) => !each.includes('-oidc') && !each.endsWith('='))
    const { status, body } = await service.send('GET', '/console/api/session', { cookie })
    assert.equal(status, 200)
    const { role, retailer, tag } = body['organization'] as Record<string, string | null>
    return [role, retailer, tag]
  }
  const refusalOf = ({ headers }: ConsoleAnswer) => headers.location?.split('#')[1]

  it('groups of an OIDC provider give new people the role of the first rule that fits, with its limit', async () => {
    const expected: [string, string[], (string | null)[]][] = [
      ['ann', ['owners', 'content'], ['admin', null, null]],
      ['ben', ['readers', 'content'], ['editor', null, null]],
      ['cleo', ['CN=Agency, OU=Partners'], ['editor', null, 'spring']],
      ['dan', ['readers'], ['viewer', 'walmart_us', null]],
    ]
    for (const [name, groups, role] of expected)
      assert.deepEqual(await roleOf(await signIn(name, groups)), role, name)
  })

  it('groups of an OIDC provider let nobody in who has none of them, other letters included', async () => {
    for (const groups of [[], ['Owners'], ['owner'], undefined])
      assert.equal(refusalOf(await signIn('eve', groups)), 'oidc-error=not_invited')
  })

  it('groups of an OIDC provider change the role at the next sign-in, and limit the tokens of the API', async () => {
    assert.deepEqual(await roleOf(await signIn('fay', ['content'])), ['editor', null, null])
    const answer = await signIn('fay', ['CN=Agency, OU=Partners'])
    assert.deepEqual(await roleOf(answer), ['editor', null, 'spring'])
    const cookie = answer.cookies.find((each) => !each.includes('-oidc') && !each.endsWith('=')) ?? ''
    const authorization = `Bearer ${await service.token({ userId: '', cookie })}`
    const me = await service.send('GET', '/v1/me', { headers: { authorization } })
    assert.deepEqual([me.body['access'], me.body['tag']], ['submit', 'spring'])
  })

  it('groups of an OIDC provider that a person has left take the role and end the sessions', async () => {
    const { cookies } = await signIn('gil', ['content'])
    assert.equal(refusalOf(await signIn('gil', [])), 'oidc-error=not_invited')
    const cookie = cookies.find((each) => !each.includes('-oidc') && !each.endsWith('='))
    assert.equal((await service.send('GET', '/console/api/session', { cookie })).status, 401)
    assert.deepEqual(await roleOf(await signIn('gil', ['readers'])), ['viewer', 'walmart_us', null])
  })

  it('groups of an OIDC provider leave the role of an invitation where no rule fits', async () => {
    const { organizationId } = service
    const invitation = { organizationId, role: 'viewer', name: null, isOperator: false } as const
    await service.app.administration.inviteUser({ ...invitation, email: 'hal@example.com' })
    assert.deepEqual(await roleOf(await signIn('hal', [])), ['viewer', null, null])
  })

  it('groups of an OIDC provider do not open what an administrator has disabled', async () => {
    const { cookies } = await signIn('ivy', ['content'])
    const cookie = cookies.find((each) => !each.includes('-oidc') && !each.endsWith('='))
    const { body } = await service.send('GET', '/console/api/session', { cookie })
    const admin = await service.person('admin')
    const { user_id: userId } = body['user'] as { user_id: string }
    const path = `/console/api/people/${userId}`
    await service.send('PATCH', path, { cookie: admin.cookie, body: { disabled: true } })
    assert.equal(refusalOf(await signIn('ivy', ['owners'])), 'oidc-error=not_invited')
  })

  it('groups of an OIDC provider do not lower the last administrator, and the audit log has each change', async () => {
    const { cookies } = await signIn('kim', ['owners'])
    const cookie = cookies.find((each) => !each.includes('-oidc') && !each.endsWith('='))
    const people = await service.send('GET', '/console/api/people', { cookie })
    const admins = (people.body['data'] as { user_id: string; role: string; email: string }[]).filter(
      ({ role, email }) => role === 'admin' && email !== 'kim@example.com',
    )
    for (const { user_id: id } of admins)
      await service.send('PATCH', `/console/api/people/${id}`, { cookie, body: { role: 'viewer' } })
    assert.deepEqual(await roleOf(await signIn('kim', ['readers'])), ['admin', null, null])
    assert.deepEqual(await roleOf(await signIn('kim', [])), ['admin', null, null])
    const authorization = `Bearer ${await service.token({ userId: '', cookie: cookie ?? '' })}`
    const { body } = await service.send('GET', '/v1/audit-events?action=person.role_changed&limit=100', {
      headers: { authorization },
    })
    const details = (body['data'] as { details: Record<string, unknown> }[]).map((each) => each.details)
    assert.ok(
      details.some(
        ({ by, from, to, tag }) =>
          by === 'groups' && from === 'editor' && to === 'editor' && tag === 'spring',
      ),
    )
    assert.ok(details.some(({ by, from, to }) => by === 'groups' && from === 'editor' && to === null))
  })
})

describe('the setting of groups', () => {
  const read = (groups: unknown) =>
    readConfig(
      {
        ENDCAP_OIDC_ISSUER: 'https://login.example.com',
        ENDCAP_OIDC_CLIENT_ID: 'endcap',
        ENDCAP_OIDC_CLIENT_SECRET: 'secret',
        ENDCAP_OIDC_ORGANIZATION: uuidV7(),
        ENDCAP_OIDC_GROUPS: typeof groups === 'string' ? groups : JSON.stringify(groups),
      },
      {},
    )
  const WRONG: Record<string, unknown> = {
    'is no JSON': 'content=editor',
    'has an unknown role': [{ group: 'a', role: 'operator' }],
    'limits an admin': [{ group: 'a', role: 'admin', tag: 'x' }],
    'has an unknown retailer': [{ group: 'a', role: 'viewer', retailer: 'nowhere' }],
    'has a misspelled limit': [{ group: 'a', role: 'viewer', tags: 'x' }],
    'is empty': [],
  }
  for (const [what, groups] of Object.entries(WRONG))
    it(`the setting of groups is refused when it ${what}`, () => {
      assert.throws(() => read(groups), /ENDCAP_OIDC_GROUPS/)
    })

  it('the setting of groups needs an organization, and an organization a role', () => {
    const provider = { ENDCAP_OIDC_ISSUER: 'x', ENDCAP_OIDC_CLIENT_ID: 'x', ENDCAP_OIDC_CLIENT_SECRET: 'x' }
    const problemsOf = (given: object) =>
      consoleProblems({ ...provider, ...given }).map((each) => each.split(':')[0])
    assert.deepEqual(problemsOf({ ENDCAP_OIDC_GROUPS: 'x' }), ['ENDCAP_OIDC_ORGANIZATION'])
    assert.deepEqual(problemsOf({ ENDCAP_OIDC_ORGANIZATION: 'x' }), ['ENDCAP_OIDC_ROLE'])
    assert.deepEqual(problemsOf({ ENDCAP_OIDC_ORGANIZATION: 'x', ENDCAP_OIDC_GROUPS: 'x' }), [])
  })

  it('the setting of groups reads a claim with one name or several, and refuses groups that were left out', () => {
    const claims = { iss: 'https://login.example.com', sub: 'ann' }
    const groupsOf = (profile: Record<string, unknown>) => accountOf(claims, profile, 'roles').groups
    assert.deepEqual(groupsOf({ roles: 'one' }), ['one'])
    assert.deepEqual(groupsOf({ roles: ['one', 2, 'three'] }), ['one', 'three'])
    assert.deepEqual(groupsOf({}), [])
    assert.throws(() => groupsOf({ _claim_names: { roles: 'src1' } }), /too many/)
    assert.deepEqual(accountOf(claims, { roles: ['one'] }).groups, [])
  })
})
