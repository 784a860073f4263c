import { z } from 'zod'
import { exchange, type Http, parseJson } from '../exchange.ts'
import { ShopError } from '../shop-error.ts'

const MAX_BYTES = 4_194_304
const NOTHING = new Uint8Array()

export type WooCommerceAccess = {
  address: string
  consumerKey: string
  consumerSecret: string
  http: Http
}

export type Rest = <Data>(
  request: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown },
  data: z.ZodType<Data>,
  signal: AbortSignal,
) => Promise<Data>

const failure = z.object({ code: z.string(), message: z.string() })

/** Creates the caller of the REST API, version 3, which accepts Basic authentication over https. @throws ShopError */
export function createRest({ address, consumerKey, consumerSecret, http }: WooCommerceAccess): Rest {
  const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
  return async function rest({ method, path, body }, schema, signal) {
    const result = await exchange(http, {
      url: `${address}/wp-json/wc/v3${path}`,
      method,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined ? NOTHING : Buffer.from(JSON.stringify(body)),
      maxBytes: MAX_BYTES,
      signal,
    })
    const answer = parseJson(result)
    if (result.status >= 300) throw errorOf(result.status, answer)
    const data = schema.safeParse(answer)
    if (!data.success)
      throw new ShopError('invalid_answer', 'the shop gave an answer that is not of its API', {
        cause: data.error,
      })
    return data.data
  }
}

function errorOf(status: number, answer: unknown): ShopError {
  const { code, message } = failure.safeParse(answer).data ?? { code: '', message: `status ${status}` }
  if (status === 401 || status === 403)
    return new ShopError('access_refused', `the shop refuses the key: ${message}`)
  if (code === 'woocommerce_rest_product_invalid_id')
    return new ShopError('product_not_found', `the shop has no such product: ${message}`)
  if (status === 404) return new ShopError('invalid_answer', 'the address has no REST API of WooCommerce')
  if (code === 'woocommerce_product_image_upload_error')
    return new ShopError('picture_failed', `the shop cannot use a picture: ${message}`)
  return new ShopError('refused', message)
}
