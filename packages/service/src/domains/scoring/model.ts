import { findCategory } from '@endcap/catalog'
import { type Family, generalRubric, modelVersion, RUBRICS, type Rubric } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'

/** Returns the rubric of a category, or the general one for null or a category that no longer exists. */
export type RubricOf = (categoryId: string | null) => Rubric

/** Returns the family of a category, or the general one for null or a category that no longer exists. */
export const familyOf = (categoryId: string | null): Family =>
  (categoryId === null ? undefined : findCategory(categoryId)?.rubric) ?? generalRubric.family

/** Returns the rubric that the release has for a family. */
export const releaseRubric = (family: Family): Rubric =>
  RUBRICS.find((rubric) => rubric.family === family) ?? generalRubric

/** Returns the rubric that the release has for a category. Organizations may have their own (`RubricStore`). */
export const releaseRubricOf: RubricOf = (categoryId) => releaseRubric(familyOf(categoryId))

/** Returns the model version that currently scores content by a rubric. `corrections` is the digest of its corrections. */
export const currentModelVersion = (rubric: Rubric, corrections = ''): string =>
  modelVersion(FACTS_VERSION, rubric, corrections)

/** Returns the model version of the general rubric, which stands for the release. */
export const generalModelVersion = (): string => modelVersion(FACTS_VERSION, generalRubric)
