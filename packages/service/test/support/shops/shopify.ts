import { createHash } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { answerWith, createFaults, type Faults } from './faults.ts'
import { parseDocument, project } from './graphql.ts'
import { SCHEMA } from './shopify-schema.ts'

type File = {
  id: string
  filename: string
  alt: string
  status: string
  sha256: string
  reads: number
  type: string
}
type Product = { title: string; media: string[]; variants: (string | null)[] }

/** A picture of a product as a visitor sees it. */
export type Shown = { id: string; alt: string; sha256: string }

export type FakeShop = AsyncDisposable & {
  host: string
  address: string
  faults: Faults
  /** Creates a product with pictures of these contents. Returns its number. */
  addProduct: (contents: readonly string[]) => string
  shown: (productId: string) => Shown[]
  /** Somebody else takes the first picture to the end. */
  meddle: (productId: string) => void
  /** Replaces the rights of the token. */
  grant: (...scopes: string[]) => void
}

export type FakeShopify = FakeShop & {
  products: Map<string, Product>
  /** Pictures whose name has this end fail in process. */
  failPictures: (end: string | null) => void
  /** Adds a video, or another kind of media. */
  addMedia: (productId: string, type: string) => string
}

export const TOKEN = 'shpat_0123456789abcdef'
const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const payload = (errors: string[], more: object = {}) => ({
  ...more,
  userErrors: errors.map((message) => ({ field: ['files'], message })),
})

