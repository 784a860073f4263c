import { SaxesParser } from 'saxes'
import type { Cell } from '../records/row-values.ts'

/** Deepest nesting within a product. Feeds have three levels. */
const MAX_DEPTH = 32

/** Values of a product's element by column, or the reason why it is not valid XML. */
export type ParsedItem = { values: Map<string, Cell> } | { malformed: string }

class InvalidXml extends Error {}

/**
 * Parses the element of a product. Columns are its children with text, without the prefix `g:`; those that are
 * repeated have a list. An Atom link has its address in `href`. Entities other than XML's own are refused.
 */
export function parseItem(xml: string): ParsedItem {
  const texts = new Map<string, string[]>()
  const parser = new SaxesParser({ position: false })
  let depth = 0
  let text = ''
  const append = (part: string) => {
    if (depth === 2) text += part
  }
  parser.on('error', (error) => {
    throw new InvalidXml(error.message)
  })
  parser.on('opentag', ({ attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new InvalidXml(`more than ${MAX_DEPTH} levels`)
    if (depth === 2) text = String(attributes['href'] ?? '')
  })
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('closetag', ({ name }) => {
    const value = text.trim()
    if (depth === 2 && value !== '') {
      const column = name.replace(/^g:/, '')
      texts.set(column, [...(texts.get(column) ?? []), value])
    }
    depth -= 1
  })
  try {
    parser.write(xml).close()
  } catch (error) {
    if (error instanceof InvalidXml) return { malformed: `is not valid XML (${error.message})` }
    throw error
  }
  return {
    values: new Map([...texts].map(([column, list]) => [column, list.length === 1 ? (list[0] ?? '') : list])),
  }
}
