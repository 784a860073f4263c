import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageId, Values } from './message.ts'

/** The texts of a language by id, in ICU message format. */
export type Catalog = Readonly<Record<MessageId, string>>

/** Parts of a text with tags: strings, and what the functions of its tags return. */
export type Tags<Part> = Readonly<Record<string, (inside: readonly (string | Part)[]) => Part>>

/** Writes texts in one language. Numbers, plurals and dates are as the language has them (`Intl`). */
export type Writer = {
  /** BCP 47 tag of the language. */
  language: string
  /** Returns a text in the language. An id of another release, which the catalog lacks, returns null. */
  write: (message: { id: string; values?: Values }) => string | null
  /** Returns the text of an id. */
  text: (id: MessageId, values?: Values) => string
  /** Returns the parts of a text with tags, such as `<b>3</b> images`. */
  parts: <Part>(id: MessageId, values: Values, tags: Tags<Part>) => (string | Part)[]
}

/** Creates the writer of a language. Each text is parsed when it is first written. */
export function createWriter(language: string, catalog: Partial<Catalog>): Writer {
  const formats = new Map<string, IntlMessageFormat>()

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
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? (write(value) ?? '') : value,
      ]),
    )

  function write({ id, values = {} }: { id: string; values?: Values }): string | null {
    const format = formatOf(id)
    return format && String(format.format(plain(values)))
  }

  return {
    language,
    write,
    text: (id, values) => write(values ? { id, values } : { id }) ?? id,
    parts(id, values, tags) {
      const written = formatOf(id)?.format({ ...plain(values), ...tags })
      return Array.isArray(written) ? written : [String(written ?? id)]
    },
  }
}
