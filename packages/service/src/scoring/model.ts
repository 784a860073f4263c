import { generalRubric, modelVersion, type Rubric } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'

/** The rubric for a category. Families of their own join here; until then one serves all. */
export function rubricOf(_categoryId: string): Rubric {
  return generalRubric
}

/** The version under which images of a category are scored now. */
export function currentModelVersion(categoryId: string): string {
  return modelVersion(FACTS_VERSION, rubricOf(categoryId))
}
