import { generalRubric, modelVersion, type Rubric, RUBRICS } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'
import { findCategory } from '../categories/taxonomy.ts'

/** The rubric for a category; none, or one that is no more, has the general one. */
export function rubricOf(categoryId: string | null): Rubric {
  const family = categoryId === null ? undefined : findCategory(categoryId)?.rubric
  return RUBRICS.find((rubric) => rubric.family === family) ?? generalRubric
}

/** The version under which images of a category are scored now. */
export function currentModelVersion(categoryId: string): string {
  return modelVersion(FACTS_VERSION, rubricOf(categoryId))
}
