/** A page of a list. */
export type Page<Row> = { data: Row[]; has_more: boolean; next_cursor: string | null }

/** A list that reads its pages while it is iterated. */
export class List<Row> implements AsyncIterable<Row> {
  readonly #read: (cursor: string | undefined) => Promise<Page<Row>>

  constructor(read: (cursor: string | undefined) => Promise<Page<Row>>) {
    this.#read = read
  }

  /** Reads one page: the first, or the page of a `next_cursor`. */
  page(cursor?: string | null): Promise<Page<Row>> {
    return this.#read(cursor ?? undefined)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for (let cursor: string | null = null; ; ) {
      const page: Page<Row> = await this.page(cursor)
      yield* page.data
      if (!page.has_more || page.next_cursor === null) return
      cursor = page.next_cursor
    }
  }
}
