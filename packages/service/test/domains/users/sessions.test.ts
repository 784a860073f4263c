import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { createDescribeLink } from '../../../src/domains/users/describe-link.ts'
import { createLinkPerson } from '../../../src/domains/users/link-person.ts'
import { removeExpiredLinks } from '../../../src/domains/users/link-store.ts'
import { createOpenSession } from '../../../src/domains/users/open-session.ts'
import { createRedeemLink } from '../../../src/domains/users/redeem-link.ts'
import { removeEndedSessions } from '../../../src/domains/users/session-store.ts'
import { createUserStores } from '../../../src/domains/users/users.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

describeOnBothStores('the stores of the console', ({ place }) => {
  /** Opens a database with an organization and a setup link. */
  async function opened() {
    const database: Database = await open(await place())
    const { db } = database
    const organizationId = await newOrganization(database)
    const stores = createUserStores()
    const { secret } = await stores.links.create(db, { kind: 'setup', userId: null })
    return {
      ...stores,
      db,
      secret,
      organizationId,
      redeemLink: createRedeemLink({ db, ...stores }),
      describeLink: createDescribeLink({ db, ...stores }),
      openSession: createOpenSession({ db, ...stores }),
      [Symbol.asyncDispose]: database.close,
    }
  }
  const signIn = { name: 'Ann', previousToken: undefined }

  it('[CONSOLE-18] the stores of the console end a session after 12 hours without use, and after 30 days', async () => {
    await using console = await opened()
    const { db, openSession } = console
    const token = await console.redeemLink(console.secret, signIn)
    const age = async (column: string, interval: string) =>
      sql`UPDATE console_session SET ${sql.ref(column)} = now() - ${interval}::interval`.execute(db)
    await age('last_used_at', '11 hours 59 minutes')
    assert.ok(await openSession(token))
    // The use is recorded, so the session goes on.
    const { rows } = await sql<{ minutes: number }>`
      SELECT extract(epoch FROM now() - last_used_at)::float8 / 60 AS minutes FROM console_session`.execute(
      db,
    )
    assert.ok((rows[0]?.minutes ?? 60) < 5)
    await age('last_used_at', '12 hours 1 second')
    assert.equal(await openSession(token), null)
    await age('last_used_at', '0')
    await age('created_at', '29 days 23 hours')
    assert.ok(await openSession(token))
    assert.equal(await removeEndedSessions(db), 0)
    await age('created_at', '30 days 1 second')
    assert.equal(await openSession(token), null)
    assert.equal(await removeEndedSessions(db), 1)
  })

  it('[CONSOLE-19] the stores of the console store neither tokens nor secrets of links', async () => {
    await using console = await opened()
    const { db } = console
    const links = await db.selectFrom('sign_in_link').selectAll().execute()
    assert.doesNotMatch(JSON.stringify(links), new RegExp(console.secret))
    const token = await console.redeemLink(console.secret, signIn)
    const sessions = await db.selectFrom('console_session').selectAll().execute()
    assert.equal(sessions.length, 1)
    assert.doesNotMatch(JSON.stringify(sessions), new RegExp(token))
  })

  it('[CONSOLE-20] the stores of the console refuse a link after its time', async () => {
    await using console = await opened()
    const { db, secret } = console
    await sql`UPDATE sign_in_link SET expires_at = now() - interval '1 second'`.execute(db)
    await assert.rejects(console.describeLink(secret), { code: 'LINK_NOT_VALID' })
    await assert.rejects(console.redeemLink(secret, signIn), { code: 'LINK_NOT_VALID' })
    assert.equal(await console.users.hasAny(db), false)
    assert.equal(await removeExpiredLinks(db), 1)
  })

  it('[CONSOLE-21] the stores of the console make one operator of two who use the setup link at the same time', async () => {
    await using console = await opened()
    const attempts = await Promise.allSettled([
      console.redeemLink(console.secret, signIn),
      console.redeemLink(console.secret, signIn),
    ])
    assert.deepEqual(attempts.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    assert.equal((await console.users.list(console.db)).length, 1)
  })

  it('the stores of the console leave one valid link of a person after concurrent requests for one', async () => {
    await using console = await opened()
    const { db, memberships, users, organizationId } = console
    const signedIn = await console.openSession(await console.redeemLink(console.secret, signIn))
    assert.ok(signedIn)
    const actor = { userId: signedIn.user.id, isOperator: true, organizationId }
    const linkPerson = createLinkPerson({ ...console, baseUrl: 'https://endcap.example' })
    const user = await users.create(db, { name: 'Ben', email: null, isOperator: false })
    await memberships.add(db, { userId: user.id, organizationId, role: 'viewer' })
    for (let round = 0; round < 5; round++) {
      await Promise.all([1, 2, 3].map(() => linkPerson(actor, user.id)))
      assert.equal((await db.selectFrom('sign_in_link').selectAll().execute()).length, 1)
    }
  })

  it('[CONSOLE-22] the stores of the console end the session of an organization that the person may no longer use', async () => {
    await using console = await opened()
    const { db, memberships, users, organizationId } = console
    const user = await users.create(db, { name: 'Ben', email: 'Ben@Example.com', isOperator: false })
    const key = { userId: user.id, organizationId }
    await memberships.add(db, { ...key, role: 'viewer' })
    const { secret } = await console.links.create(db, { kind: 'invitation', userId: user.id })
    const token = await console.redeemLink(secret, signIn)
    assert.equal((await console.openSession(token))?.user.name, 'Ben')
    await memberships.setDisabled(db, key, true)
    assert.equal(await console.openSession(token), null)
    assert.equal((await users.findByEmail(db, 'bEN@example.COM'))?.id, user.id)
    await assert.rejects(users.create(db, { name: null, email: 'ben@example.com', isOperator: false }))
  })
})
