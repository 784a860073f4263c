import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { hasPasskeys } from '../../../src/domains/users/ways-in/relying-party.ts'
import { type Authenticator, createAuthenticator, type Deviation } from '../../support/authenticator.ts'
import { type Browser, startConsole, type TestConsole } from '../../support/console.ts'

const ORIGIN = 'http://localhost:8123'
const REFUSED = 'the passkey or recovery code is not valid'

type Options = Record<string, unknown>

/** Returns what pages of a service do. */
function pagesOf(serviceOf: () => TestConsole) {
  async function optionsFrom(path: string, cookie?: string): Promise<Options> {
    const { status, body, text } = await serviceOf().send('POST', path, { cookie })
    assert.equal(status, 200, text)
    return body['options'] as Options
  }
  const beginSignIn = () => optionsFrom('/console/api/session/passkey-challenge')
  const signIn = (body: unknown) => serviceOf().send('POST', '/console/api/session/passkey', { body })
  const add = ({ cookie }: Browser, credential: unknown, name = 'Laptop') =>
    serviceOf().send('POST', '/console/api/passkeys', { cookie, body: { name, credential } })
  async function enroll(browser: Browser): Promise<{ authenticator: Authenticator; passkeyId: string }> {
    const authenticator = createAuthenticator(ORIGIN)
    const options = await optionsFrom('/console/api/passkeys/challenge', browser.cookie)
    const { status, body, text } = await add(browser, authenticator.create(options))
    assert.equal(status, 201, text)
    return { authenticator, passkeyId: String(body['passkey_id']) }
  }
  const remove = ({ cookie }: Browser, id: string) =>
    serviceOf().send('DELETE', `/console/api/passkeys/${id}`, { cookie })
  const waysIn = async ({ cookie }: Browser) =>
    (await serviceOf().send('GET', '/console/api/ways-in', { cookie })).body
  const isRefused = async (body: unknown) => {
    const answer = await signIn(body)
    assert.deepEqual(
      [answer.status, answer.body['error_code'], answer.body['detail'], answer.cookies],
      [400, 'SIGN_IN_REFUSED', REFUSED, []],
    )
  }
  return { optionsFrom, beginSignIn, signIn, add, enroll, remove, waysIn, isRefused }
}

describe('a passkey', () => {
  let service: TestConsole
  before(async () => {
    service = await startConsole({ baseUrl: ORIGIN })
  })
  after(() => service[Symbol.asyncDispose]())
  const { optionsFrom, beginSignIn, signIn, enroll, remove, waysIn, isRefused } = pagesOf(() => service)

  it('a passkey signs in without a name, again and again, and names its last use', async () => {
    const person = await service.person('editor')
    const { authenticator } = await enroll(person)
    for (const _time of [1, 2]) {
      const { status, body, cookies } = await signIn(authenticator.sign(await beginSignIn()))
      assert.deepEqual([status, cookies.length], [200, 1])
      assert.equal((body['user'] as { user_id: string }).user_id, person.userId)
    }
    const { passkeys, ...others } = await waysIn(person)
    const [{ name, last_used_at: lastUsedAt } = {}] = passkeys as Record<string, unknown>[]
    assert.deepEqual([name, typeof lastUsedAt], ['Laptop', 'string'])
    assert.deepEqual(others, { has_passkeys: true, recovery_codes: null, has_company_sign_in: false })
  })

  it('a passkey is asked for with user verification, as one that the authenticator finds itself', async () => {
    const { cookie } = await service.person('viewer')
    const { rp, authenticatorSelection, attestation } = await optionsFrom(
      '/console/api/passkeys/challenge',
      cookie,
    )
    assert.deepEqual([(rp as Options)['id'], attestation], ['localhost', 'none'])
    const { residentKey, userVerification } = authenticatorSelection as Options
    assert.deepEqual([residentKey, userVerification], ['required', 'required'])
    const { rpId, userVerification: verification, allowCredentials } = await beginSignIn()
    assert.deepEqual([rpId, verification, allowCredentials], ['localhost', 'required', undefined])
  })

  const WRONG: Record<string, Deviation> = {
    'of another origin': { origin: 'http://localhost:9000' },
    'of another relying party': { rpId: 'example.com' },
    'without verification of the person': { isUnverified: true },
    'with a challenge that nobody made': { challenge: 'A'.repeat(43) },
    'of another kind': { type: 'webauthn.create' },
    'of another person': { userHandle: 'AAAA' },
  }
  for (const [what, deviation] of Object.entries(WRONG))
    it(`a passkey does not sign in by an answer ${what}`, async () => {
      const { authenticator } = await enroll(await service.person('viewer'))
      const options = await beginSignIn()
      await isRefused(authenticator.sign(options, deviation))
      // The same passkey works with a new challenge, and a failure has used up its own.
      if (deviation.challenge === undefined) await isRefused(authenticator.sign(options))
      assert.equal((await signIn(authenticator.sign(await beginSignIn()))).status, 200)
    })

  it('a passkey does not sign in by a replayed answer, nor twice by one challenge', async () => {
    const { authenticator } = await enroll(await service.person('viewer'))
    const options = await beginSignIn()
    const answer = authenticator.sign(options)
    assert.equal((await signIn(answer)).status, 200)
    await isRefused(answer)
    await isRefused(authenticator.sign(options))
  })

  it('a passkey signs in once by a challenge that two requests use at the same time', async () => {
    const { authenticator } = await enroll(await service.person('viewer'))
    const options = await beginSignIn()
    const answers = [authenticator.sign(options), authenticator.sign(options)]
    const statuses = (await Promise.all(answers.map(signIn))).map(({ status }) => status)
    assert.deepEqual(
      statuses.toSorted((a, b) => a - b),
      [200, 400],
    )
  })

  it('a passkey does not sign in with a counter that went back, as that of a copy would', async () => {
    const { authenticator } = await enroll(await service.person('viewer'))
    authenticator.counter = 7
    assert.equal((await signIn(authenticator.sign(await beginSignIn()))).status, 200)
    authenticator.counter = 3
    await isRefused(authenticator.sign(await beginSignIn()))
  })

  it('a passkey that is unknown, altered or of a disabled person gets the same answer', async () => {
    const person = await service.person('viewer')
    const { authenticator } = await enroll(person)
    await isRefused(createAuthenticator(ORIGIN).sign(await beginSignIn()))
    const { response, ...rest } = authenticator.sign(await beginSignIn())
    const { signature } = createAuthenticator(ORIGIN).sign(await beginSignIn())['response'] as Options
    await isRefused({ ...rest, response: { ...(response as Options), signature } })
    await service.app.administration.disableUser(person)
    await isRefused(authenticator.sign(await beginSignIn()))
  })

  it('a passkey that is removed no longer signs in', async () => {
    const person = await service.person('viewer')
    const [first, second] = [await enroll(person), await enroll(person)]
    assert.equal((await remove(person, first.passkeyId)).status, 204)
    await isRefused(first.authenticator.sign(await beginSignIn()))
    assert.equal((await signIn(second.authenticator.sign(await beginSignIn()))).status, 200)
  })
})

