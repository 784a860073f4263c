import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startShopify, TOKEN } from '../../support/shops/shopify.ts'
import { KEY, SECRET, startWooCommerce } from '../../support/shops/woocommerce.ts'
import { describeOnStore } from '../../support/stores.ts'
import { contentsOf, startShopService } from './shop-service.ts'

describeOnStore('a product', (store) => {
  it('a product of Shopify keeps its video and the pictures of its variants through push and roll back', async () => {
    const shop = await startShopify()
    await using world = await startShopService(store, shop)
    const connectionId = await world.connect({
      system: 'shopify',
      address: shop.address,
      access_token: TOKEN,
    })
    const productId = shop.addProduct(['a', 'b'])
    const product = shop.products.get(productId) ?? assert.fail()
    const video = shop.addMedia(productId, 'VIDEO')
    product.variants.push(product.media[1] ?? null, null)
    const before = structuredClone(product)
    const push = await world.push(connectionId, productId)
    assert.deepEqual(
      push.warnings.filter((warning) => warning.startsWith('keeps')),
      ['keeps_other_media', 'keeps_variant_pictures'],
    )
    assert.equal(push.status, 'completed', String(push.message))
    assert.deepEqual(contentsOf(shop.shown(productId)).slice(0, 3), world.contents)
    assert.deepEqual(product.media.slice(3), [before.media[1], video])
    assert.deepEqual(product.variants, before.variants)
    assert.equal((await world.rollBack(push.push_id)).status, 'rolled_back')
    assert.deepEqual(product, before)
  })

  it('a product of WooCommerce leaves no draft with staged pictures behind', async () => {
    const shop = await startWooCommerce()
    await using world = await startShopService(store, shop)
    const connectionId = await world.connect({
      system: 'woocommerce',
      address: `${shop.address}/`,
      consumer_key: KEY,
      consumer_secret: SECRET,
    })
    const productId = shop.addProduct(['a'])
    const { push_id: id, status } = await world.push(connectionId, productId)
    assert.deepEqual([status, shop.drafts()], ['completed', []])
    await world.rollBack(id)
    assert.deepEqual(shop.drafts(), [])
  })
})
