import type { Logger } from '../log.ts'
import { createOffThread } from '../concurrency/off-thread.ts'
import type { ClassifiedBreadcrumbs } from './classification-thread.ts'
import type { CategoryMatch } from './classify-name.ts'
import type { Trail } from './classify-breadcrumbs.ts'
import { findCategory } from './taxonomy.ts'

/** The first call of a language reads its words, for a second; the words of all languages take some 300 MB. */
const LIMITS = { timeoutMs: 30_000, idleMs: 600_000, maxHeapMb: 1_024 }

export type ClassifyOffThread = AsyncDisposable & {
  classifyBreadcrumbs: (trail: Trail, signal: AbortSignal) => Promise<CategoryMatch | null>
}

/** `classifyBreadcrumbs` in a thread: the words of a language need not be read while requests wait. */
export function createClassifyOffThread(log: Logger): ClassifyOffThread {
  const thread = createOffThread<Trail, ClassifiedBreadcrumbs | null>({
    file: new URL('./classification-thread.ts', import.meta.url),
    name: 'classify',
    ...LIMITS,
    log,
  })
  return {
    async classifyBreadcrumbs({ breadcrumbs, ranks, departments, title, language }, signal) {
      const found = await thread.run({ breadcrumbs, ranks, departments, title, language }, signal)
      const category = found && findCategory(found.categoryId)
      return category ? { category, confidence: found.confidence } : null
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
