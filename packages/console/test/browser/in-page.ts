// Functions that run in a page of the console.

/** Returns the time until the largest content was painted, in milliseconds. */
export const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

/**
 * Moves the picture that is held in the composer, and returns the times of scoring, drawing and layout of each move.
 */
export async function moveHeld(moves: number): Promise<number[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    await frame()
    const start = performance.now()
    const key = Math.floor(move / 3) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    // Preact draws in a microtask.
    await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))))
    document.body.getBoundingClientRect()
    times.push(performance.now() - start)
    await frame()
  }
  return times
}

/** Changes the query of the table's address as a filter does, and returns the time until its rows are drawn. */
export async function showRows(search: string): Promise<number> {
  const start = performance.now()
  history.pushState(null, '', location.pathname + search)
  dispatchEvent(new PopStateEvent('popstate'))
  const isDrawn = () =>
    document.querySelector('.empty') !== null ||
    document.querySelector('.listings-frame')?.getAttribute('aria-busy') === 'false'
  do await new Promise((resolve) => requestAnimationFrame(resolve))
  while (!isDrawn())
  return performance.now() - start
}
