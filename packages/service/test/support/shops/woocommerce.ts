import { createHash } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Answer, answerWith, createFaults } from './faults.ts'
import type { FakeShop } from './shopify.ts'

type Attachment = { name: string; alt: string; sha256: string }
type Product = { name: string; status: string; sku: string; images: number[] }
type GivenImage = { id?: number; src?: string; name?: string; alt?: string }

export type FakeWooCommerce = FakeShop & {
  /** True if pictures cannot be downloaded. */
  failPictures: (fail: boolean) => void
  /** Numbers of hidden drafts. */
  drafts: () => string[]
}

export const KEY = 'ck_0123456789abcdef'
export const SECRET = 'cs_fedcba9876543210'
const AUTHORIZATION = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`
const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const failure = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message, data: { status } },
})

/** Starts a shop that follows the REST API of WooCommerce, version 3: it downloads pictures that a product names. */
export async function startWooCommerce(): Promise<FakeWooCommerce> {
  const products = new Map<number, Product>()
  const attachments = new Map<number, Attachment>()
  const faults = createFaults()
  let permission = 'read_write'
  let fails = false
  let next = 1
  let address = ''

  const present = (id: number, { name, status, sku, images }: Product) => ({
    id,
    name,
    status,
    sku,
    images: images.map((image) => {
      const { alt = '', name: title } = attachments.get(image) ?? {}
      return { id: image, src: `${address}/wp-content/uploads/${image}.jpg`, name: title, alt }
    }),
  })

  /** Downloads as WordPress does, which takes the type of a file from the end of its path. */
  async function download({ src = '', name = '' }: GivenImage): Promise<number | null> {
    if (fails || !/\.(jpe?g|png|gif|webp)$/.test(new URL(src).pathname)) return null
    const response = await fetch(src)
    if (!response.ok) return null
    const id = next++
    attachments.set(id, { name, alt: '', sha256: sha(Buffer.from(await response.arrayBuffer())) })
    return id
  }

  /** Returns the ids of the pictures of a product, or the refusal. */
  async function setImages(given: readonly GivenImage[]): Promise<number[] | Answer> {
    const ids: number[] = []
    for (const image of given) {
      const id = image.id ?? (await download(image))
      if (id === null)
        return failure(400, 'woocommerce_product_image_upload_error', 'Error getting the image.')
      const attachment = attachments.get(id)
      if (!attachment)
        return failure(400, 'woocommerce_product_invalid_image_id', `#${id} is an invalid image ID.`)
      // Empty texts are left out, and others trimmed.
      if (image.alt) attachment.alt = image.alt.trim()
      ids.push(id)
    }
    return ids
  }

  async function save(id: number, given: Partial<Product> & { images?: GivenImage[] }): Promise<Answer> {
    const { images = [], ...fields } = given
    const product = products.get(id) ?? { name: '', status: 'publish', sku: '', images: [] }
    if (fields.sku && [...products.values()].some(({ sku }) => sku === fields.sku))
      return failure(400, 'product_invalid_sku', 'Invalid or duplicated SKU.')
    const saved = await setImages(images)
    if (!Array.isArray(saved)) return saved
    products.set(id, { ...product, ...fields, images: saved })
    return { status: 200, body: present(id, { ...product, ...fields, images: saved }) }
  }

  async function serve(method: string, url: URL, body: string): Promise<Answer> {
    const path = url.pathname.replace('/wp-json/wc/v3', '')
    if (path === '/products/batch') return { status: 200, body: [] }
    if (path === '/products' && method === 'GET') {
      const sku = url.searchParams.get('sku')
      const found = [...products].filter(([, product]) => sku === null || product.sku === sku)
      return { status: 200, body: found.slice(0, 10).map(([id, product]) => present(id, product)) }
    }
    if (path === '/products') return save(next++, JSON.parse(body) as object)
    const id = Number(/^\/products\/(\d+)$/.exec(path)?.[1])
    const product = products.get(id)
    if (!product) return failure(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
    if (method === 'PUT') return save(id, JSON.parse(body) as object)
    if (method === 'DELETE') products.delete(id)
    return { status: 200, body: present(id, product) }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '', address)
    const operation = `${method} ${url.pathname.replace(/\d+$/, '{id}').split('/').slice(4).join('/')}`
    await answerWith(
      {
        faults,
        operation,
        refusal: () => failure(400, 'rest_invalid_param', 'Invalid parameter(s): images'),
        throttling: failure(429, 'too_many_requests', 'Too many requests'),
      },
      { request, response },
      () => {
        const problem = problemOf(request)
        return problem === null
          ? serve(method, url, body)
          : failure(401, 'woocommerce_rest_authentication_error', problem)
      },
    )
  }

  function problemOf({ method, headers: { authorization } }: IncomingMessage): string | null {
    if (authorization !== AUTHORIZATION) return 'Consumer key is invalid.'
    return method !== 'GET' && permission === 'read'
      ? 'The API key provided does not have write permissions.'
      : null
  }

  const server = http.createServer((request, response) => void handle(request, response))
  server.keepAliveTimeout = 1
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  address = `http://${host}`

  return {
    host,
    address,
    faults,
    addProduct(contents) {
      const id = next++
      const images = contents.map((content, n) => {
        const attachment = next++
        attachments.set(attachment, { name: content, alt: n === 0 ? '' : `Old ${n}`, sha256: sha(content) })
        return attachment
      })
      products.set(id, { name: `Product ${id}`, status: 'publish', sku: '', images })
      return String(id)
    },
    shown: (productId) =>
      (products.get(Number(productId))?.images ?? []).map((id) => {
        const attachment = attachments.get(id)
        if (!attachment) throw new Error(`the picture ${id} is missing`)
        return { id: String(id), alt: attachment.alt, sha256: attachment.sha256 }
      }),
    meddle(productId) {
      const product = products.get(Number(productId))
      if (product) product.images = [...product.images.slice(1), ...product.images.slice(0, 1)]
    },
    failPictures: (fail) => void (fails = fail),
    drafts: () => [...products.values()].flatMap(({ status, sku }) => (status === 'draft' ? [sku] : [])),
    grant: (granted = 'read') => void (permission = granted),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
