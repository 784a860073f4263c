import type { ApiPromise } from './api-promise.ts'
import { EndcapError } from './endcap-error.ts'

/** A page of a list. */
export type Page<Row> = { data: Row[]; has_more: boolean; next_cursor: string | null }

/** A list that reads its pages while it is iterated. */
export class List<Row> implements AsyncIterable<Row> {
  readonly #read: (cursor: string | undefined) => ApiPromise<Page<Row>>

  constructor(read: (cursor: string | undefined) => ApiPromise<Page<Row>>) {
    this.#read = read
  }

  /** Reads one page: the first, or the page of a `next_cursor`. */
  page(cursor?: string | null): ApiPromise<Page<Row>> {
    return this.#read(cursor ?? undefined)
  }

  /** @throws EndcapError.UnexpectedResponse if a page leads back to an earlier one */
  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    const cursors = new Set<string | null>()
    for (let cursor: string | null = null; !cursors.has(cursor); ) {
      cursors.add(cursor)
      const page: Page<Row> = await this.page(cursor)
      yield* page.data
      cursor = page.next_cursor
      if (!page.has_more || cursor === null) return
    }
    throw new EndcapError.UnexpectedResponse({ message: 'the list repeats a cursor' })
  }
}
