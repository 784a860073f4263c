import { createHash } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import fresh from 'fresh'
import { DomainError } from '../errors/domain-error.ts'
import { type Coding, compress, preferredCoding } from './compression.ts'

/** The page has inline styles and an inline script. It may load from and connect to this origin only. */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** The script has 4.4 MB. At this quality Brotli takes half a second, once, and leaves 1.1 MB. */
const BROTLI_QUALITY = 6

/** A file of the page, ready to be sent. */
type PageFile = { type: string; etag: string; body: Buffer }

/** Creates `/docs`, which displays the API's description. Nothing is loaded from another host. */
export async function docsPage(server: FastifyInstance): Promise<void> {
  let page: Promise<FastifyInstance> | undefined
  const files = new Map<string, Promise<PageFile>>()

  async function makeFile(path: string, coding: Coding | null): Promise<PageFile> {
    page ??= createPage()
    const { statusCode, headers, rawPayload } = await (await page).inject(path)
    if (statusCode !== 200) throw new DomainError('NOT_FOUND', 'there is nothing at this address')
    const digest = createHash('sha256').update(rawPayload).digest('base64url').slice(0, 27)
    return {
      type: String(headers['content-type']),
      etag: `W/"${digest}"`,
      body: coding ? await compress(rawPayload, coding, BROTLI_QUALITY) : rawPayload,
    }
  }

  /** Makes each file once. Failures are not kept, so unknown paths take no memory. */
  function fileOf(path: string, coding: Coding | null): Promise<PageFile> {
    const key = `${coding ?? 'identity'} ${path}`
    const known = files.get(key)
    if (known) return known
    const made = makeFile(path, coding)
    files.set(key, made)
    made.catch(() => files.delete(key))
    return made
  }

  server.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  server.get('/docs/*', async (request, reply) => {
    const coding = preferredCoding(request.headers['accept-encoding'])
    const { type, etag, body } = await fileOf(new URL(request.url, 'http://host').pathname, coding)
    reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=3600' })
    reply.header('content-security-policy', PAGE_POLICY)
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send()
    if (coding) reply.header('content-encoding', coding)
    return reply.header('content-type', type).send(body)
  })
}

/** Creates a separate server for the page on its first request, because its script takes some 40 MB. */
async function createPage(): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const page = fastify()
  await page.register(apiReference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Endcap API',
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      authentication: { preferredSecurityScheme: 'accessToken' },
    },
  })
  return page
}
