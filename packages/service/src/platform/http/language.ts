import { LANGUAGES, type Language } from '@endcap/words/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { addVary } from './vary.ts'

/** Returns the language of the texts of an answer: the one that the client prefers, or English (RFC 9110, section 12.5.4). */
export function languageOf(request: FastifyRequest): Language {
  const preferred = new Negotiator(request.raw).language([...LANGUAGES])
  return LANGUAGES.find((language) => language === preferred) ?? LANGUAGES[0]
}

/** Says in which language the texts of an answer are, and that it depends on the request. */
export function declareLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language)
  addVary(reply, 'Accept-Language')
}
