import { setImmediate } from 'node:timers/promises'
import { classifyBreadcrumbs, type StorefrontHints } from '@endcap/catalog'

export type ClassifiedBreadcrumbs = { categoryId: string; confidence: number }

/** Classifies a listing in the thread of `classify-off-thread.ts`. */
export async function classify(hints: StorefrontHints): Promise<ClassifiedBreadcrumbs | null> {
  const match = await classifyBreadcrumbs(hints, setImmediate)
  return match && { categoryId: match.category.id, confidence: match.confidence }
}
