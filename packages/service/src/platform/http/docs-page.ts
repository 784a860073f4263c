import { randomBytes } from 'node:crypto'
import { entityTag } from '@endcap/foundation/net/entity-tag'
import { type FastifyPluginAsync, fastify } from 'fastify'
import fresh from 'fresh'
import { type Coding, compress, preferredCoding } from './compression.ts'
import { docsHtml } from './docs-html.ts'
import { basePath } from './own-host.ts'

/** Compresses the script from 4.4 to 1.1 MB in half a second, once. */
const BROTLI_QUALITY = 6
const SCRIPT = '/docs/js/scalar.js'

const DOCS = { config: { spanName: 'getApiReference' } }

type Script = { type: string; etag: string; body: Buffer }

/** Creates `/docs`, which loads nothing from other hosts. */
export function docsPage({ baseUrl }: { baseUrl: string }): FastifyPluginAsync {
  const path = basePath(baseUrl)
  const scripts = new Map<Coding | null, Promise<Script>>()

  function scriptIn(coding: Coding | null): Promise<Script> {
    const script = scripts.get(coding) ?? makeScript(coding)
    scripts.set(coding, script)
    script.catch(() => scripts.delete(coding))
    return script
  }

  return async (server) => {
    server.get('/docs', DOCS, (_request, reply) => reply.redirect(`${path}/docs/`, 301))
    // Never cached: its nonce is valid for one response.
    server.get('/docs/', DOCS, (_request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      reply.headers({ 'content-security-policy': policyOf(nonce), 'cache-control': 'no-store' })
      return reply
        .type('text/html; charset=utf-8')
        .send(docsHtml({ nonce, documentUrl: `${path}/openapi.json` }))
    })
    server.get(SCRIPT, DOCS, async (request, reply) => {
      const coding = preferredCoding(request.headers['accept-encoding'])
      const { type, etag, body } = await scriptIn(coding)
      reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=3600' })
      if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag }))
        return reply.code(304).send()
      if (coding) reply.header('content-encoding', coding)
      return reply.type(type).send(body)
    })
  }
}

/** Allows this origin only. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Read on first use, because it takes some 40 MB. */
async function makeScript(coding: Coding | null): Promise<Script> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const server = fastify()
  await server.register(apiReference, { routePrefix: '/docs', configuration: { url: '/' } })
  const { headers, rawPayload } = await server.inject(SCRIPT)
  return {
    type: String(headers['content-type']),
    etag: `W/${entityTag(rawPayload)}`,
    body: coding ? await compress(rawPayload, coding, BROTLI_QUALITY) : rawPayload,
  }
}
