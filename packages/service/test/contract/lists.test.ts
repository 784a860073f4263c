import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CATEGORIES } from '@endcap/catalog'
import { newCredential, requestToken, startService, type TestService } from '../support/service.ts'

type Item = Record<string, string>

let service: TestService
let foodOnly: string
before(async () => {
  service = await startService({ role: 'api' })
  const { app, config } = service
  foodOnly = await requestToken(
    config.auth.baseUrl,
    await newCredential(app, { icp: ['Food > Snacks', 'Shoes'] }),
  )
})
after(() => service[Symbol.asyncDispose]())

async function list(
  path: string,
  options: object = {},
): Promise<{ status: number; headers: Headers; items: Item[] }> {
  const { status, headers, body } = await service.request('GET', path, options)
  return { status, headers, items: body as unknown as Item[] }
}

describe('GET /v1/product-retailers', () => {
  it('[API-1] GET /v1/product-retailers returns 23 marketplace regions and the other retailers, each with five texts', async () => {
    const { status, items } = await list('/v1/product-retailers')
    assert.equal(status, 200)
    for (const item of items) {
      assert.deepEqual(Object.keys(item), ['id', 'retailer', 'region', 'display_name', 'domain'])
      assert.ok(Object.values(item).every((value) => typeof value === 'string' && value !== ''))
      assert.equal(item['id'], `${item['retailer']}_${item['region']}`)
    }
    assert.equal(items.filter(({ retailer }) => retailer === 'marketplace').length, 23)
    assert.deepEqual(items[0], {
      id: 'marketplace_us',
      retailer: 'marketplace',
      region: 'us',
      display_name: 'Marketplace US',
      domain: 'www.amazon.com',
    })
    assert.equal(items.find(({ id }) => id === 'marketplace_uk')?.['domain'], 'www.amazon.co.uk')
    const others = items.map(({ id }) => id).filter((id) => !id?.startsWith('marketplace'))
    const first = [
      ...['walmart_us', 'walmart_ca', 'walmart_mx', 'target_us', 'kroger_us', 'instacart_us'],
      ...['ebay_us', 'ebay_uk', 'ebay_de', 'tesco_uk'],
    ]
    assert.deepEqual(others.slice(0, first.length), first)
    assert.ok(['zalando_de', 'bol_nl', 'rakuten_jp'].every((id) => others.includes(id)))
    assert.equal(new Set(items.map(({ domain }) => domain)).size, items.length)
  })

  it('[API-11] GET /v1/product-retailers returns ids that the category list accepts', async () => {
    const { items } = await list('/v1/product-retailers')
    for (const { id } of items)
      assert.equal((await list(`/v1/product-categories?retailer=${id}&q=chips`)).status, 200, id)
  })
})

describe('GET /v1/product-categories', () => {
  it('[API-13] GET /v1/product-categories returns at least 1,000 categories in 20 top-level families, sorted by path', async () => {
    const { status, items } = await list('/v1/product-categories')
    assert.equal(status, 200)
    assert.ok(items.length >= 1_000, String(items.length))
    const paths = items.map(({ path }) => path ?? '')
    assert.deepEqual(paths, paths.toSorted())
    assert.equal(new Set(paths.map((path) => path.split(' > ')[0])).size, 20)
    assert.equal(new Set(items.map(({ id }) => id)).size, items.length)
    for (const item of items) {
      assert.deepEqual(Object.keys(item), ['id', 'category_name', 'path', 'retailer'])
      assert.match(item['id'] ?? '', /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      assert.equal(item['path']?.split(' > ').at(-1), item['category_name'])
      assert.equal(item['retailer'], 'marketplace_us')
    }
  })

  it('[API-5] GET /v1/product-categories returns only categories that the organization may use', async () => {
    const { items } = await list('/v1/product-categories', { token: foodOnly })
    assert.ok(items.length > 5)
    assert.ok(items.every(({ path }) => /^(Food > Snacks|Shoes)( >|$)/.test(path ?? '')))
  })

  it('GET /v1/product-categories filters by name, ignoring case and accents', async () => {
    const { items } = await list('/v1/product-categories?q=%20CHÍPS')
    assert.ok(items.some(({ path }) => path === 'Food > Snacks > Potato Chips'))
    assert.ok(items.every(({ category_name }) => /chips/i.test(category_name ?? '')))
    assert.deepEqual((await list('/v1/product-categories?q=nothing-like-it')).items, [])
  })

  it('[API-14] GET /v1/product-categories returns the requested retailer and refuses an unknown one', async () => {
    const { items } = await list('/v1/product-categories?retailer=tesco_uk&q=chips')
    assert.equal(items[0]?.['retailer'], 'tesco_uk')
    const { status, body } = await service.request('GET', '/v1/product-categories?retailer=corner_shop')
    assert.deepEqual([status, body['error_code']], [400, 'INVALID_RETAILER'])
  })

  it('GET /v1/product-categories keeps the ids of categories, which callers store', () => {
    const idOf = (path: string) => CATEGORIES.find((category) => category.path === path)?.id
    assert.equal(idOf('Food > Beverages > Soft Drinks'), '9124ba98-845e-56e0-816c-dbd69caca508')
    assert.equal(idOf('Shoes > Boots'), '0b8a6461-bde9-5331-9679-2f5d2e5f2fc4')
  })
})

describe('a conditional GET', () => {
  for (const path of ['/v1/product-categories', '/v1/product-retailers', '/openapi.json']) {
    it(`a conditional GET of ${path} returns 304 without a body while nothing has changed`, async () => {
      const { headers } = await list(path)
      const etag = headers.get('etag') ?? ''
      assert.match(etag, /^W\/"[\w-]+"$/)
      for (const sent of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
        const again = await service.request('GET', path, { headers: { 'if-none-match': sent } })
        assert.deepEqual([again.status, again.body, again.headers.get('etag')], [304, {}, etag], sent)
      }
      const changed = await service.request('GET', path, { headers: { 'if-none-match': '"other"' } })
      assert.equal(changed.status, 200)
    })
  }
})
