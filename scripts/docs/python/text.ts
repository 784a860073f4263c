const MAX_WIDTH = 100

/** Converts `listPdps` to `list_pdps`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => `_${letters.toLowerCase()}`).replace(/^_/, '')

/** Breaks a text into lines that start with `prefix`. */
export function wrap(text: string, prefix: string): string[] {
  const lines: string[] = []
  let line = prefix
  for (const word of text.replaceAll(/\s+/g, ' ').trim().split(' ')) {
    if (line.length > prefix.length && line.length + 1 + word.length > MAX_WIDTH) {
      lines.push(line)
      line = prefix
    }
    line += `${line.length > prefix.length ? ' ' : ''}${word}`
  }
  return [...lines, line]
}

/** Writes a docstring. Paragraphs are separated by an empty line. */
export function docstring(paragraphs: readonly string[], indent: string): string[] {
  const escaped = paragraphs
    .filter(Boolean)
    .map((each) => each.replaceAll('\\', '\\\\').replaceAll('"""', "'''"))
  const lines = escaped.flatMap((each, at) => [...(at > 0 ? [''] : []), ...wrap(sentence(each), indent)])
  const [first = indent, ...rest] = lines
  const opened = `${indent}"""${first.slice(indent.length)}`
  // A quote before the closing ones would end the docstring early.
  if (rest.length === 0 && opened.length < MAX_WIDTH - 3) return [`${opened}"""`]
  return [opened, ...rest, `${indent}"""`]
}

const sentence = (text: string): string => (/[.:?!]$/.test(text) ? text : `${text}.`)

/** Writes a comma-separated list on one line, or with one entry per line if it is too long. Entries may have lines. */
export function listOf(open: string, entries: readonly string[], close: string, indent: string): string[] {
  const line = `${indent}${open}${entries.join(', ')}${close}`
  if ((line.length <= MAX_WIDTH && !line.includes('\n')) || entries.length === 0) return [line]
  const inside = entries.flatMap((entry) => `${entry},`.split('\n')).map((each) => `${indent}    ${each}`)
  return [`${indent}${open}`, ...inside, `${indent}${close}`]
}

/** Writes a line with a long `Literal[…]`, or `Union[…]` of classes, with one value per line. */
export function breakLiteral(line: string, indent: string): string[] {
  const [, before = '', values = '', after = ''] =
    /^(.*Literal\[)(.*?)(\].*)$/.exec(line) ?? /^(.*Union\[)([^[\]]*)(\].*)$/.exec(line) ?? []
  return `${indent}${line}`.length > MAX_WIDTH && values !== ''
    ? listOf(before, values.split(', '), after, indent)
    : [`${indent}${line}`]
}
