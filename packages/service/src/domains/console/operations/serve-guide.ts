import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { basePath } from '../../../platform/http/own-host.ts'
import { UNTRACED } from '../../../platform/http/trace-requests.ts'

/** The guide has no scripts. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
const FIRST = 'index.html'

/** Serves the documents as pages below `/docs/guide/`. `folder`: what `npm run console:build` has written. */
export const serveGuideOperation = ({
  baseUrl,
  folder,
}: {
  baseUrl: string
  folder: URL
}): FastifyPluginAsync => {
  const home = `${basePath(baseUrl)}/docs/guide/`
  let names: Promise<Set<string>> | null = null

  async function find(name: string): Promise<{ file: URL; type: string }> {
    names ??= readNames(folder)
    const known = await names
    // It may be built meanwhile.
    if (known.size === 0) names = null
    const type = TYPES[extname(name)]
    if (!known.has(name) || type === undefined)
      throw new DomainError(
        'NOT_FOUND',
        known.size === 0 ? 'the guide is not built: run npm run console:build' : 'there is no such page',
      )
    return { file: new URL(encodeURIComponent(name), folder), type }
  }

  return async (server) => {
    const options = { schema: { hide: true }, config: UNTRACED }
    server.get('/docs/guide', options, (_request, reply) => reply.redirect(home, 302))
    for (const path of ['/docs/guide/', '/docs/guide/:name'])
      server.get<{ Params: { name?: string } }>(path, options, async (request, reply) => {
        const { file, type } = await find(request.params.name ?? FIRST)
        return reply.headers({ ...HEADERS, 'content-type': type }).send(createReadStream(file))
      })
  }
}

async function readNames(folder: URL): Promise<Set<string>> {
  try {
    return new Set(await readdir(folder))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set()
    throw error
  }
}
