// A process returns memory when it ends and contains native crashes.
import { ImageError } from '@endcap/eye'
import { analyzeImage, analyzeProduct, findProduct } from '../analyze-image.ts'
import { hardenDecoders } from '../harden-decoders.ts'
import { takeModelTimes } from '../network.ts'
import { ProviderError, type Runtime, setRuntime } from '../session.ts'
import type { Answers, VisionReply, VisionRequest } from './messages.ts'

const answers = { facts: analyzeImage, product: findProduct, both: analyzeProduct } satisfies {
  [Ask in keyof Answers]: (bytes: Uint8Array) => Promise<Answers[Ask]>
}

hardenDecoders()
setRuntime(JSON.parse(process.argv[2] ?? '') as Runtime)
// Group signals must not fail an analysis that the service awaits on shutdown.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', ({ ask, bytes }: VisionRequest) => {
  void answers[ask](bytes).then(
    (answer) => reply({ kind: 'answer', answer, modelMs: takeModelTimes() }),
    (error: unknown) => reply(describe(error)),
  )
})

function reply(result: VisionReply['result']): void {
  const message: VisionReply = { result, residentBytes: process.memoryUsage.rss() }
  // Without a callback, sending to an ended service throws.
  process.send?.(message, undefined, {}, () => undefined)
}

function describe(error: unknown): VisionReply['result'] {
  if (error instanceof ImageError) return { kind: 'unusable', reason: error.reason, message: error.message }
  if (error instanceof ProviderError) return { kind: 'failed', message: error.message }
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