describe('a passkey of a person', () => {
  let service: TestConsole
  before(async () => {
    service = await startConsole({ baseUrl: ORIGIN })
  })
  after(() => service[Symbol.asyncDispose]())
  const { optionsFrom, beginSignIn, add, enroll, remove, isRefused } = pagesOf(() => service)

  it('a passkey of a person that is the last way in is kept, until there are recovery codes', async () => {
    const person = await service.person('viewer')
    const { passkeyId } = await enroll(person)
    const { status, body } = await remove(person, passkeyId)
    assert.deepEqual([status, body['error_code']], [403, 'FORBIDDEN'])
    assert.match(String(body['detail']), /add another passkey or make recovery codes first/)
    assert.equal((await service.send('POST', '/console/api/recovery-codes', person)).status, 201)
    assert.equal((await remove(person, passkeyId)).status, 204)
  })

  it('a passkey of a person that is one of the last two stays when both are removed at the same time', async () => {
    const person = await service.person('viewer')
    const ids = [(await enroll(person)).passkeyId, (await enroll(person)).passkeyId]
    const statuses = (await Promise.all(ids.map((id) => remove(person, id)))).map(({ status }) => status)
    assert.deepEqual(
      statuses.toSorted((a, b) => a - b),
      [204, 403],
    )
  })

  it('a passkey of a person is, by another person, neither renamed nor removed', async () => {
    const [owner, other] = [await service.person('viewer'), await service.person('admin')]
    const { passkeyId } = await enroll(owner)
    const path = `/console/api/passkeys/${passkeyId}`
    const rename = (cookie: string) => service.send('PATCH', path, { cookie, body: { name: 'Phone' } })
    assert.equal((await rename(other.cookie)).status, 404)
    assert.equal((await remove(other, passkeyId)).status, 404)
    const { status, body } = await rename(owner.cookie)
    assert.deepEqual([status, body['name']], [200, 'Phone'])
  })

  it('a passkey of a person is not added by the challenge of another person, of a sign-in, or one that is used', async () => {
    const [person, other] = [await service.person('viewer'), await service.person('viewer')]
    const begin = () => optionsFrom('/console/api/passkeys/challenge', person.cookie)
    const user = (await begin())['user']
    const options = await begin()
    const refusedAdd = async (browser: Browser, credential: unknown) =>
      assert.equal((await add(browser, credential)).body['error_code'], 'SIGN_IN_REFUSED')
    await refusedAdd(other, createAuthenticator(ORIGIN).create(options))
    const { challenge } = await beginSignIn()
    await refusedAdd(person, createAuthenticator(ORIGIN).create({ ...options, user, challenge }))
    assert.equal((await add(person, createAuthenticator(ORIGIN).create(options))).status, 201)
    await refusedAdd(person, createAuthenticator(ORIGIN).create(options))
    await refusedAdd(person, createAuthenticator(ORIGIN).create(await begin(), { rpId: 'example.com' }))
    await refusedAdd(person, createAuthenticator(ORIGIN).create(await begin(), { isUnverified: true }))
  })

  it('a passkey of a person is not added with certificates, whose revocation lists would have to be downloaded', async () => {
    const person = await service.person('viewer')
    const options = await optionsFrom('/console/api/passkeys/challenge', person.cookie)
    const { status, body } = await add(
      person,
      createAuthenticator(ORIGIN).create(options, { attestation: 'certificate' }),
    )
    assert.deepEqual([status, body['error_code']], [400, 'SIGN_IN_REFUSED'])
  })

  it('a passkey of a person belongs to nobody else', async () => {
    const [first, second] = [await service.person('viewer'), await service.person('viewer')]
    const authenticator = createAuthenticator(ORIGIN)
    const begin = ({ cookie }: Browser) => optionsFrom('/console/api/passkeys/challenge', cookie)
    assert.equal((await add(first, authenticator.create(await begin(first)))).status, 201)
    assert.equal((await add(second, authenticator.create(await begin(second)))).status, 400)
  })

  it('a passkey of a person and a recovery code are in the audit log without a secret', async () => {
    const person = await service.person('admin')
    const { passkeyId } = await enroll(person)
    await service.send('POST', '/console/api/recovery-codes', person)
    await remove(person, passkeyId)
    const authorization = `Bearer ${await service.token(person)}`
    const { body } = await service.send('GET', '/v1/audit-events?limit=3', { headers: { authorization } })
    const events = body['data'] as { action: string; details: unknown }[]
    assert.deepEqual(
      events.map(({ action, details }) => [action, details]),
      [
        ['passkey.removed', { name: 'Laptop' }],
        ['recovery_codes.created', null],
        ['passkey.added', { name: 'Laptop' }],
      ],
    )
  })

  it('a passkey of a person, added by an administrator who used the link, does not open a further organization', async () => {
    const person = await service.person('viewer', { email: 'ann@example.com' })
    const { authenticator } = await enroll(person)
    const organizationId = await service.newOrganization('Globex')
    await service.app.administration.inviteUser({
      organizationId,
      role: 'viewer',
      name: null,
      email: 'ann@example.com',
      isOperator: false,
    })
    await isRefused(authenticator.sign(await beginSignIn()))
  })

  it('a passkey of a person, or a code, is refused with 429 after 20 failures in a minute, unless it is right', async () => {
    await using other = await startConsole({ baseUrl: ORIGIN })
    const send = (path: string, body?: unknown) =>
      other.send('POST', `/console/api/session/${path}`, { body })
    const code = () => send('recovery-code', { code: 'AAAA-AAAA-AAAA-AAAA' })
    for (let n = 0; n < 20; n += 1) assert.equal((await code()).status, 400)
    assert.deepEqual([(await code()).status, (await code()).body['error_code']], [429, 'RATE_LIMITED'])
    assert.equal((await send('passkey-challenge')).status, 200)
    const { cookie } = await other.person('viewer')
    const { body } = await other.send('POST', '/console/api/recovery-codes', { cookie })
    const [first] = body['codes'] as string[]
    assert.equal((await send('recovery-code', { code: first })).status, 200)
  })
})

