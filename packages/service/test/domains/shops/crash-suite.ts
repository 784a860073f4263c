import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { ShopPush } from '@endcap/api'
import { createFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import { createSignedLinks, LINK_SECRET } from '@endcap/foundation/blobs/signed-links'
import { createGuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { createLog } from '@endcap/foundation/observability/log'
import { createOpenConnection } from '../../../src/domains/shops/open-connection.ts'
import { createPushWorker } from '../../../src/domains/shops/push-to-shop.job.ts'
import { sharedSecret } from '../../../src/platform/db/shared-secret.ts'
import type { Worker } from '../../../src/platform/jobs/job-type.ts'
import { blobDirectory } from '../../support/service.ts'
import type { Fault } from '../../support/shops/faults.ts'
import type { FakeShop } from '../../support/shops/shopify.ts'
import type { StoreUnderTest } from '../../support/stores.ts'
import type { ShopKind } from './push-suite.ts'
import { contentsOf, type ShopService, startShopService } from './shop-service.ts'

type PushWorker = Worker<{ pushId: string }>

/** Tests that a push survives the death of its worker, before and after every change that it makes. */
export function crashSuite<Fake extends FakeShop>(
  kind: ShopKind<Fake>,
  { every }: { every: number },
): (store: StoreUnderTest) => void {
  return (store) => {
    let shop: Fake
    let world: ShopService
    let worker: PushWorker
    let connectionId: string
    let opened: AsyncDisposableStack
    before(async () => {
      opened = new AsyncDisposableStack()
      shop = await kind.start()
      world = await startShopService(store, shop, { role: 'api' })
      opened.use(world)
      worker = await createWorker(world, opened)
      connectionId = await world.connect(kind.connection(shop.address))
    })
    after(() => opened.disposeAsync())

    /** Runs a worker until it dies at a call, and then another one. Returns false if it did not die. */
    async function workWithCrash(pushId: string, call: number, fault: Fault): Promise<boolean> {
      const death = new AbortController()
      shop.faults.reset()
      shop.faults.plan = (at) => (at === call ? fault : null)
      shop.faults.onStall = () => death.abort(new Error('the worker has died'))
      await worker.handle({ pushId }, death.signal).catch((error: unknown) => {
        if (!death.signal.aborted) throw error
      })
      shop.faults.reset()
      await worker.handle({ pushId }, new AbortController().signal)
      return death.signal.aborted
    }
    const read = async (id: string) => (await world.call<ShopPush>('GET', `/v1/shop-pushes/${id}`)).body

    for (const fault of ['stalled', 'stalled_after'] as const)
      it(`a push to a shop whose worker dies at any call (${fault}) is completed and rolled back by the next worker`, async () => {
        for (let call = 0, isDying = true; isDying; call += every) {
          const productId = shop.addProduct(['old a', 'old b'])
          const before = shop.shown(productId)
          const { push_id: id } = await world.plan(connectionId, productId)
          await world.call('POST', `/v1/shop-pushes/${id}/confirm`)
          isDying = await workWithCrash(id, call, fault)
          assert.equal((await read(id)).status, 'completed', `push, call ${call}`)
          assert.deepEqual(contentsOf(shop.shown(productId)), world.contents)
          await world.call('POST', `/v1/shop-pushes/${id}/rollback`)
          isDying = (await workWithCrash(id, call, fault)) || isDying
          assert.equal((await read(id)).status, 'rolled_back', `roll back, call ${call}`)
          assert.deepEqual(shop.shown(productId), before)
        }
      })

    it('a push to a shop whose worker dies again and again is rolled back', async () => {
      const productId = shop.addProduct(['old a', 'old b'])
      const before = shop.shown(productId)
      const { push_id: id } = await world.plan(connectionId, productId)
      await world.call('POST', `/v1/shop-pushes/${id}/confirm`)
      const death = new AbortController()
      shop.faults.plan = () => (shop.shown(productId).length > 3 ? 'stalled' : null)
      shop.faults.onStall = () => death.abort(new Error('the worker has died'))
      await worker.handle({ pushId: id }, death.signal).catch(() => undefined)
      shop.faults.reset()
      assert.notDeepEqual(shop.shown(productId), before)
      await worker.onDeadLetter({ pushId: id }, 'the worker has died')
      assert.equal((await read(id)).status, 'rolling_back')
      await worker.handle({ pushId: id }, new AbortController().signal)
      const { status, problem } = await read(id)
      assert.deepEqual([status, problem], ['rolled_back', 'interrupted'])
      assert.deepEqual(shop.shown(productId), before)
    })
  }
}

/** Creates a worker of the service's own database, as a worker process does. */
async function createWorker(
  { service: { app, config } }: ShopService,
  opened: AsyncDisposableStack,
): Promise<PushWorker> {
  const http = opened.adopt(createGuardedFetch(config.shops.fetch), ({ close }) => close())
  const { db } = app.database
  const secret = await sharedSecret(db, LINK_SECRET)
  const links = createSignedLinks({ secret, baseUrl: config.auth.baseUrl })
  return createPushWorker({
    db,
    links,
    config: config.shops,
    log: createLog({ level: 'silent', format: 'json' }),
    blobs: createFileBlobs(blobDirectory(config), links),
    jobs: { enqueue: async () => undefined },
    openConnection: createOpenConnection({ config: config.shops, http }),
  })
}
