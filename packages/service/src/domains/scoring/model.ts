import { findCategory } from '@endcap/catalog'
import { type Family, generalRubric, modelVersion, RUBRICS, type Rubric } from '@endcap/scoring'

/** General for null and for categories that no longer exist. */
export type RubricOf = (categoryId: string | null) => Rubric

/** Returns the general family for null and removed categories. */
export const familyOf = (categoryId: string | null): Family =>
  (categoryId === null ? undefined : findCategory(categoryId)?.rubric) ?? generalRubric.family

/** Ignores rubrics of organizations. */
export const releaseRubric = (family: Family): Rubric =>
  RUBRICS.find((rubric) => rubric.family === family) ?? generalRubric

/** Ignores rubrics of organizations (`RubricStore`). */
export const releaseRubricOf: RubricOf = (categoryId) => releaseRubric(familyOf(categoryId))

/** Identifies the release by its general rubric. */
export const generalModelVersion = (factsVersion: string): string => modelVersion(factsVersion, generalRubric)