/** Starts a shop that follows the public schema of Shopify: files, their processing, jobs, and costs. */
export async function startShopify(): Promise<FakeShopify> {
  const files = new Map<string, File>()
  const products = new Map<string, Product>()
  const uploads = new Map<string, { bytes: Buffer }>()
  const jobs = new Map<string, { apply: () => void; polls: number }>()
  const faults = createFaults()
  let scopes = ['write_products', 'write_files']
  let next = 1
  let failing: string | null = null
  let address = ''
  const newFile = (filename: string, sha256: string, more: Partial<File> = {}): File => {
    const id = `gid://shopify/MediaImage/${next++}`
    const file = { id, filename, alt: '', status: 'READY', sha256, reads: 0, type: 'IMAGE', ...more }
    files.set(id, file)
    return file
  }
  const productOf = (id: unknown) => products.get(String(id).replace('gid://shopify/Product/', ''))

  /** Pictures are ready at the second read. */
  function status(file: File): File {
    if (file.status === 'UPLOADED' && ++file.reads >= 2)
      file.status = failing !== null && file.filename.endsWith(failing) ? 'FAILED' : 'READY'
    return file
  }
  const mediaOf = (id: string) => {
    const file = files.get(id)
    return {
      __typename: file?.type === 'IMAGE' ? 'MediaImage' : file?.type,
      id,
      alt: file?.alt === '' ? null : file?.alt,
      mediaContentType: file?.type,
      image: file?.status === 'READY' ? { url: `${address}/cdn/${file.filename}?v=1` } : null,
    }
  }

  type FileChange = { id: string; alt?: string; referencesToAdd?: string[]; referencesToRemove?: string[] }
  const resolvers: Record<string, (args: Record<string, unknown>) => unknown> = {
    shop: () => ({ name: 'Tidefizz' }),
    currentAppInstallation: () => ({ accessScopes: scopes.map((handle) => ({ handle })) }),
    product({ id }) {
      const product = productOf(id)
      if (!product) return null
      const page = { hasNextPage: false, endCursor: null }
      return {
        title: product.title,
        media: { nodes: product.media.map(mediaOf), pageInfo: page },
        variants: {
          nodes: product.variants.map((media) => ({ media: { nodes: media ? [mediaOf(media)] : [] } })),
          pageInfo: page,
        },
      }
    },
    files({ query }) {
      const name = /^filename:"(.*)"$/.exec(String(query))?.[1]
      const found = [...files.values()].filter(({ filename }) => filename === name)
      return { nodes: found.slice(0, 1).map((file) => ({ id: file.id, fileStatus: file.status })) }
    },
    nodes: ({ ids }) =>
      (ids as string[]).map((id) => {
        const file = files.get(id)
        if (!file) return null
        const { status: fileStatus } = status(file)
        const fileErrors = fileStatus === 'FAILED' ? [{ code: 'UNKNOWN', message: 'not an image' }] : []
        return { __typename: 'MediaImage', id, fileStatus, fileErrors }
      }),
    job({ id }) {
      const job = jobs.get(String(id))
      if (!job) return null
      job.polls++
      if (job.polls === 2) job.apply()
      return { id, done: job.polls >= 2 }
    },
    stagedUploadsCreate({ input }) {
      const stagedTargets = (input as { filename: string }[]).map(({ filename }) => {
        const url = `${address}/upload/${next++}/${filename}`
        return { url, resourceUrl: url, parameters: [{ name: 'key', value: 'tmp/1' }] }
      })
      return payload([], { stagedTargets })
    },
    fileCreate({ files: given }) {
      const created = (given as { originalSource: string; alt: string; filename: string }[]).map((each) => {
        const upload = uploads.get(each.originalSource)
        if (!upload) return null
        return newFile(each.filename, sha(upload.bytes), { alt: each.alt, status: 'UPLOADED' })
      })
      if (created.some((file) => file === null)) return payload(['the source is missing'], { files: null })
      return payload([], { files: created.map((file) => ({ id: file?.id, fileStatus: file?.status })) })
    },
    fileUpdate({ files: given }) {
      const changes = given as FileChange[]
      const bad = changes.find(({ id }) => files.get(id)?.status !== 'READY')
      if (bad) return payload([`${bad.id}: Non-ready files cannot be updated.`], { files: null })
      for (const { id, alt, referencesToAdd = [], referencesToRemove = [] } of changes) {
        const file = files.get(id)
        if (file && alt !== undefined) file.alt = alt
        for (const product of referencesToAdd) {
          const media = productOf(product)?.media
          if (!media?.includes(id)) media?.push(id)
        }
        for (const reference of referencesToRemove) {
          const product = productOf(reference)
          if (!product) continue
          product.media = product.media.filter((each) => each !== id)
          product.variants = product.variants.map((each) => (each === id ? null : each))
        }
      }
      return payload([], { files: changes.map(({ id }) => ({ id })) })
    },
    productReorderMedia({ id, moves }) {
      const product = productOf(id)
      const job = `gid://shopify/Job/${next++}`
      const apply = () => {
        if (!product) return
        for (const { id: moved, newPosition } of moves as { id: string; newPosition: string }[]) {
          if (typeof newPosition !== 'string' || !product.media.includes(moved)) continue
          const others = product.media.filter((each) => each !== moved)
          product.media = others.toSpliced(Number(newPosition), 0, moved)
        }
      }
      jobs.set(job, { apply, polls: 0 })
      return { job: { id: job, done: false }, mediaUserErrors: [] }
    },
  }

  function execute(query: string, variables: Record<string, unknown>): unknown {
    try {
      const data = parseDocument(query, variables, SCHEMA).map(({ name, args, fields }) => [
        name,
        project(resolvers[name]?.(args), fields),
      ])
      return { data: Object.fromEntries(data) }
    } catch (error) {
      return { errors: [{ message: (error as Error).message }] }
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { pathname } = new URL(request.url ?? '', address)
    const exchange = { request, response }
    const throttling = { status: 200, body: THROTTLED }
    if (pathname.startsWith('/upload/')) {
      const refusal = () => ({ status: 400, body: {} })
      await answerWith(
        { faults, operation: 'upload', refusal, throttling: { status: 429, body: {} } },
        exchange,
        () => {
          uploads.set(`${address}${pathname}`, { bytes: fileOf(body) })
          return { status: 201, body: {} }
        },
      )
      return
    }
    if (!/^\/admin\/api\/20\d\d-(01|04|07|10)\/graphql\.json$/.test(pathname)) {
      response.writeHead(404).end('{}')
      return
    }
    if (request.headers['x-shopify-access-token'] !== TOKEN) {
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"errors":"[API] Invalid API key"}')
      return
    }
    const { query, variables } = JSON.parse(body.toString()) as {
      query: string
      variables: Record<string, unknown>
    }
    const operation = /\{\s*(\w+)/.exec(query)?.[1] ?? ''
    const isChange = query.startsWith('mutation')
    const refusal = () => ({
      status: 200,
      body: isChange
        ? {
            data: {
              [operation]: { ...REFUSED, ...(operation === 'productReorderMedia' ? { job: null } : {}) },
            },
          }
        : { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] },
    })
    await answerWith({ faults, operation, refusal, throttling }, exchange, () => ({
      status: 200,
      body: execute(query, variables),
    }))
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
    products,
    addProduct(contents) {
      const id = String(next++)
      const media = contents.map(
        (content, n) => newFile(`${id}-${n}.jpg`, sha(content), { alt: `Old ${n}` }).id,
      )
      products.set(id, { title: `Product ${id}`, media, variants: [] })
      return id
    },
    addMedia(productId, type) {
      const { id } = newFile(`${type}.mp4`, sha(type), { type })
      products.get(productId)?.media.push(id)
      return id
    },
    shown: (productId) =>
      (products.get(productId)?.media ?? []).map((id) => {
        const file = files.get(id)
        if (file?.status !== 'READY') throw new Error(`${id} is shown and not ready`)
        return { id, alt: file.alt, sha256: file.sha256 }
      }),
    meddle(productId) {
      const product = products.get(productId)
      if (product) product.media = [...product.media.slice(1), ...product.media.slice(0, 1)]
    },
    failPictures: (end) => void (failing = end),
    grant: (...granted) => void (scopes = granted),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

const THROTTLED = {
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: {
    cost: {
      requestedQueryCost: 10.001,
      actualQueryCost: null,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 10, restoreRate: 100 },
    },
  },
}
const REFUSED = {
  files: null,
  stagedTargets: null,
  userErrors: [{ field: ['files'], message: 'is not valid' }],
  mediaUserErrors: [{ field: ['moves'], message: 'is not valid' }],
}

/** Returns the file of multipart/form-data, its last part. */
function fileOf(body: Buffer): Buffer {
  const start = body.indexOf('\r\n\r\n', body.indexOf('name="file"')) + 4
  return body.subarray(start, body.lastIndexOf('\r\n--'))
}
