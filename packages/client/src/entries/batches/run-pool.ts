import { limited } from '../../abort.ts'

type Inputs<Input> = Iterable<Input> | AsyncIterable<Input>

/**
 * Runs `work` for each input, at most `concurrency` at a time, and yields the results as they come. Reads an input only
 * when there is a place for it, and a result that was not read keeps its place, so that endless inputs need no memory.
 * Ends all work with the loop that reads the results. `work` must not reject.
 *
 * @throws the reason of the signal, or after all results the error of `inputs`
 */
export async function* runPool<Input, Result extends object>(
  inputs: Inputs<Input>,
  work: (input: Input, index: number, signal: AbortSignal) => Promise<Result>,
  { concurrency, signal }: { concurrency: number; signal: AbortSignal | undefined },
): AsyncGenerator<Result, void, undefined> {
  const stop = new AbortController()
  const onAbort = () => stop.abort(signal?.reason)
  const iterator = each(inputs)
  const results: Result[] = []
  let wake = () => {}
  let count = 0
  let running = 0
  let isReading = false
  let end: { error?: unknown } | undefined

  const run = async (input: Input) => {
    running += 1
    results.push(await work(input, count++, stop.signal))
    running -= 1
    wake()
    void fill()
  }
  /** Reads inputs while there are places for them. */
  const fill = async () => {
    if (isReading) return
    isReading = true
    try {
      while (!end && !stop.signal.aborted && running + results.length < concurrency) {
        const { done, value } = await iterator.next()
        if (done) end = {}
        else void run(value)
      }
    } catch (error) {
      end = { error }
    }
    isReading = false
    wake()
  }

  signal?.throwIfAborted()
  signal?.addEventListener('abort', onAbort)
  try {
    for (;;) {
      void fill()
      stop.signal.throwIfAborted()
      const result = results.shift()
      if (result !== undefined) yield result
      else if (end && running === 0) break
      else await limited(() => new Promise<void>((resolve) => (wake = resolve)), { signal: stop.signal })
    }
    if ('error' in end) throw end.error
  } finally {
    signal?.removeEventListener('abort', onAbort)
    stop.abort()
    // An input that waits for its next value would hold the end back.
    iterator.return().catch(() => {})
  }
}

async function* each<Input>(inputs: Inputs<Input>): AsyncGenerator<Input, void, undefined> {
  yield* inputs
}
