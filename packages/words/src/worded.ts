import { ENGLISH } from './english.ts'
import type { Message } from './message.ts'
import type { Writer } from './writer.ts'

export type Wording<Field extends string = string> = { readonly [Name in Field]: Message }

export type Worded<Field extends string> = { readonly [Name in Field]: string } & {
  /** Absent in older results. */
  readonly wording?: Wording<Field>
}

/** Adds English sentences. */
export function worded<Field extends string>(
  wording: Wording<Field>,
): Record<Field, string> & { wording: Wording<Field> } {
  const sentences = Object.entries<Message>(wording).map(([field, { id, values }]) => [
    field,
    ENGLISH.text(id, values),
  ])
  return { ...(Object.fromEntries(sentences) as Record<Field, string>), wording }
}

/** Replaces sentences by `wording`, except those of other releases that can't be written. */
export const inLanguage = <Result>(result: Result, writer: Pick<Writer, 'write'>): Result =>
  rewrite(result, writer.write) as Result

/** Searches all levels. */
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
