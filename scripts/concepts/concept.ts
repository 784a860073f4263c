/** A file with its path from the root of the repository. */
export type AddedFile = { path: string; content: string }

/** A file and the smallest edits that a new concept needs. */
export type ChangedFile = {
  path: string
  /** Content that a person writes in it. */
  what: string
  /** Line that the file begins with afterwards. */
  importLine?: string
  /** Texts that the file has once, each with its replacement. */
  edits: readonly (readonly [before: string, after: string])[]
}

/** A kind of thing that people add, with a fake that stands for a new one. */
export type Concept = {
  /** Completes "Add …". */
  name: string
  /** Files of the fake. `fake` in their paths stands for the name of a new one. */
  adds: readonly AddedFile[]
  /** The only other files that a person changes. */
  changes: readonly ChangedFile[]
  /** Texts for people by their ids, which a person adds to the file of each language. */
  texts?: Readonly<Record<string, string>>
  /** Needs of a real one besides, in a sentence for CONTRIBUTING.md. */
  note?: string
}

/** Returns a change that adds an entry at the end of a list. */
export const addToList = (
  path: string,
  { importLine, entry, end }: { importLine?: string; entry: string; end: string },
): ChangedFile => ({
  path,
  what: 'its line',
  ...(importLine !== undefined && { importLine }),
  edits: [[`\n${end}`, `\n  ${entry},\n${end}`]],
})

/** Returns the text of a file after a change. Fails if it does not have the place of an edit exactly once. */
export function edited(text: string, { path, importLine, edits }: ChangedFile): string {
  const changed = edits.reduce((current, [before, after]) => {
    const [head = '', tail, ...others] = current.split(before)
    if (tail === undefined || others.length > 0)
      throw new Error(`${path} does not have this text exactly once: ${before.trim()}`)
    return head + after + tail
  }, text)
  return importLine === undefined ? changed : `${importLine}\n${changed}`
}
