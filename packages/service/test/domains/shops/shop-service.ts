import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { ShopConnection, ShopPush } from '@endcap/api'
import { eventually } from '../../support/eventually.ts'
import { startOrigin } from '../../support/origin.ts'
import { personToken } from '../../support/person-token.ts'
import { picture } from '../../support/pictures.ts'
import { startService } from '../../support/service.ts'
import type { FakeShop, Shown } from '../../support/shops/shopify.ts'
import type { StoreUnderTest } from '../../support/stores.ts'

/** A service with a listing of three pictures, an admin and a shop. */
export type ShopService = Awaited<ReturnType<typeof startShopService>>

type CallAnswer<Body> = { status: number; code: unknown; body: Body & Record<string, unknown> }

const NUMBERS = [1, 2, 3]

/** Starts a service that may reach the shop, and submits a listing. */
export async function startShopService(
  { place }: StoreUnderTest,
  shop: FakeShop,
  { role = 'all' }: { role?: 'all' | 'api' } = {},
) {
  const origin = await startOrigin()
  const pictures = await Promise.all(NUMBERS.map((n) => picture(n)))
  for (const [index, bytes] of pictures.entries()) origin.serve(`/${index}.png`, bytes)
  const { url: databaseUrl, dataDirectory } = await place()
  const service = await startService({
    origin,
    role,
    ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    configure(config) {
      config.shops = {
        ...config.shops,
        key: 'a key of this test with more than 32 characters',
        pollMs: 1,
        fetch: { ...config.shops.fetch, allowedOrigins: [shop.host], firstByteTimeoutMs: 5_000 },
      }
    },
  })
  const [hero = '', ...carousel] = pictures.map((_bytes, index) => origin.url(`/${index}.png`))
  const submission = { hero_image_url: hero, carousel_image_urls: carousel, name: 'Sea Salt Potato Chips' }
  const submitted = await service.put('chips', submission)
  const pdpId = String(submitted.body['pdp_id'])
  const admin = await personToken(service, 'admin')

  async function call<Body extends object>(
    method: string,
    path: string,
    body?: unknown,
    token = admin,
  ): Promise<CallAnswer<Body>> {
    const answer = await service.request(method, path, { body, token })
    return {
      status: answer.status,
      code: answer.body['error_code'],
      body: answer.body as CallAnswer<Body>['body'],
    }
  }
  const ended = async (id: string): Promise<ShopPush> => {
    const read = async () => (await call<ShopPush>('GET', `/v1/shop-pushes/${id}`)).body
    await eventually(async () => !['running', 'rolling_back'].includes((await read()).status), {
      attempts: 2_000,
    })
    return read()
  }
  const plan = async (connectionId: string, productId: string) => {
    const planned = await call<ShopPush>('POST', '/v1/shop-pushes', {
      connection_id: connectionId,
      pdp_id: pdpId,
      product_id: productId,
    })
    assert.equal(planned.status, 201, JSON.stringify(planned.body))
    return planned.body
  }

  return {
    service,
    pdpId,
    admin,
    /** Contents of the listing, in order. */
    contents: pictures.map((bytes) => createHash('sha256').update(bytes).digest('hex')),
    submission,
    call,
    plan,
    ended,
    connect: async (body: object): Promise<string> => {
      const connected = await call<ShopConnection>('POST', '/v1/shop-connections', body)
      assert.equal(connected.status, 201, JSON.stringify(connected.body))
      return connected.body.connection_id
    },
    /** Plans and confirms a push, and returns it when it has ended. */
    async push(connectionId: string, productId: string): Promise<ShopPush> {
      const { push_id: id } = await plan(connectionId, productId)
      assert.equal((await call('POST', `/v1/shop-pushes/${id}/confirm`)).status, 202)
      return ended(id)
    },
    async rollBack(id: string, body?: object): Promise<ShopPush> {
      const answer = await call('POST', `/v1/shop-pushes/${id}/rollback`, body)
      assert.equal(answer.status, 202, JSON.stringify(answer.body))
      return ended(id)
    },
    [Symbol.asyncDispose]: async () => {
      await service[Symbol.asyncDispose]()
      await origin[Symbol.asyncDispose]()
      await shop[Symbol.asyncDispose]()
    },
  }
}

export const contentsOf = (shown: readonly Shown[]): string[] => shown.map(({ sha256 }) => sha256)
