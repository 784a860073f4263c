import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { parseSync } from 'oxc-parser'

const SOURCES = join(import.meta.dirname, '../src')

/** Calls whose literals are SQL, lines of the log, commands of a help, or errors of rows, which are data. */
const CODE = /^(debug|error|examples|fatal|info|query|sql|warn|RowError|FetchError|malformed)$/
/** Commands that people copy, names of the command in front of a text, and attributes of XML. */
const COPIED = /\bnpx endcap\b|^endcap \w+: …$|^(<\w+ )?\w+="/

/** Names, titles of commander that texts replace, codes and errors that no user can cause. */
const NO_TEXTS = new Set([
  ...['Bearer', 'Demo', 'Endcap', 'First organization', 'Other'],
  ...['Usage:', 'Arguments:', 'Options:', 'Global Options:', 'Commands:'],
  ...['backup create', 'fetch failed', '::error file=…,title=…::…'],
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  ...['a command signs no URLs', 'files of an archive have no signed URL', 'an exception'],
  'Agreement needs two lists of the same length with at least two values each',
])
/** Files of code. */
const CODE_FILES = new Set(['report/styles.ts'])

type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  const { name, property } = node
  return typeof name === 'string' ? name : nameOf(property)
}

/** Returns the string of a literal. The values of a template are left out. */
function stringOf({ type, value, quasis }: Node): string {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return ''
  return quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('…')
}

/** Returns the text of a literal without the tags of HTML, and what their attributes say. */
const partsOf = (text: string): string[] =>
  [
    text.replaceAll(/<[^>]*>/g, ' '),
    ...[...text.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, said = '']) => said),
  ].map((part) => part.trim())

/** Returns whether a string has the form of a sentence, or of a part of one. */
const isText = (text: string): boolean =>
  !NO_TEXTS.has(text) &&
  !COPIED.test(text) &&
  (/^\p{Lu}\p{Ll}+([ ,.:?!’]|$)/u.test(text) || /\p{Ll} [\p{Ll}…]{2}/u.test(text))

/** Returns whether all below a node is code. */
const isCode = ({ type, callee, tag }: Node): boolean =>
  /^(ImportDeclaration|TSLiteralType)$/.test(type) || CODE.test(nameOf(callee ?? tag))

/** Returns the texts of a file with their lines. */
function textsOf(file: string): string[] {
  const source = readFileSync(join(SOURCES, file), 'utf8')
  const found: string[] = []
  visit(parseSync(file, source).program)
  return found

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || isCode(value)) return
    for (const text of partsOf(stringOf(value)).filter(isText))
      found.push(`${file}:${source.slice(0, value.start).split('\n').length}: ${text}`)
    for (const child of Object.values(value)) visit(child)
  }
}

it('the command has no text that is not in the catalogs', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !CODE_FILES.has(file))
  assert.equal(files.toSorted().flatMap(textsOf).join('\n'), '')
})
