/**
 * Runs `work` on up to `width` items at a time and yields the results in the order of the items, each as soon as it and
 * all earlier ones are done. Takes an item from the source before it waits for results, so that a source that waits for
 * its answers does not block.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]()
  const running: Promise<Result>[] = []
  let next: Promise<IteratorResult<Item>> | null = quiet(iterator.next())
  try {
    while (next !== null || running.length > 0) {
      const [first] = running
      const taken: IteratorResult<Item> | null = await firstOf(running.length < width ? next : null, first)
      if (taken === null) yield await (running.shift() as Promise<Result>)
      else if (taken.done) next = null
      else {
        running.push(quiet(work(taken.value)))
        next = quiet(iterator.next())
      }
    }
  } finally {
    await iterator.return?.()
  }
}

/** Returns the next item, or null if the first result is there before. */
async function firstOf<Item>(
  next: Promise<IteratorResult<Item>> | null,
  result: Promise<unknown> | undefined,
): Promise<IteratorResult<Item> | null> {
  const isDone = result?.then(
    () => null,
    () => null,
  )
  return Promise.race([...(isDone ? [isDone] : []), ...(next ? [next] : [])])
}

/** A failure is reported when its turn comes, and must not end the process before. */
function quiet<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}
