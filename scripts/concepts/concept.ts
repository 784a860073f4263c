/** `path` is relative to the repository. */
export type AddedFile = { path: string; content: string }

/** The smallest edits for a new concept. */
export type ChangedFile = {
  path: string
  /** Describes what a person writes there. */
  what: string
  /** Added as the first line. */
  importLine?: string
  /** Texts that occur once, with replacements. */
  edits: readonly (readonly [before: string, after: string])[]
}

/** A kind of thing that people add, with a fake as an example. */
export type Concept = {
  name: string
  /** Files of the fake. `fake` in paths is the placeholder name. */
  adds: readonly AddedFile[]
  /** All other files that a person changes. */
  changes: readonly ChangedFile[]
  /** Texts by their ids, which a person adds to the file of each language. */
  texts?: Readonly<Record<string, string>>
  /** Further needs of a real one, in a sentence for CONTRIBUTING.md. */
  note?: string
}

/** Appends an entry to a list. */
export const addToList = (
  path: string,
  { importLine, entry, end }: { importLine?: string; entry: string; end: string },
): ChangedFile => ({
  path,
  what: 'its line',
  ...(importLine !== undefined && { importLine }),
  edits: [[`\n${end}`, `\n  ${entry},\n${end}`]],
})

/** Applies a change. Fails unless each edit matches exactly once. */
export function edited(text: string, { path, importLine, edits }: ChangedFile): string {
  const changed = edits.reduce((current, [before, after]) => {
    const [head = '', tail, ...others] = current.split(before)
    if (tail === undefined || others.length > 0)
      throw new Error(`${path} does not have this text exactly once: ${before.trim()}`)
    return head + after + tail
  }, text)
  return importLine === undefined ? changed : `${importLine}\n${changed}`
}
