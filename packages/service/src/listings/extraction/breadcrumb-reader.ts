import type { Attributes } from './html-tags.ts'
import { append, keep } from './keep.ts'
import { oneLine } from './page-parts.ts'

const MAX_LABELS = 30
const MAX_LABEL = 1_000
const WAY_BACK = /[/?&](?:s\?|k=|field-keywords=)/
const ALIAS = /[?&](?:i|url)=(?:search-alias(?:=|%3D))?([\w-]+)/

/** Breadcrumbs: the items of a list, or links one after the other. What stands between them is none. */
export class BreadcrumbReader {
  #items: { text: string; isFromList: boolean; isNoPart: boolean }[] = []

  /** Of an element inside the breadcrumbs; returns the department that a way back to search results names. */
  open(name: string, { id, href = '', class: classes = '' }: Attributes): string | null {
    const isFromList = name === 'li'
    if (isFromList || (name === 'a' && !this.#items.some((item) => item.isFromList)))
      keep(this.#items, { text: '', isFromList, isNoPart: /divider/.test(classes) }, 2 * MAX_LABELS)
    const item = this.#items.at(-1)
    if (!item || (id !== 'breadcrumb-back-link' && !WAY_BACK.test(href))) return null
    item.isNoPart = true
    return ALIAS.exec(href)?.[1] ?? null
  }

  add(text: string): void {
    const item = this.#items.at(-1)
    if (item) item.text = append(item.text, text, MAX_LABEL)
  }

  /** The labels, from the department down; begins anew. */
  end(): string[] {
    const labels = this.#items
      .filter(({ isNoPart }) => !isNoPart)
      .flatMap(({ text }) => text.split(/[›»>]/))
      .map(oneLine)
      .filter(Boolean)
    this.#items = []
    return labels.slice(0, MAX_LABELS)
  }
}