describe('an address', () => {
  const ADDRESSES = {
    'https://endcap.example.com': true,
    'https://endcap.example.com:8443/below': true,
    'https://endcap': true,
    'http://localhost:8080': true,
    'https://localhost': true,
    'http://127.0.0.1:8080': false,
    'https://127.0.0.1': false,
    'https://[::1]:8080': false,
    'http://endcap.example.com': false,
    'https://10.1.2.3': false,
  }
  for (const [address, isAllowed] of Object.entries(ADDRESSES))
    it(`an address such as ${address} has ${isAllowed ? '' : 'no '}passkeys`, () => {
      assert.equal(hasPasskeys(address), isAllowed)
    })

  it('an address without passkeys offers none, and refuses their operations with 404', async () => {
    await using service = await startConsole()
    const { body } = await service.send('GET', '/console/api/session')
    assert.deepEqual(body['extra'], { oidc: null, has_users: false, passkeys: false })
    const { cookie } = await service.person('viewer')
    assert.equal((await service.send('POST', '/console/api/session/passkey-challenge')).status, 404)
    assert.equal((await service.send('POST', '/console/api/passkeys/challenge', { cookie })).status, 404)
    const ways = await service.send('GET', '/console/api/ways-in', { cookie })
    assert.equal(ways.body['has_passkeys'], false)
  })
})
