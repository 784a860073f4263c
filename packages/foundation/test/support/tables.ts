/** Returns pages as a table reads them. */
export async function* pagesOf<Row>(pages: readonly (readonly Row[])[]): AsyncGenerator<readonly Row[]> {
  yield* pages
}
