import { type Family, generalRubric, modelVersion, type Rubric, RUBRICS } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'
import { findCategory } from '../categories/taxonomy.ts'

/** The family of rules for each top-level category; the others have the general ones. */
const FAMILY_OF: Record<string, Family> = {
  Food: 'food and drink',
  Beauty: 'beauty',
  Health: 'beauty',
  Clothing: 'apparel',
  Shoes: 'apparel',
  'Bags And Accessories': 'apparel',
  Electronics: 'electronics',
  Home: 'home',
  Garden: 'home',
}

/** The rubric for a category, by its top-level ancestor. */
export function rubricOf(categoryId: string): Rubric {
  const [top = ''] = findCategory(categoryId)?.path.split(' > ') ?? []
  return RUBRICS.find(({ family }) => family === FAMILY_OF[top]) ?? generalRubric
}

/** The version under which images of a category are scored now. */
export function currentModelVersion(categoryId: string): string {
  return modelVersion(FACTS_VERSION, rubricOf(categoryId))
}
