import { type CategoryMatch, findCategory, type StorefrontHints } from '@endcap/catalog'
import { createOffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { ClassifiedBreadcrumbs } from './classification-thread.ts'

/** The first call for a language takes a second to index its words. All languages take about 300 MB. */
const LIMITS = { cpuMs: 30_000, idleMs: 600_000, maxHeapMb: 1_024 }

export type ClassifyOffThread = AsyncDisposable & {
  classifyBreadcrumbs: (hints: StorefrontHints, signal: AbortSignal) => Promise<CategoryMatch | null>
}

/** Creates a classification thread, so indexing does not delay requests. */
export function createClassifyOffThread(log: Logger): ClassifyOffThread {
  const thread = createOffThread<StorefrontHints, ClassifiedBreadcrumbs | null>({
    file: new URL('./classification-thread.ts', import.meta.url),
    name: 'classify',
    ...LIMITS,
    log,
  })
  return {
    async classifyBreadcrumbs({ breadcrumbs, ranks, departments, title, language }, signal) {
      const match = await thread.run({ breadcrumbs, ranks, departments, title, language }, signal)
      const category = match && findCategory(match.categoryId)
      return category ? { category, confidence: match.confidence } : null
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
