import { FormatError, IntlMessageFormat } from 'intl-messageformat'
import { type Message, type MessageId, say, type Values } from './message.ts'

/** Texts of a language by id, in ICU message format. */
export type Catalog = Readonly<Record<MessageId, string>>

/** Functions that draw the tags of a text, by name. */
export type Tags<Part> = Readonly<Record<string, (inside: readonly (string | Part)[]) => Part>>

/** A text of a stored result, whose id another release may have had. */
type StoredMessage = { readonly id: string; readonly values?: Values }

/** Writes texts in one language. `Intl` formats numbers, plurals and dates. */
export type Writer = {
  /** BCP 47 tag. */
  language: string
  /** Returns null for a stored message whose ids or values this release does not know. */
  write: { (message: Message): string; (message: StoredMessage): string | null }
  text: (id: MessageId, values?: Values) => string
  /** Keeps tags: `<b>3</b> images`. */
  parts: <Part>(id: MessageId, values: Values, tags: Tags<Part>) => (string | Part)[]
}

class UnknownText extends Error {}

/** Scoring repeats sentences for many images. */
const MAX_KEPT = 5_000

/** Creates the writer of a language, which parses texts when they are used. */
export function createWriter(language: string, catalog: Catalog): Writer {
  const formats = new Map<string, IntlMessageFormat>()
  const sentences = new Map<string, string>()

  function formatOf(id: string): IntlMessageFormat {
    const kept = formats.get(id)
    if (kept) return kept
    const text = Object.hasOwn(catalog, id) ? catalog[id as MessageId] : undefined
    if (text === undefined) throw new UnknownText(id)
    const format = new IntlMessageFormat(text, language)
    formats.set(id, format)
    return format
  }

  const plain = (values: Values): Record<string, number | string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]))

  function plainValue(value: Values[string]): number | string {
    if (typeof value !== 'object') return value
    if ('id' in value) return sentenceOf(value)
    return new Intl.ListFormat(language).format(value.map(sentenceOf))
  }

  function sentenceOf({ id, values }: StoredMessage): string {
    const key = values ? id + JSON.stringify(values) : id
    const kept = sentences.get(key)
    if (kept !== undefined) return kept
    const sentence = String(formatOf(id).format(plain(values ?? {})))
    if (sentences.size >= MAX_KEPT) sentences.clear()
    sentences.set(key, sentence)
    return sentence
  }

  function write(message: Message): string
  function write(message: StoredMessage): string | null
  function write(message: StoredMessage): string | null {
    try {
      return sentenceOf(message)
    } catch (error) {
      if (error instanceof FormatError || error instanceof UnknownText) return null
      throw error
    }
  }

  return {
    language,
    write,
    text: (id, values) => sentenceOf(say(id, values)),
    parts(id, values, tags) {
      const written = formatOf(id).format({ ...plain(values), ...tags })
      return Array.isArray(written) ? written : [String(written)]
    },
  }
}
