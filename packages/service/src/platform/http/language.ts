import { FALLBACK, LANGUAGES, type Language } from '@endcap/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { addVary } from './vary.ts'

/** Selects the preferred language or English (RFC 9110, section 12.5.4), and sets the headers. */
export function declareLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const preferred = new Negotiator(request.raw).language([...LANGUAGES])
  const language = LANGUAGES.find((each) => each === preferred) ?? FALLBACK
  reply.header('content-language', language)
  addVary(reply, 'Accept-Language')
  return language
}
