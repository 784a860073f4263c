import { ENGLISH } from './english.ts'
import type { Message } from './message.ts'
import type { Writer } from './writer.ts'

/** Texts of an object by the names of its fields. */
export type Wording<Field extends string = string> = { readonly [Name in Field]: Message }

/** An object whose texts can be written in another language. */
export type Worded<Field extends string> = { readonly [Name in Field]: string } & {
  /** The texts of fields by id. Absent in results of releases that stored sentences alone. */
  readonly wording?: Wording<Field>
}

/** Returns the fields of texts: the English sentences, and under `wording` the texts by id. */
export function worded<Field extends string>(
  wording: Wording<Field>,
): Record<Field, string> & { wording: Wording<Field> } {
  const sentences = Object.entries<Message>(wording).map(([field, message]) => [
    field,
    ENGLISH.write(message),
  ])
  return { ...(Object.fromEntries(sentences) as Record<Field, string>), wording }
}

/**
 * Returns a copy of a result with its texts in a language and without their ids. A text that the language does not have,
 * because another release stored it, stays as it is.
 */
export const inLanguage = <Result>(result: Result, writer: Pick<Writer, 'write'>): Result =>
  rewrite(result, writer.write) as Result

/** Returns whether a result has texts by id. */
export const hasTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('wording' in value || Object.values(value).some(hasTexts))

function rewrite(value: unknown, write: Writer['write']): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, write))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const { wording, ...fields } = value as { wording?: Wording }
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, rewrite(field, write)]),
  )
  for (const [name, message] of Object.entries(wording ?? {})) copy[name] = write(message) ?? copy[name]
  return copy
}
