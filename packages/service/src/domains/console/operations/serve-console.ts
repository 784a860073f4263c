import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { weightsOf } from '../../../platform/http/accept.ts'
import { preferredCoding } from '../../../platform/http/compression.ts'
import { basePath, isOwnHost } from '../../../platform/http/own-host.ts'
import { UNTRACED } from '../../../platform/http/trace-requests.ts'
import type { ConsoleFile, ConsoleFiles } from '../console-files.ts'

type Deps = { baseUrl: string; readConsoleFiles: () => Promise<ConsoleFiles | null> }

/** Limits the page to this origin. No script can turn text into HTML. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const PAGE_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
}
const ASSET_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Accept-Encoding',
}
/** A first `npm start` builds it while the service starts. */
const NOT_BUILT = 'The console is being built, or is not: then run npm run console:build.\n'
/** First segments below `/console/` that are not pages. */
const NO_PAGES = new Set(['api', 'token', 'oidc', 'assets'])

/** Serves the console's page at every address below `/console/`, and its assets. */
export const serveConsoleOperation = ({ baseUrl, readConsoleFiles }: Deps): FastifyPluginAsync => {
  const path = basePath(baseUrl)
  const home = `${path}/console/`

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = new URL(request.url, 'http://host')
    const segment = pathname.split('/')[2] ?? ''
    if (NO_PAGES.has(segment)) throw new DomainError('NOT_FOUND', 'there is nothing at this address')
    if (!isOwnHost(request, baseUrl)) return reply.redirect(`${baseUrl}${pathname}${search}`, 302)
    const files = await readConsoleFiles()
    if (!files)
      return reply.code(503).header('refresh', '2').type('text/plain; charset=utf-8').send(NOT_BUILT)
    const html = files.index.replaceAll('"./assets/', `"${home}assets/`)
    return reply.type('text/html; charset=utf-8').send(html)
  }

  return async (server) => {
    const options = { schema: { hide: true }, config: UNTRACED }
    // Includes redirects and errors below /console/.
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers(PAGE_HEADERS)
    })
    server.get('/', options, async (request, reply) => {
      if (!weightsOf(request.headers.accept).has('text/html'))
        throw new DomainError('NOT_FOUND', 'there is nothing at this address')
      return reply.header('vary', 'Accept').redirect(home, 302)
    })
    server.get('/console', options, (_request, reply) => reply.redirect(home, 302))
    server.get('/console/*', { ...options, handler: sendPage })
    server.get<{ Params: { name: string } }>('/console/assets/:name', options, async (request, reply) => {
      const file = (await readConsoleFiles())?.assets.get(request.params.name)
      if (!file) throw new DomainError('NOT_FOUND', 'there is nothing at this address')
      return sendAsset(request, reply, file)
    })
  }
}

function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bodies }: ConsoleFile,
): FastifyReply {
  const coding = preferredCoding(request.headers['accept-encoding'])
  reply.headers({ ...ASSET_HEADERS, 'content-type': type })
  if (coding === null || !bodies[coding]) return reply.send(bodies.identity)
  return reply.header('content-encoding', coding).send(bodies[coding])
}
