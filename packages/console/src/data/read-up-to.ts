/** Reads the first `limit` items and detects more. */
export async function readUpTo<Item>(
  list: AsyncIterable<Item>,
  limit: number,
): Promise<{ data: Item[]; hasMore: boolean }> {
  const data: Item[] = []
  for await (const item of list) {
    if (data.length === limit) return { data, hasMore: true }
    data.push(item)
  }
  return { data, hasMore: false }
}
