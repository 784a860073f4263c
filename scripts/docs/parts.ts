/** Returns a document with its generated parts, by name, between their markers. Fails if a marker is missing. */
export function withParts(document: string, parts: Readonly<Record<string, string>>): string {
  let written = document
  for (const [name, text] of Object.entries(parts)) {
    const [begin, end] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`]
    const [before, rest = ''] = written.split(begin)
    const [, after] = rest.split(end)
    if (after === undefined) throw new Error(`The document has no part ${begin} … ${end}`)
    written = `${before}${begin}\n${text}\n${end}${after}`
  }
  return written
}
