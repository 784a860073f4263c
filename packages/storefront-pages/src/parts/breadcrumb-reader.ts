import type { Attributes } from '../html/html-tags.ts'
import { append, keep, oneLine } from '../html/text.ts'

const MAX_LABELS = 30
const MAX_LABEL = 1_000
const RESULTS_HREF = /[/?&](?:s\?|k=|field-keywords=)/
const ALIAS = /[?&](?:i|url)=(?:search-alias(?:=|%3D))?([\w-]+)/

/** Collects list items or consecutive links. */
export class BreadcrumbReader {
  #items: { text: string; isFromList: boolean; isIgnored: boolean }[] = []

  /** Returns the department of a search results link. */
  open(name: string, { id, href = '', class: classes = '' }: Attributes): string | null {
    const isFromList = name === 'li'
    if (isFromList || (name === 'a' && !this.#items.some((item) => item.isFromList)))
      keep(this.#items, { text: '', isFromList, isIgnored: /divider/.test(classes) }, 2 * MAX_LABELS)
    const item = this.#items.at(-1)
    if (!item || (id !== 'breadcrumb-back-link' && !RESULTS_HREF.test(href))) return null
    item.isIgnored = true
    return ALIAS.exec(href)?.[1] ?? null
  }

  add(text: string): void {
    const item = this.#items.at(-1)
    if (item) item.text = append(item.text, text, MAX_LABEL)
  }

  /** Returns labels from the department down, and resets. */
  end(): string[] {
    const labels = this.#items
      .filter(({ isIgnored }) => !isIgnored)
      .flatMap(({ text }) => text.split(/[›»>]/))
      .map(oneLine)
      .filter(Boolean)
    this.#items = []
    return labels.slice(0, MAX_LABELS)
  }
}
