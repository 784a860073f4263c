import { CatalogFileError } from '../catalog-file-error.ts'
import { MAX_EXCERPT_LENGTH, MAX_ROW_LENGTH } from '../limits.ts'
import { ScanBudget } from './scan-budget.ts'

/** Counted from 1. May be only the beginning if malformed. */
export type XmlItem = { row: number; xml: string; malformed: string | null }

/** `whole` is an empty element (`/>`). */
type Token = { kind: 'open' | 'close' | 'whole' | 'hidden' | 'cut'; start: number; end: number }

/** Longest token to be cut off, without the element's name. */
const MARGIN = 16
const TOO_LONG = `is longer than ${MAX_ROW_LENGTH.toLocaleString('en-US')} characters`
export const NOT_CLOSED = 'is an XML element that is not closed'

/** A document type that only names a file, which is not read. YML feeds have one. */
const PLAIN_DOCTYPE = /<!DOCTYPE\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC)(?:\s+(?:"[^"<>]*"|'[^'<>]*')){1,2})?\s*>/iy
const MAX_DOCTYPE_LENGTH = 1_000

/**
 * Skips a plain document type.
 * @throws CatalogFileError XML_DOCTYPE if it has declarations
 */
function documentType(text: string, start: number): Token {
  const rest = text.slice(start, start + MAX_DOCTYPE_LENGTH)
  PLAIN_DOCTYPE.lastIndex = 0
  const length = PLAIN_DOCTYPE.exec(rest)?.[0].length
  if (length !== undefined) return { kind: 'hidden', start, end: start + length }
  if (rest.length < MAX_DOCTYPE_LENGTH && !/[[>]/.test(rest))
    return { kind: 'cut', start, end: start + rest.length }
  throw new CatalogFileError(
    'XML_DOCTYPE',
    'The XML has a document type (DOCTYPE) with declarations, which is not read for security. Remove it.',
  )
}

/**
 * Cuts products out of XML, so that a malformed one does not lose the rest. The text may be cut anywhere. Ignores
 * comments and CDATA.
 */
export class XmlSplitter {
  readonly #pattern: RegExp
  readonly #margin: number
  readonly #budget = new ScanBudget()
  #rest = ''
  #row = 0
  #offset = 0

  constructor(element: string) {
    const name = element.replaceAll(/[.]/g, '\\.')
    this.#pattern = new RegExp(
      `<!--|<!\\[CDATA\\[|<!DOCTYPE|<${name}(?=[\\s>])(?:[^<>]*/>)?|</${name}\\s*>`,
      'gi',
    )
    this.#margin = element.length + MARGIN
  }

  /**
   * Yields the completed elements.
   * @throws CatalogFileError XML_DOCTYPE, TOO_MALFORMED
   */
  *push(piece: string, isLast: boolean): Generator<XmlItem> {
    const text = this.#rest + piece
    let item = -1
    let position = 0
    for (;;) {
      const token = this.#nextToken(text, position)
      if (token?.kind === 'hidden') position = token.end
      else if (token?.kind === 'close') {
        if (item >= 0) yield this.#closed(text.slice(item, token.end))
        item = -1
        position = token.end
      } else if (token?.kind === 'open' || token?.kind === 'whole') {
        if (item >= 0) yield this.#next(text.slice(item, token.start), NOT_CLOSED)
        if (token.kind === 'whole') yield this.#closed(text.slice(token.start, token.end))
        item = token.kind === 'whole' ? -1 : token.start
        position = token.end
      } else {
        const from = Math.min(item < 0 ? text.length : item, token?.start ?? text.length)
        const isTooLong = text.length - from > MAX_ROW_LENGTH
        if (from === text.length || !(isTooLong || isLast)) {
          const kept = Math.min(from, Math.max(position, text.length - this.#margin))
          this.#rest = text.slice(kept)
          this.#offset += kept
          return
        }
        const length = Math.min(text.length - from, MAX_ROW_LENGTH)
        this.#budget.spend(length, { offset: this.#offset + from, row: this.#row })
        if (item >= 0) yield this.#next(text.slice(item), isTooLong ? TOO_LONG : NOT_CLOSED)
        item = -1
        position = from + 1
      }
    }
  }

  /** Incomplete comments and CDATA are `cut`. */
  #nextToken(text: string, position: number): Token | null {
    this.#pattern.lastIndex = position
    const match = this.#pattern.exec(text)
    if (!match) return null
    const [token] = match
    const [start, end] = [match.index, this.#pattern.lastIndex]
    if (/^<!DOCTYPE/i.test(token)) return documentType(text, start)
    if (token.startsWith('</')) return { kind: 'close', start, end }
    if (!token.startsWith('<!')) return { kind: token.endsWith('/>') ? 'whole' : 'open', start, end }
    const closing = text.indexOf(token === '<!--' ? '-->' : ']]>', end)
    return closing < 0 ? { kind: 'cut', start, end } : { kind: 'hidden', start, end: closing + 3 }
  }

  #closed(xml: string): XmlItem {
    return this.#next(xml, xml.length > MAX_ROW_LENGTH ? TOO_LONG : null)
  }

  #next(xml: string, malformed: string | null): XmlItem {
    this.#row += 1
    return { row: this.#row, xml: malformed === null ? xml : xml.slice(0, MAX_EXCERPT_LENGTH), malformed }
  }
}
