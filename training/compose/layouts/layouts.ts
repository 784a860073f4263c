import type { Layout } from '../canvas.ts'
import { alternates } from './alternate-angles.ts'
import { comparisons } from './comparison.ts'
import { details } from './details.ts'
import { groups } from './groups.ts'
import { productInfographics } from './infographic.ts'
import { photoInfographics } from './infographic-photos.ts'
import { ingredientLabels } from './ingredients.ts'
import { instructions } from './instructions.ts'
import { nutritionLabels } from './nutrition.ts'
import { others } from './others.ts'
import { packBacks } from './pack-backs.ts'
import { packagings } from './packaging.ts'
import { packshots } from './packshots.ts'
import { lifestyles, models, uses } from './scenes.ts'
import { sizes } from './sizes.ts'
import { swatches } from './swatches.ts'

/** Layouts of a class. `share` scales the requested number: classes with real photographs need few composed ones. A layout listed twice is used twice as often. */
export interface Family {
  share: number
  layouts: readonly Layout[]
}

export const layouts: Record<string, Family> = {
  Packshot: { share: 1, layouts: packshots },
  'Packshot Back': { share: 1, layouts: packBacks },
  'Alternate Angle': { share: 1, layouts: alternates },
  Detail: { share: 1, layouts: details },
  Lifestyle: { share: 0.35, layouts: lifestyles },
  'In Use': { share: 0.35, layouts: uses },
  'On Model': { share: 0.35, layouts: models },
  'Size And Scale': { share: 1, layouts: sizes },
  Infographic: { share: 1, layouts: [...productInfographics, ...photoInfographics] },
  'Comparison Chart': { share: 1, layouts: comparisons },
  Ingredients: { share: 1, layouts: ingredientLabels },
  'Nutrition Label': { share: 1, layouts: nutritionLabels },
  Instructions: { share: 1, layouts: instructions },
  Packaging: { share: 1, layouts: packagings },
  'Group Or Variant': { share: 1, layouts: groups },
  Swatch: { share: 1, layouts: swatches },
  Other: { share: 1, layouts: others },
}
