import { limited } from '../../abort.ts'

type Inputs<Input> = Iterable<Input> | AsyncIterable<Input>

/**
 * Runs `work`, which must not reject, on at most `concurrency` inputs at a time. Unread results count, so endless
 * inputs need no memory. Leaving the loop ends all work.
 *
 * @throws the signal's reason, or finally the error of `inputs`
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
    // Does not wait, because a pending input would block the end.
    iterator.return().catch(() => {})
  }
}

async function* each<Input>(inputs: Inputs<Input>): AsyncGenerator<Input, void, undefined> {
  yield* inputs
}
