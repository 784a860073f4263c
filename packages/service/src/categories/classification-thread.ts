import { classifyTrail, type Trail } from './classify-trail.ts'

export type ClassifiedTrail = { categoryId: string; confidence: number }

/** What `classify-off-thread.ts` calls in its thread. */
export async function classify(trail: Trail): Promise<ClassifiedTrail | null> {
  const match = await classifyTrail(trail)
  return match && { categoryId: match.category.id, confidence: match.confidence }
}
