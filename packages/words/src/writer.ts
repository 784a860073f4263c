import { IntlMessageFormat } from 'intl-messageformat'
import { type Message, type MessageId, say, type Values } from './message.ts'

/** The texts of a language by id, in ICU message format. */
export type Catalog = Readonly<Record<MessageId, string>>

/** Parts of a text with tags: strings, and what the functions of its tags return. */
export type Tags<Part> = Readonly<Record<string, (inside: readonly (string | Part)[]) => Part>>

/** A text of a stored result. Another release may have had its id. */
type StoredMessage = { readonly id: string; readonly values?: Values }

/** Writes texts in one language. Numbers, plurals and dates are as the language has them (`Intl`). */
export type Writer = {
  /** BCP 47 tag of the language. */
  language: string
  /** Returns a text in the language. A stored id of another release, which the catalog lacks, returns null. */
  write: { (message: Message): string; (message: StoredMessage): string | null }
  /** Returns the text of an id. */
  text: (id: MessageId, values?: Values) => string
  /** Returns the parts of a text with tags, such as `<b>3</b> images`. */
  parts: <Part>(id: MessageId, values: Values, tags: Tags<Part>) => (string | Part)[]
}

/** Sentences that a writer keeps, because scoring writes the same ones for many images. */
const MAX_KEPT = 5_000

/** Creates the writer of a language. Each text is parsed when it is first written. */
export function createWriter(language: string, catalog: Partial<Catalog>): Writer {
  const formats = new Map<string, IntlMessageFormat>()
  const sentences = new Map<string, string>()

  function formatOf(id: string): IntlMessageFormat | null {
    const kept = formats.get(id)
    if (kept) return kept
    const text = Object.hasOwn(catalog, id) ? catalog[id as MessageId] : undefined
    if (text === undefined) return null
    const format = new IntlMessageFormat(text, language)
    formats.set(id, format)
    return format
  }

  const plain = (values: Values): Record<string, number | string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]))

  function plainValue(value: Values[string]): number | string {
    if (typeof value !== 'object') return value
    if ('id' in value) return write(value) ?? ''
    return new Intl.ListFormat(language).format(value.map((each) => write(each) ?? ''))
  }

  function write(message: Message): string
  function write(message: StoredMessage): string | null
  function write({ id, values }: StoredMessage): string | null {
    const key = values ? id + JSON.stringify(values) : id
    const kept = sentences.get(key)
    if (kept !== undefined) return kept
    const format = formatOf(id)
    if (!format) return null
    const sentence = String(format.format(plain(values ?? {})))
    if (sentences.size >= MAX_KEPT) sentences.clear()
    sentences.set(key, sentence)
    return sentence
  }

  return {
    language,
    write,
    text: (id, values) => write(say(id, values)),
    parts(id, values, tags) {
      const written = formatOf(id)?.format({ ...plain(values), ...tags })
      return Array.isArray(written) ? written : [String(written ?? id)]
    },
  }
}
