// One analysis at a time, in a thread of its own: `InferenceSession.run` blocks its thread's event loop.
import { parentPort } from 'node:worker_threads'
import { analyseImage } from '../analyse-image.ts'
import { ImageError } from '../image-error.ts'
import type { VisionReply, VisionRequest } from './vision-pool.ts'

const port = parentPort
if (!port) throw new Error('vision-thread.ts runs as a worker thread only')

port.on('message', ({ bytes }: VisionRequest) => {
  void analyseImage(bytes).then(
    (facts) => port.postMessage({ kind: 'facts', facts } satisfies VisionReply),
    (error: unknown) => port.postMessage(describe(error)),
  )
})

function describe(error: unknown): VisionReply {
  if (error instanceof ImageError) return { kind: 'unusable', reason: error.reason, message: error.message }
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
