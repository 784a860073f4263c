import { LANGUAGES, type Language } from '@endcap/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { addVary } from './vary.ts'

/**
 * Returns the language of the texts of an answer, the one that the client prefers or English (RFC 9110, section 12.5.4),
 * and names it in the headers of the answer.
 */
export function declareLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const preferred = new Negotiator(request.raw).language([...LANGUAGES])
  const language = LANGUAGES.find((each) => each === preferred) ?? LANGUAGES[0]
  reply.header('content-language', language)
  addVary(reply, 'Accept-Language')
  return language
}
