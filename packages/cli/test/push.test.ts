import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startShopService } from '../../service/test/domains/shops/shop-service.ts'
import { endcapAll } from '../../service/test/support/process.ts'
import { startShopify, TOKEN } from '../../service/test/support/shops/shopify.ts'
import { describeOnStore } from '../../service/test/support/stores.ts'

describeOnStore('endcap push', (store) => {
  it('endcap push plans, and rolls back a push that a person has confirmed, with one command', async () => {
    const shop = await startShopify()
    await using world = await startShopService(store, shop)
    const { baseUrl } = world.service.config.auth
    const { client_id, client_secret, organization_id, audience } = world.service.credential
    const environment = {
      ENDCAP_BASE_URL: baseUrl,
      ENDCAP_CLIENT_ID: client_id,
      ENDCAP_CLIENT_SECRET: client_secret,
      ENDCAP_ORGANIZATION_ID: organization_id,
      ENDCAP_AUDIENCE: audience,
    }
    const access = { system: 'shopify', address: shop.address, access_token: TOKEN }
    const connectionId = await world.connect(access)
    const productId = shop.addProduct(['a'])
    const before = shop.shown(productId)
    const [planned] = await endcapAll(
      [['push', 'plan', connectionId, world.pdpId, productId, '--json']],
      environment,
    )
    assert.equal(planned?.code, 0, planned?.stderr)
    const { push_id: id } = JSON.parse(planned.stdout) as { push_id: string }
    await world.call('POST', `/v1/shop-pushes/${id}/confirm`)
    assert.equal((await world.ended(id)).status, 'completed')
    const [restored, unknown] = await endcapAll(
      [
        ['push', 'rollback', id],
        ['push', 'rollback', connectionId],
      ],
      environment,
    )
    assert.deepEqual([restored?.code, restored?.stderr], [0, ''])
    assert.match(restored?.stdout ?? '', /rolled_back, 1 pictures before, 3 after/)
    assert.deepEqual(shop.shown(productId), before)
    assert.equal(unknown?.code, 1)
  })
})
