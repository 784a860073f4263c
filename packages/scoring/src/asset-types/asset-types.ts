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

/** In the order of the models' outputs. */
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

export type Classification = keyof typeof ASSET_TYPES

export type AssetTypeKey<Name extends string = Classification> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}_${AssetTypeKey<Rest>}`
  : Lowercase<Name>

/** Returns the key in text ids. */
export const keyOf = (type: Classification): AssetTypeKey =>
  type.toLowerCase().replaceAll(' ', '_') as AssetTypeKey

export const CLASSIFICATIONS = Object.keys(ASSET_TYPES) as [Classification, ...Classification[]]

/** Keeps the order. */
export const typesWhere = (holds: (type: AssetType) => boolean): readonly Classification[] =>
  CLASSIFICATIONS.filter((name) => holds(ASSET_TYPES[name]))

const inGroup = (group: AssetTypeGroup): readonly Classification[] =>
  typesWhere((type) => type.group === group)

export const LAYOUT_TYPES: readonly Classification[] = [...inGroup('graphic'), ...inGroup('size')]

/** Made to be read: rules for framing the product do not apply. */
export const TEXT_TYPES: readonly Classification[] = [...LAYOUT_TYPES, ...inGroup('panel')]

export const PLAIN_TYPES: readonly Classification[] = inGroup('plain')

/** Flat colors and pure white are not faults here. */
export const DRAWN_TYPES: readonly Classification[] = [...TEXT_TYPES, ...inGroup('color')]
