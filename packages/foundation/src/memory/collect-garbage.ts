import { Session } from 'node:inspector/promises'

/** Frees memory to the system. V8 waits for heap growth, so idle processes keep startup garbage. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
