import { entityTag } from '@endcap/foundation/net/entity-tag'
import { ENGLISH, hasTexts, inLanguage, type Language } from '@endcap/words'
import { WRITERS } from '@endcap/words/writers'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import fresh from 'fresh'
import packageJson from '../../../package.json' with { type: 'json' }
import { declareLanguage } from './language.ts'
import { addVary } from './vary.ts'

/**
 * A JSON text in UTF-8 and its entity tag (RFC 9110, section 8.8.3). The tag is weak, because it is the same for every
 * content coding of the text.
 */
type Text = { body: Buffer; etag: string }

/** A JSON text in English, and in other languages if it has texts for people. */
export type Representation = Text & { in?: (language: Language) => Text }

/** Serializes a value and computes its entity tag. */
export function represent(value: unknown): Representation {
  if (!hasTexts(value)) return serialize(value)
  const others = new Map<Language, Text>()
  return {
    ...serialize(inLanguage(value, ENGLISH)),
    in(language) {
      const text = others.get(language) ?? serialize(inLanguage(value, WRITERS[language]), `-${language}`)
      others.set(language, text)
      return text
    },
  }
}

function serialize(value: unknown, suffix = ''): Text {
  // In bytes, because a text with one character beyond Latin-1 takes three times as long to send at each poll.
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `W/${entityTag(body)}`.replace(/"$/, `${suffix}"`) }
}

/** Responds to a GET with 200, or with 304 if `If-None-Match` has the entity tag (section 13.1.2). */
export function sendConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): FastifyReply {
  const { body, etag } = textFor(request, reply, representation)
  if (isFresh(request, reply, etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}

/** Returns the text in the language that the client prefers. */
function textFor(request: FastifyRequest, reply: FastifyReply, representation: Representation): Text {
  if (!representation.in) return representation
  const language = declareLanguage(request, reply)
  return language === ENGLISH.language ? representation : representation.in(language)
}

/** Returns an answer with its texts in the language that the client prefers. */
export function inPreferredLanguage<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Answer {
  return hasTexts(answer) ? inLanguage(answer, WRITERS[declareLanguage(request, reply)]) : answer
}

/** Responds like `sendConditional` with a PNG, which is made only if the client does not have it yet. */
export async function sendConditionalPng(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, draw }: { etag: string; draw: () => Promise<Buffer> },
): Promise<FastifyReply> {
  // Another release may draw the same in another way.
  if (isFresh(request, reply, etag.replace(/"$/, `-png-${packageJson.version}"`)))
    return reply.code(304).send()
  return reply.header('content-type', 'image/png').send(await draw())
}

/** Leaves the length of the body out of 304 to a HEAD, because it is not that of the 200 (RFC 9110, section 8.6). */
export function omitLengthOfFresh(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return
    const omit: onSendAsyncHookHandler = async (_request, reply, payload) => {
      if (reply.statusCode === 304) reply.removeHeader('content-length')
      return payload
    }
    // Fastify's own hook, which sets the length, comes first.
    route.onSend = [...[route.onSend ?? []].flat(), omit]
  })
}

function isFresh(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  // The client may cache the response but must revalidate it on each use.
  reply.headers({
    etag,
    'cache-control': 'private, no-cache',
  })
  addVary(reply, 'Authorization', 'Accept', 'Accept-Encoding')
  // Passes only this header, because `fetch` adds "no-cache", which is meant for caches on the way.
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })
}
