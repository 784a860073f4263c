import { findCategory } from '@endcap/catalog'
import { generalRubric, modelVersion, RUBRICS, type Rubric } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'

/** Returns the rubric of a category, or the general one for null or a category that no longer exists. */
export function rubricOf(categoryId: string | null): Rubric {
  const family = categoryId === null ? undefined : findCategory(categoryId)?.rubric
  return RUBRICS.find((rubric) => rubric.family === family) ?? generalRubric
}

/** Returns the model version that currently scores images of a category. */
export function currentModelVersion(categoryId: string): string {
  return modelVersion(FACTS_VERSION, rubricOf(categoryId))
}

/** Returns the model version of the general rubric, which stands for the release. */
export const generalModelVersion = (): string => modelVersion(FACTS_VERSION, generalRubric)
