import type { ApiPromise } from './api-promise.ts'
import { EndcapError } from './endcap-error.ts'

export type Page<Row> = { data: Row[]; has_more: boolean; next_cursor: string | null }

/** Fetches pages during iteration. */
export class List<Row> implements AsyncIterable<Row> {
  readonly #read: (cursor: string | undefined) => ApiPromise<Page<Row>>

  constructor(read: (cursor: string | undefined) => ApiPromise<Page<Row>>) {
    this.#read = read
  }

  /** Reads the first page, or the page of a `next_cursor`. */
  page(cursor?: string | null): ApiPromise<Page<Row>> {
    return this.#read(cursor ?? undefined)
  }

  /** @throws EndcapError.UnexpectedResponse if a cursor repeats */
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
