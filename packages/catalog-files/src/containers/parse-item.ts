import { SaxesParser } from 'saxes'
import { MAX_NAME_LENGTH } from '../limits.ts'
import type { Cell } from '../records/row-values.ts'

/** Feeds have three levels. */
const MAX_DEPTH = 32

const BARE_AMPERSAND = /&(?!#?\w+;)/
/** Parts with literal ampersands. */
const VERBATIM = /<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs

/** Values by column, or the reason why the XML is invalid. */
export type ParsedItem = { values: Map<string, Cell> } | { malformed: string }

class InvalidXml extends Error {}

type Attributes = Readonly<Record<string, string>>

/** Address attributes, as in Atom links and `<image url="…"/>`. */
const ADDRESS_ATTRIBUTES = ['href', 'url', 'src']

/**
 * Parses a product. Columns are its attributes, and its children without `g:`. Repeated or nested children, such
 * as `<images>`, are lists. Refuses entities other than XML's own.
 */
export function parseItem(xml: string): ParsedItem {
  const item = new ItemValues()
  const parser = new SaxesParser<{ xmlns?: false; position?: boolean }>({ position: false })
  parser.on('error', (error) => {
    throw new InvalidXml(error.message)
  })
  parser.on('opentag', ({ attributes }) => item.open(attributes))
  parser.on('text', (text) => item.append(text))
  parser.on('cdata', (text) => item.append(text))
  parser.on('closetag', ({ name }) => item.close(name))
  try {
    parser.write(xml).close()
  } catch (error) {
    if (!(error instanceof InvalidXml)) throw error
    // The parser reports a bare ampersand at a later place.
    return BARE_AMPERSAND.test(xml.replaceAll(VERBATIM, ''))
      ? { malformed: 'is not valid XML: "&" must be written "&amp;"' }
      : { malformed: `is not valid XML (${error.message.slice(0, 200)})` }
  }
  return { values: item.values() }
}

type OpenElement = { text: string; address: string }

class ItemValues {
  readonly #texts = new Map<string, string[]>()
  readonly #google = new Set<string>()
  readonly #open: OpenElement[] = []
  #attributes: Attributes = {}
  #inner: string[] = []

  open(attributes: Attributes): void {
    if (this.#open.length === MAX_DEPTH) throw new InvalidXml(`more than ${MAX_DEPTH} levels`)
    if (this.#open.length === 0) this.#attributes = attributes
    const name = ADDRESS_ATTRIBUTES.find((each) => Object.hasOwn(attributes, each)) ?? ''
    this.#open.push({ text: '', address: attributes[name] ?? '' })
  }

  append(text: string): void {
    const element = this.#open.at(-1)
    if (element) element.text += text
  }

  close(name: string): void {
    const { text, address } = this.#open.pop() ?? { text: '', address: '' }
    const value = text.trim() === '' ? address.trim() : text.trim()
    const depth = this.#open.length
    if (depth > 1 && value !== '') this.#inner.push(value)
    if (depth !== 1) return
    this.#add(name, value === '' ? this.#inner : [value])
    this.#inner = []
  }

  values(): Map<string, Cell> {
    const children = new Set(this.#texts.keys())
    for (const [name, text] of Object.entries(this.#attributes))
      if (!/^xml/i.test(name) && !children.has(columnOf(name)) && text.trim() !== '')
        this.#add(name, [text.trim()])
    return new Map(
      [...this.#texts].map(([column, list]) => [column, list.length === 1 ? (list[0] ?? '') : list]),
    )
  }

  /** Google's namespace wins over RSS and Atom, for example for the `id` of an entry. */
  #add(name: string, values: readonly string[]): void {
    if (values.length === 0 || name.length > MAX_NAME_LENGTH) return
    const column = columnOf(name)
    const isGoogle = column !== name
    if (!isGoogle && this.#google.has(column)) return
    const list = (isGoogle && !this.#google.has(column) ? null : this.#texts.get(column)) ?? []
    for (const value of values) list.push(value)
    this.#texts.set(column, list)
    if (isGoogle) this.#google.add(column)
  }
}

const columnOf = (name: string): string => name.replace(/^g:/, '')
