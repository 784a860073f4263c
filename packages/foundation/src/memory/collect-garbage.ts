import { Session } from 'node:inspector/promises'

/**
 * Collects all garbage of this thread at once, and returns its memory to the operating system. V8 collects long-lived
 * garbage when the heap grows, so an idle process keeps that of its start.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
