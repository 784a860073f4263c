import { findCategory } from '@endcap/catalog'
import {
  type CustomFacts,
  customDigest,
  type Family,
  generalRubric,
  modelVersion,
  RUBRICS,
  type Rubric,
} from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'

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

/** `corrections` is the digest of the content's corrections, `custom` are own facts. */
export const currentModelVersion = (rubric: Rubric, corrections = '', custom: CustomFacts = {}): string =>
  modelVersion(FACTS_VERSION, rubric, corrections, customDigest(rubric, { custom }))

/** Identifies the release by its general rubric. */
export const generalModelVersion = (): string => modelVersion(FACTS_VERSION, generalRubric)
