import type { Attributes } from '../html/html-tags.ts'
import { append, keep, oneLine } from '../html/text.ts'
import type { PageParts } from './page-parts.ts'

type Detail = PageParts['details'][number]

const MAX_CELLS = 20
const MAX_CELL = 2_000

/** Collects details from table rows and from lists with bold labels. */
export class DetailReader {
  #row: { cells: string[]; isBrand: boolean; isFromList: boolean } | null = null

  /** Returns the previous row if a new one starts. */
  open(name: string, { class: classes = '' }: Attributes, isInList: boolean): Detail | null {
    const isFromList = isInList && name === 'li'
    if (name !== 'tr' && !isFromList) {
      if (this.#row && (name === 'th' || name === 'td')) keep(this.#row.cells, '', MAX_CELLS)
      return null
    }
    const ended = this.#end()
    this.#row = { cells: isFromList ? [''] : [], isBrand: /\bpo-brand\b/.test(classes), isFromList }
    return ended
  }

  add(text: string): void {
    const cells = this.#row?.cells ?? []
    const last = cells.length - 1
    if (last >= 0) cells[last] = append(cells[last] ?? '', text, MAX_CELL)
  }

  /** Returns the row that ends here. */
  close(name: string): Detail | null {
    const row = this.#row
    if (row?.isFromList && name === 'span' && row.cells.length === 1) row.cells.push('')
    return row && name === (row.isFromList ? 'li' : 'tr') ? this.#end() : null
  }

  #end(): Detail | null {
    const row = this.#row
    this.#row = null
    const [label = '', ...values] = row?.cells.map(oneLine) ?? []
    const value = oneLine(values.filter(Boolean).join(' '))
    if (!row || label === '' || value === '') return null
    return { label: label.replace(/[\s:：]+$/u, ''), value, isBrand: row.isBrand }
  }
}
