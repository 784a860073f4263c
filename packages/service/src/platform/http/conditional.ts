import { entityTag } from '@endcap/foundation/net/entity-tag'
import { ENGLISH, hasTexts, inLanguage, type Language } from '@endcap/words'
import { WRITERS } from '@endcap/words/writers'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import fresh from 'fresh'
import packageJson from '../../../package.json' with { type: 'json' }
import { declareLanguage } from './language.ts'
import { addVary } from './vary.ts'

/** JSON with a weak entity tag (RFC 9110, section 8.8.3), because it is the same for every content coding. */
type Text = { body: Buffer; etag: string }

/** English JSON, and other languages if it has texts for people. */
export type Representation = Text & { in?: (language: Language) => Text }

/** Serializes a value and computes its entity tag. */
export function represent(value: unknown): Representation {
  if (!hasTexts(value)) return serialize(value)
  return {
    ...serialize(inLanguage(value, ENGLISH)),
    in: (language) => serialize(inLanguage(value, WRITERS[language]), `-${language}`),
  }
}

function serialize(value: unknown, suffix = ''): Text {
  // Bytes, because a string with one character beyond Latin-1 takes three times as long to send.
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `W/${entityTag(body)}`.replace(/"$/, `${suffix}"`) }
}

/** Responds with 200, or 304 if `If-None-Match` matches (section 13.1.2). */
export function sendConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): FastifyReply {
  const { body, etag } = textFor(request, reply, representation)
  if (isFresh(request, reply, etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}

function textFor(request: FastifyRequest, reply: FastifyReply, representation: Representation): Text {
  if (!representation.in) return representation
  const language = declareLanguage(request, reply)
  return language === ENGLISH.language ? representation : representation.in(language)
}

/** Translates the texts to the client's language. */
export function inPreferredLanguage<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Answer {
  return hasTexts(answer) ? inLanguage(answer, WRITERS[declareLanguage(request, reply)]) : answer
}

/** Works like `sendConditional`, but makes the PNG only if needed. */
export async function sendConditionalPng(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, draw }: { etag: string; draw: () => Promise<Buffer> },
): Promise<FastifyReply> {
  // Another release may draw the same differently.
  if (isFresh(request, reply, etag.replace(/"$/, `-png-${packageJson.version}"`)))
    return reply.code(304).send()
  return reply.header('content-type', 'image/png').send(await draw())
}

/** Omits the length in a 304 to HEAD, where it differs from the 200 (RFC 9110, section 8.6). */
export function omitLengthOfFresh(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return
    const omit: onSendAsyncHookHandler = async (_request, reply, payload) => {
      if (reply.statusCode === 304) reply.removeHeader('content-length')
      return payload
    }
    // Runs after Fastify's own hook, which sets the length.
    route.onSend = [...[route.onSend ?? []].flat(), omit]
  })
}

function isFresh(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  // Cached responses must be revalidated on each use.
  reply.headers({
    etag,
    'cache-control': 'private, no-cache',
  })
  addVary(reply, 'Authorization', 'Accept', 'Accept-Encoding')
  // Ignores `Cache-Control: no-cache`, which `fetch` adds for caches in between.
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })
}
