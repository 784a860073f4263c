// One analysis at a time, in a thread of its own: `InferenceSession.run` blocks its thread's event loop.
import { parentPort } from 'node:worker_threads'
import { analyzeImage, findProduct } from '../analyze-image.ts'
import { ImageError } from '../image-error.ts'
import { takeModelTimes } from '../onnx-session.ts'
import type { Answers, VisionReply, VisionRequest } from './vision-pool.ts'

const port = parentPort
if (!port) throw new Error('vision-thread.ts runs as a worker thread only')

const answers = { facts: analyzeImage, product: findProduct } satisfies {
  [Ask in keyof Answers]: (bytes: Uint8Array) => Promise<Answers[Ask]>
}

port.on('message', ({ ask, bytes }: VisionRequest) => {
  void answers[ask](bytes).then(
    (answer) => port.postMessage({ kind: 'answer', answer, modelMs: takeModelTimes() } satisfies VisionReply),
    (error: unknown) => port.postMessage(describe(error)),
  )
})

function describe(error: unknown): VisionReply {
  if (error instanceof ImageError) return { kind: 'unusable', reason: error.reason, message: error.message }
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
