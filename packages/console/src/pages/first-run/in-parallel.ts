/** Runs a task for each item, a number of them at a time, and returns the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atATime: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, work))
  return results
}
