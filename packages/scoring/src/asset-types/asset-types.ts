import { alternateAngle } from './alternate-angle.ts'
import type { AssetType, AssetTypeGroup } from './asset-type.ts'
import { comparisonChart } from './comparison-chart.ts'
import { detail } from './detail.ts'
import { groupOrVariant } from './group-or-variant.ts'
import { inUse } from './in-use.ts'
import { infographic } from './infographic.ts'
import { ingredients } from './ingredients.ts'
import { instructions } from './instructions.ts'
import { lifestyle } from './lifestyle.ts'
import { nutritionLabel } from './nutrition-label.ts'
import { onModel } from './on-model.ts'
import { other } from './other.ts'
import { packaging } from './packaging.ts'
import { packshot } from './packshot.ts'
import { packshotBack } from './packshot-back.ts'
import { sizeAndScale } from './size-and-scale.ts'
import { swatch } from './swatch.ts'

/** All asset types by the names that the API reports in `classification`. The models' outputs have this order. */
export const ASSET_TYPES = {
  Packshot: packshot,
  'Packshot Back': packshotBack,
  'Alternate Angle': alternateAngle,
  Detail: detail,
  Lifestyle: lifestyle,
  'In Use': inUse,
  'On Model': onModel,
  'Size And Scale': sizeAndScale,
  Infographic: infographic,
  'Comparison Chart': comparisonChart,
  Ingredients: ingredients,
  'Nutrition Label': nutritionLabel,
  Instructions: instructions,
  Packaging: packaging,
  'Group Or Variant': groupOrVariant,
  Swatch: swatch,
  Other: other,
} as const satisfies Record<string, AssetType>

/** Name of an asset type, as the API reports it. */
export type Classification = keyof typeof ASSET_TYPES

/** Key of an asset type in the ids of its texts, such as `in_use`. */
export type AssetTypeKey<Name extends string = Classification> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}_${AssetTypeKey<Rest>}`
  : Lowercase<Name>

/** Returns the key of an asset type in the ids of its texts. */
export const keyOf = (type: Classification): AssetTypeKey =>
  type.toLowerCase().replaceAll(' ', '_') as AssetTypeKey

/** Names of all asset types in their order. */
export const CLASSIFICATIONS = Object.keys(ASSET_TYPES) as [Classification, ...Classification[]]

/** Returns the asset types for which a condition holds, in their order. */
export const typesWhere = (holds: (type: AssetType) => boolean): readonly Classification[] =>
  CLASSIFICATIONS.filter((name) => holds(ASSET_TYPES[name]))

const inGroup = (group: AssetTypeGroup): readonly Classification[] =>
  typesWhere((type) => type.group === group)

/** Asset types with a layout of pictures and words. */
export const LAYOUT_TYPES: readonly Classification[] = [...inGroup('graphic'), ...inGroup('size')]

/** Asset types that are made to be read. Rules for framing the product do not apply to their layout. */
export const TEXT_TYPES: readonly Classification[] = [...LAYOUT_TYPES, ...inGroup('panel')]

/** Asset types that show the product alone. Scenes may be dark, flat or full of other things on purpose. */
export const PLAIN_TYPES: readonly Classification[] = inGroup('plain')

/** Asset types that are drawn, not photographed. Flat colors and pure white are not faults there. */
export const DRAWN_TYPES: readonly Classification[] = [...TEXT_TYPES, ...inGroup('color')]
