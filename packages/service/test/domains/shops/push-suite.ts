import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { ShopPush } from '@endcap/api'
import { sql } from 'kysely'
import { personToken } from '../../support/person-token.ts'
import { newCredential, requestToken } from '../../support/service.ts'
import { FAULTS, type Fault } from '../../support/shops/faults.ts'
import type { FakeShop } from '../../support/shops/shopify.ts'
import type { StoreUnderTest } from '../../support/stores.ts'
import { contentsOf, type ShopService, startShopService } from './shop-service.ts'

export type ShopKind<Fake extends FakeShop> = {
  start: () => Promise<Fake>
  /** The body that connects it. */
  connection: (address: string) => Record<string, string>
  /** Texts of the tokens, which no answer and no row may have. */
  secrets: readonly string[]
  /** Takes the right to write from the token. */
  readOnly: (shop: Fake) => void
  writable: (shop: Fake) => void
  failPictures: (shop: Fake, fail: boolean) => void
}

const OLD = ['old a', 'old b']

/** Tests that hold for every shop system. Faults are tried at every nth call. */
export function pushSuite<Fake extends FakeShop>(
  kind: ShopKind<Fake>,
  { every }: { every: number },
): (store: StoreUnderTest) => void {
  return (store) => {
    let shop: Fake
    let world: ShopService
    let connectionId: string
    before(async () => {
      shop = await kind.start()
      world = await startShopService(store, shop)
      connectionId = await world.connect(kind.connection(shop.address))
    })
    after(() => world[Symbol.asyncDispose]())

    /** Asserts that a push has ended with a whole set: the new one, or exactly the old one. */
    const assertWhole = (push: ShopPush, productId: string, before: unknown, why: string) => {
      const shown = shop.shown(productId)
      if (push.status === 'completed') assert.deepEqual(contentsOf(shown), world.contents, why)
      else {
        assert.match(push.status, /^(refused|rolled_back)$/, `${why}: ${push.problem} ${push.message}`)
        assert.deepEqual(shown, before, `${why}: ${push.status}`)
      }
    }

    it('a push to a shop needs a token with all rights, which is checked at once and never returned', async () => {
      const body = kind.connection(shop.address)
      const wrong = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, kind.secrets.includes(value) ? 'wrong' : value]),
      )
      const refused = await world.call<{ extra: unknown }>('POST', '/v1/shop-connections', wrong)
      assert.deepEqual(
        [refused.status, refused.code, refused.body.extra],
        [400, 'SHOP_REFUSED', { problem: 'access_refused' }],
      )
      kind.readOnly(shop)
      const lacking = await world.call<{ extra: unknown }>('POST', '/v1/shop-connections', body)
      assert.deepEqual([lacking.status, lacking.body.extra], [400, { problem: 'missing_scopes' }])
      kind.writable(shop)
      const again = await world.call('POST', '/v1/shop-connections', body)
      assert.equal(again.body['connection_id'], connectionId)
      const list = await world.call('GET', '/v1/shop-connections')
      const audit = await world.call('GET', '/v1/audit-events')
      const { rows } =
        await sql`SELECT *, encode(sealed_secret, 'escape') AS text FROM shop_connection`.execute(
          world.service.app.database.db,
        )
      for (const secret of kind.secrets)
        assert.ok(!JSON.stringify([again.body, list.body, audit.body, rows]).includes(secret))
    })

    it('a push to a shop calls no address that the operator does not allow', async () => {
      const address = 'http://127.0.0.1:1'
      const refused = await world.call('POST', '/v1/shop-connections', kind.connection(address))
      assert.deepEqual([refused.status, refused.code], [400, 'SHOP_REFUSED'])
    })

    it('a push to a shop of another organization does not exist, and connections are for admins', async () => {
      const { baseUrl } = world.service.config.auth
      const stranger = await requestToken(baseUrl, await newCredential(world.service.app))
      const productId = shop.addProduct(OLD)
      const { push_id: id } = await world.plan(connectionId, productId)
      for (const action of ['confirm', 'rollback'])
        assert.equal(
          (await world.call('POST', `/v1/shop-pushes/${id}/${action}`, undefined, stranger)).status,
          404,
        )
      const list = await world.call('GET', '/v1/shop-connections', undefined, stranger)
      assert.deepEqual(list.body['data'], [])
      const editor = await personToken(world.service, 'editor')
      const body = kind.connection(shop.address)
      assert.equal((await world.call('POST', '/v1/shop-connections', body, editor)).status, 403)
    })

    it('a push to a shop changes nothing before a person confirms it', async () => {
      const productId = shop.addProduct(OLD)
      const shown = shop.shown(productId)
      const planned = await world.plan(connectionId, productId)
      assert.deepEqual([planned.status, planned.before.length, planned.after.length], ['planned', 2, 3])
      const path = `/v1/shop-pushes/${planned.push_id}`
      const machine = await world.call('POST', `${path}/confirm`, undefined, world.service.token)
      assert.deepEqual([machine.status, machine.code], [403, 'FORBIDDEN'])
      const viewer = await personToken(world.service, 'viewer')
      assert.equal((await world.call('POST', `${path}/confirm`, undefined, viewer)).status, 403)
      assert.equal((await world.call('POST', `${path}/rollback`)).code, 'SHOP_PUSH_CONFLICT')
      assert.deepEqual(shop.shown(productId), shown)
    })

    it('a push to a shop shows the images of the listing in order, and one command restores the exact set', async () => {
      const productId = shop.addProduct(OLD)
      const shown = shop.shown(productId)
      const push = await world.push(connectionId, productId)
      assert.deepEqual([push.status, push.problem], ['completed', null])
      assert.deepEqual(contentsOf(shop.shown(productId)), world.contents)
      const restored = await world.rollBack(push.push_id)
      assert.equal(restored.status, 'rolled_back')
      assert.deepEqual(shop.shown(productId), shown)
      assert.equal((await world.rollBack(push.push_id)).status, 'rolled_back')
      assert.deepEqual(shop.shown(productId), shown)
    })

    it('a push to a shop uploads no picture again that the product has', async () => {
      const productId = shop.addProduct(OLD)
      await world.push(connectionId, productId)
      shop.meddle(productId)
      const planned = await world.plan(connectionId, productId)
      assert.ok(planned.after.every(({ media_id: id }) => id !== null))
      const shown = shop.shown(productId)
      await world.call('POST', `/v1/shop-pushes/${planned.push_id}/confirm`)
      assert.equal((await world.ended(planned.push_id)).status, 'completed')
      assert.deepEqual(contentsOf(shop.shown(productId)), world.contents)
      assert.deepEqual(new Set(shop.shown(productId)), new Set(shown))
    })

    it('a push to a shop whose set has changed since the plan is refused', async () => {
      const productId = shop.addProduct(OLD)
      const { push_id: id } = await world.plan(connectionId, productId)
      shop.meddle(productId)
      const shown = shop.shown(productId)
      await world.call('POST', `/v1/shop-pushes/${id}/confirm`)
      const push = await world.ended(id)
      assert.deepEqual([push.status, push.problem], ['refused', 'changed_meanwhile'])
      assert.deepEqual(shop.shown(productId), shown)
    })

    it('a push to a shop whose set has changed since is only rolled back by force', async () => {
      const productId = shop.addProduct(OLD)
      const before = shop.shown(productId)
      const { push_id: id } = await world.push(connectionId, productId)
      shop.meddle(productId)
      const meddled = shop.shown(productId)
      const kept = await world.rollBack(id)
      assert.deepEqual([kept.status, kept.problem], ['completed', 'changed_meanwhile'])
      assert.deepEqual(shop.shown(productId), meddled)
      assert.equal((await world.rollBack(id, { force: true })).status, 'rolled_back')
      assert.deepEqual(shop.shown(productId), before)
    })

    it('a push to a shop that cannot use a picture leaves the old set', async () => {
      const productId = shop.addProduct(OLD)
      const shown = shop.shown(productId)
      kind.failPictures(shop, true)
      const push = await world.push(connectionId, productId)
      kind.failPictures(shop, false)
      assert.deepEqual([push.status, push.problem], ['refused', 'picture_failed'])
      assert.deepEqual(shop.shown(productId), shown)
    })

    /** Pushes with faults from a call on, for each call of a push. Then rolls back what was completed. */
    async function pushWithFaults(fault: Fault, calls: number): Promise<Set<string>> {
      const statuses = new Set<string>()
      for (let call = FAULTS.indexOf(fault as (typeof FAULTS)[number]) % every; ; call += every) {
        const productId = shop.addProduct(OLD)
        const before = shop.shown(productId)
        const { push_id: id } = await world.plan(connectionId, productId)
        shop.faults.reset()
        shop.faults.plan = (at) => (at >= call && at < call + calls ? fault : null)
        await world.call('POST', `/v1/shop-pushes/${id}/confirm`)
        const push = await world.ended(id)
        const { calls: made } = shop.faults
        shop.faults.reset()
        const why = `${fault} × ${calls} at ${call} (${made[call]})`
        assertWhole(push, productId, before, why)
        if (push.status === 'completed') {
          assert.equal((await world.rollBack(id)).status, 'rolled_back', why)
          assert.deepEqual(shop.shown(productId), before, why)
        }
        statuses.add(push.status)
        if (made.length <= call) return statuses
      }
    }

    for (const fault of FAULTS)
      it(`a push to a shop that fails once at any call (${fault}) ends with the new set or exactly the old one`, async () => {
        const statuses = await pushWithFaults(fault, 1)
        assert.ok(statuses.has('completed'))
        assert.equal(statuses.has('rolled_back') || statuses.has('refused'), fault === 'refused')
      })

    for (const fault of ['error', 'dropped_after'] as const)
      it(`a push to a shop that fails several times from any call on (${fault}) restores exactly the old set`, async () => {
        const statuses = await pushWithFaults(fault, 5)
        const ends = ['rolled_back', 'refused'].filter((status) => statuses.has(status))
        assert.equal(ends.length, every === 1 ? 2 : Math.max(1, ends.length))
      })

    it('a push to a shop that does not answer in time repeats the step, also after the change was made', async () => {
      const productId = shop.addProduct(OLD)
      const before = shop.shown(productId)
      const { push_id: id } = await world.plan(connectionId, productId)
      shop.faults.reset()
      shop.faults.plan = (at) => (at === 3 ? 'stalled_after' : null)
      await world.call('POST', `/v1/shop-pushes/${id}/confirm`)
      const push = await world.ended(id)
      shop.faults.reset()
      assert.equal(push.status, 'completed', String(push.message))
      assertWhole(push, productId, before, 'after a time-out')
    })

    it('a roll back that fails at any call continues until the exact set is restored', async () => {
      for (const fault of ['error_after', 'dropped'] as const)
        for (let call = 0, made = 1; call < made; call += every) {
          const productId = shop.addProduct(OLD)
          const before = shop.shown(productId)
          const { push_id: id } = await world.push(connectionId, productId)
          shop.faults.reset()
          shop.faults.plan = (at) => (at === call ? fault : null)
          const { status } = await world.rollBack(id)
          made = shop.faults.calls.length
          shop.faults.reset()
          assert.equal(status, 'rolled_back', `${fault} at ${call}`)
          assert.deepEqual(shop.shown(productId), before)
        }
    })

    it('a roll back that the shop refuses can be repeated', async () => {
      const productId = shop.addProduct(OLD)
      const before = shop.shown(productId)
      const { push_id: id } = await world.push(connectionId, productId)
      shop.faults.reset()
      shop.faults.plan = (at) => (at >= 3 ? 'refused' : null)
      const failed = await world.rollBack(id)
      shop.faults.reset()
      assert.equal(failed.status, 'failed', String(failed.message))
      assert.equal((await world.rollBack(id)).status, 'rolled_back')
      assert.deepEqual(shop.shown(productId), before)
    })

    it('a disconnected shop has no token and no pushes any more', async () => {
      const productId = shop.addProduct(OLD)
      const { push_id: id } = await world.push(connectionId, productId)
      const path = `/v1/shop-connections/${connectionId}`
      assert.equal((await world.call('DELETE', path)).status, 204)
      assert.equal((await world.call('DELETE', path)).status, 404)
      assert.equal((await world.call('GET', `/v1/shop-pushes/${id}`)).status, 404)
    })
  }
}
