import { classifyBreadcrumbs, type Trail } from './classify-breadcrumbs.ts'

export type ClassifiedBreadcrumbs = { categoryId: string; confidence: number }

/** What `classify-off-thread.ts` calls in its thread. */
export async function classify(trail: Trail): Promise<ClassifiedBreadcrumbs | null> {
  const match = await classifyBreadcrumbs(trail)
  return match && { categoryId: match.category.id, confidence: match.confidence }
}
