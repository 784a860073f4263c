import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { CLASSIFICATIONS } from '@endcap/scoring'
import { parseSync } from 'oxc-parser'

const SOURCES = join(import.meta.dirname, '../src')

/** Attributes and properties with texts that people see or screen readers say. */
const SHOWN =
  /^(alt|aria-(description|label|roledescription|valuetext)|aside|data-name|documentTitle|fine|issue|keep|label|meta|note|off|placeholder|problem|remove|repeats|submit|subject|summary|text|title|tip)$/
/** Functions that show their texts. */
const SHOWS = /^(announce|showToast|usePageTitle)$/

/** Brands, units, code and names of data, which are the same in every language. */
const IN_EVERY_LANGUAGE = new Set<string>([
  ...CLASSIFICATIONS,
  ...['ASIN', 'CLI', 'CSV', 'Endcap', 'GTIN', 'JSON', 'SDK', 'Spark'],
  ...['GB', 'MB', 'kB', 'px'],
  ...['1px dashed', 'https://', 'Files', 'PostgreSQL', 'npm start'],
  'https://shop.example.com/media/catalog/product',
  'npx endcap user list\nnpx endcap user link <user-id>',
])
/** Files whose strings are code: examples that people copy. */
const EXAMPLES = new Set(['pages/outcomes/template.ts', 'pages/settings/credentials/snippets.ts'])

/** Names of the classes of the style sheets, of which other strings can consist. */
const CLASSES = new Set(
  filesOf('**/*.css').flatMap((file) => [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
)

/** How a literal is used. What has the form of a sentence is a text unless it is code. */
type Use = 'text' | 'error' | 'unknown' | 'code'
type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Returns the name of an attribute, a property or a function. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  const { name, value, property } = node
  if (typeof name === 'string') return name
  return typeof value === 'string' ? value : nameOf(property)
}

/** Returns the strings of a literal: one, or those around the values of a template. */
function stringsOf({ type, value, quasis }: Node): string[] {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return [String(value)]
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return []
  return quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked)
}

/** Returns whether a string is a text. */
function isText(string: string, use: Use): boolean {
  const text = string.trim()
  if (use === 'code' || IN_EVERY_LANGUAGE.has(text)) return false
  if (use === 'text') return /\p{L}{2}/u.test(text)
  if (/^\p{Lu}\p{Ll}+([ ,.:?!’]|$)/u.test(text)) return true
  // Errors that begin with a small letter are for developers.
  return (
    use !== 'error' && /\p{Ll} \p{Ll}{2}/u.test(text) && !text.split(' ').every((word) => CLASSES.has(word))
  )
}

/** Classes, and keys by the names of the standard (`aria-keyshortcuts`). */
const CODE = new Set(['class', 'keys'])

/** Returns the use of a literal in an attribute or property. */
const useOf = (name: string): Use => (SHOWN.test(name) ? 'text' : CODE.has(name) ? 'code' : 'unknown')

/** Returns the use of a literal that is a child of a node. */
function useIn(node: Node, child: string, use: Use): Use {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return child === 'children' ? 'text' : 'unknown'
    case 'JSXAttribute':
      return useOf(nameOf(node['name']))
    case 'Property':
      return child === 'value' ? useOf(nameOf(node['key'])) : 'unknown'
    case 'CallExpression':
      return SHOWS.test(nameOf(node['callee'])) ? 'text' : 'unknown'
    case 'NewExpression':
      return nameOf(node['callee']).endsWith('Error') ? 'error' : 'unknown'
    case 'ConditionalExpression':
      return child === 'test' ? 'unknown' : use
    case 'LogicalExpression':
    case 'JSXExpressionContainer':
      return use
    case 'TSLiteralType':
    case 'ImportDeclaration':
      return 'code'
    case 'BinaryExpression':
      return node['operator'] === '+' ? use : 'code'
    case 'SwitchCase':
      return child === 'test' ? 'code' : 'unknown'
    default:
      return 'unknown'
  }
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: SOURCES }).toSorted()
}

function read(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8')
}

/** Returns the literals of a file that show texts of one language, with their lines. */
function textsOf(file: string): string[] {
  const source = read(file)
  const found: string[] = []
  visit(parseSync(file, source).program, 'unknown')
  return found

  function visit(value: unknown, use: Use): void {
    if (Array.isArray(value)) for (const each of value) visit(each, use)
    if (!isNode(value)) return
    for (const string of stringsOf(value))
      if (isText(string, value.type === 'JSXText' ? 'text' : use))
        found.push(
          `${file}:${source.slice(0, value.start).split('\n').length}: ${string.trim().replaceAll(/\s+/g, ' ')}`,
        )
    for (const [name, child] of Object.entries(value)) visit(child, useIn(value, name, use))
  }
}

it('the console has no text that is not in the catalogs', () => {
  const files = filesOf('**/*.{ts,tsx}').filter((file) => !EXAMPLES.has(file))
  assert.equal(files.flatMap(textsOf).join('\n'), '')
})
