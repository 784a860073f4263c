import { CatalogFileError } from '../catalog-file-error.ts'
import { MAX_EXCERPT_LENGTH, MAX_ROW_LENGTH, MAX_WASTED_LENGTH } from '../limits.ts'

/** An element with a product, or the beginning of one that cannot be read. Elements are counted from 1. */
export type XmlItem = { row: number; xml: string; malformed: string | null }

type Token = { kind: 'open' | 'close' | 'hidden' | 'cut'; start: number; end: number }

/** Longest token that may be cut at the end of a piece, beside the name of the element. */
const MARGIN = 16
const TOO_LONG = `is longer than ${MAX_ROW_LENGTH.toLocaleString('en-US')} characters`
const NOT_CLOSED = 'is an XML element that is not closed'

/**
 * Cuts the elements of products out of XML, so that each is parsed by itself and a malformed one does not lose
 * the rest. The text may be cut anywhere. Comments and CDATA sections hide what they contain.
 */
export class XmlSplitter {
  readonly #pattern: RegExp
  readonly #margin: number
  #rest = ''
  #row = 0
  #wasted = 0

  /** @param element Name of the element, as in the file */
  constructor(element: string) {
    const name = element.replaceAll(/[.]/g, '\\.')
    this.#pattern = new RegExp(`<!--|<!\\[CDATA\\[|<!DOCTYPE|<${name}(?=[\\s>])|</${name}\\s*>`, 'gi')
    this.#margin = element.length + MARGIN
  }

  /** Yields the elements that are complete with the text. @throws CatalogFileError XML_DOCTYPE, TOO_MALFORMED */
  *push(piece: string, isLast: boolean): Generator<XmlItem> {
    const text = this.#rest + piece
    let item = -1
    let position = 0
    for (;;) {
      const token = this.#nextToken(text, position)
      if (token?.kind === 'hidden') position = token.end
      else if (token?.kind === 'close') {
        if (item >= 0) yield this.#next(text.slice(item, token.end), null)
        item = -1
        position = token.end
      } else if (token?.kind === 'open') {
        if (item >= 0) yield this.#next(text.slice(item, token.start), NOT_CLOSED)
        item = token.start
        position = token.end
      } else {
        // The text ends within an element, a comment or a token.
        const from = Math.min(item < 0 ? text.length : item, token?.start ?? text.length)
        const isTooLong = text.length - from > MAX_ROW_LENGTH
        if (from === text.length || !(isTooLong || isLast)) {
          this.#rest = text.slice(Math.min(from, Math.max(position, text.length - this.#margin)))
          return
        }
        this.#waste(Math.min(text.length - from, MAX_ROW_LENGTH))
        if (item >= 0) yield this.#next(text.slice(item), isTooLong ? TOO_LONG : NOT_CLOSED)
        item = -1
        position = from + 1
      }
    }
  }

  /** Returns the next token. A comment or CDATA section that the text cuts off is `cut`. */
  #nextToken(text: string, position: number): Token | null {
    this.#pattern.lastIndex = position
    const match = this.#pattern.exec(text)
    if (!match) return null
    const [token] = match
    const [start, end] = [match.index, this.#pattern.lastIndex]
    if (/^<!DOCTYPE/i.test(token))
      throw new CatalogFileError(
        'XML_DOCTYPE',
        'The XML has a document type (DOCTYPE), which is not read for security. Remove it.',
      )
    if (token.startsWith('</')) return { kind: 'close', start, end }
    if (!token.startsWith('<!')) return { kind: 'open', start, end }
    const closing = text.indexOf(token === '<!--' ? '-->' : ']]>', end)
    return closing < 0 ? { kind: 'cut', start, end } : { kind: 'hidden', start, end: closing + 3 }
  }

  #next(xml: string, malformed: string | null): XmlItem {
    this.#row += 1
    return { row: this.#row, xml: malformed === null ? xml : xml.slice(0, MAX_EXCERPT_LENGTH), malformed }
  }

  #waste(length: number): void {
    this.#wasted += length
    if (this.#wasted > MAX_WASTED_LENGTH)
      throw new CatalogFileError(
        'TOO_MALFORMED',
        `Too many XML elements up to number ${this.#row} are not closed. Export the file again.`,
      )
  }
}
