import { writer } from './say.ts'

/** Returns a name or title as it is written within a sentence. German nouns keep their capital. */
export const inSentence = (text: string): string =>
  writer().language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)
