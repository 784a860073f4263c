import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { picturesOf, removeExpiredDeviceLinks } from '../../../src/domains/users/device-link-store.ts'
import { removeExpiredChallenges } from '../../../src/domains/users/passkey-store.ts'
import { createUserStores } from '../../../src/domains/users/users.ts'
import { createDeviceLinks } from '../../../src/domains/users/ways-in/device-links.ts'
import { createWaysToSignIn } from '../../../src/domains/users/ways-in/sign-in.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

describeOnBothStores('the stores of ways in', ({ place }) => {
  /** Opens a database with a person. */
  async function opened() {
    const database = await open(await place())
    const { db } = database
    const stores = createUserStores()
    const organizationId = await newOrganization(database)
    const user = await stores.users.create(db, { name: 'Ann', email: null, isOperator: false })
    await stores.memberships.add(db, { userId: user.id, organizationId, role: 'viewer' })
    return { ...stores, db, user, organizationId, [Symbol.asyncDispose]: database.close }
  }

  it('the stores of ways in make ten codes, of which each signs in once as people type it', async () => {
    await using stores = await opened()
    const { db, user, recoveryCodes } = stores
    const { withRecoveryCode } = createWaysToSignIn({ ...stores, relyingParty: null })
    const codes = await recoveryCodes.replace(db, user.id)
    assert.equal(new Set(codes).size, 10)
    for (const code of codes) assert.match(code, /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const [first = '', second = ''] = codes
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    assert.ok(await withRecoveryCode(typed, undefined))
    await assert.rejects(withRecoveryCode(first, undefined), { code: 'SIGN_IN_REFUSED' })
    assert.equal((await recoveryCodes.left(db, user.id))?.left, 9)
    const attempts = await Promise.allSettled([
      withRecoveryCode(second, undefined),
      withRecoveryCode(second, undefined),
    ])
    assert.deepEqual(attempts.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    const stored = JSON.stringify(await db.selectFrom('recovery_code').selectAll().execute())
    for (const code of codes) assert.ok(!stored.includes(code) && !stored.includes(code.replaceAll('-', '')))
  })

  it('the stores of ways in replace codes by new ones', async () => {
    await using stores = await opened()
    const { db, user, recoveryCodes } = stores
    const { withRecoveryCode } = createWaysToSignIn({ ...stores, relyingParty: null })
    const [old = ''] = await recoveryCodes.replace(db, user.id)
    const [next = ''] = await recoveryCodes.replace(db, user.id)
    await assert.rejects(withRecoveryCode(old, undefined), { code: 'SIGN_IN_REFUSED' })
    assert.ok(await withRecoveryCode(next, undefined))
  })

  it('the stores of ways in keep a code of a disabled person, who is not signed in', async () => {
    await using stores = await opened()
    const { db, user, users, recoveryCodes } = stores
    const { withRecoveryCode } = createWaysToSignIn({ ...stores, relyingParty: null })
    const [code = ''] = await recoveryCodes.replace(db, user.id)
    await users.setDisabled(db, user.id, true)
    await assert.rejects(withRecoveryCode(code, undefined), { code: 'SIGN_IN_REFUSED' })
    assert.equal((await recoveryCodes.left(db, user.id))?.left, 10)
  })

  it('the stores of ways in refuse challenges after five minutes, and keep only their hashes', async () => {
    await using stores = await opened()
    const { db, user, passkeys } = stores
    await passkeys.addChallenge(db, 'of-a-sign-in', null)
    await passkeys.addChallenge(db, 'of-a-person', user.id)
    const age = (interval: string) =>
      sql`UPDATE passkey_challenge SET expires_at = expires_at - ${interval}::interval`.execute(db)
    await age('4 minutes 50 seconds')
    assert.equal(await removeExpiredChallenges(db), 0)
    assert.equal(await passkeys.takeChallenge(db, 'of-a-person', null), false)
    assert.equal(await passkeys.takeChallenge(db, 'of-a-person', user.id), true)
    assert.equal(await passkeys.takeChallenge(db, 'of-a-person', user.id), false)
    assert.ok(
      !JSON.stringify(await db.selectFrom('passkey_challenge').selectAll().execute()).includes('of-a'),
    )
    await age('11 seconds')
    assert.equal(await passkeys.takeChallenge(db, 'of-a-sign-in', null), false)
    assert.equal(await removeExpiredChallenges(db), 1)
  })

  it('the stores of ways in let the first device in that opens a link, after the person confirms it', async () => {
    await using stores = await opened()
    const { db, user, memberships } = stores
    const links = createDeviceLinks({ ...stores, baseUrl: 'https://endcap.example' })
    const [organization] = await memberships.ofUser(db, user.id)
    assert.ok(organization)
    const { address, pictures } = await links.create({ user, organization })
    const secret = address.split('=').at(-1) ?? ''
    assert.equal(await links.stateOf(user.id), 'waiting')
    await assert.rejects(links.confirm(user.id), { code: 'LINK_NOT_VALID' })
    const claimed = await links.claim(secret)
    assert.deepEqual([claimed.pictures, new Set(pictures).size], [pictures, 3])
    await assert.rejects(links.claim(secret), { code: 'LINK_NOT_VALID' })
    assert.equal(await links.stateOf(user.id), 'opened')
    assert.equal(await links.signIn(claimed.claim, undefined), null)
    await links.confirm(user.id)
    const attempts = await Promise.allSettled([
      links.signIn(claimed.claim, undefined),
      links.signIn(claimed.claim, undefined),
    ])
    assert.deepEqual(attempts.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    assert.equal(await links.stateOf(user.id), 'ended')
  })

  it('the stores of ways in refuse a link to another device after ten minutes, its end, and a newer one', async () => {
    await using stores = await opened()
    const { db, user, deviceLinks } = stores
    const { secret: replaced } = await deviceLinks.create(db, user.id)
    const { secret } = await deviceLinks.create(db, user.id)
    assert.equal(await deviceLinks.claim(db, replaced), null)
    const claim = await deviceLinks.claim(db, secret)
    await deviceLinks.confirm(db, user.id)
    const stored = JSON.stringify(await db.selectFrom('device_link').selectAll().execute())
    assert.ok(claim && !stored.includes(secret) && !stored.includes(claim.secret))
    await sql`UPDATE device_link SET expires_at = expires_at - interval '10 minutes'`.execute(db)
    assert.equal(await deviceLinks.take(db, claim.secret), false)
    assert.equal(await removeExpiredDeviceLinks(db), 1)
    const ended = await deviceLinks.create(db, user.id)
    await deviceLinks.remove(db, user.id)
    assert.equal(await deviceLinks.claim(db, ended.secret), null)
  })

  it('the stores of ways in show pictures that depend on the link', () => {
    const shown = new Set(Array.from({ length: 200 }, (_each, n) => picturesOf(`link ${n}`).join()))
    assert.ok(shown.size > 100)
  })
})
