import { FALLBACK, type Language, languageOf } from '@endcap/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { weightsOf } from './accept.ts'
import { addVary } from './vary.ts'

/** Looks the preferred language up (RFC 4647, section 3.4), English without one, and sets the headers. */
export function declareLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const preferred = [...weightsOf(request.headers['accept-language'])]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([tag]) => languageOf(tag))
  const language = preferred.find((each) => each !== null) ?? FALLBACK
  reply.header('content-language', language)
  addVary(reply, 'Accept-Language')
  return language
}
