import { Session } from 'node:inspector/promises'

/**
 * Frees this thread's garbage to the system. V8 collects long-lived garbage only as the heap grows, so idle
 * processes keep that of startup.
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
