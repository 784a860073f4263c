import type { FactorRule } from '../factors/factor.ts'
import type { FactorName } from '../factors/factors.ts'
import type { RoleRubric, Rubric } from '../rubric.ts'
import { generalRubric } from './general.ts'

type Changes = Partial<Record<FactorName, Partial<FactorRule> & { why: string }>>

type FamilyChanges = Pick<Rubric, 'version' | 'family' | 'idealMix' | 'idealMixWhy'> & {
  hero: Changes
  carousel?: Changes
}

/** Marketplaces allow a person only for what people wear. */
const NOTHING_WORN: Changes = {
  product_alone: { notFor: [], why: 'Marketplaces allow a person only for what people wear.' },
}

const BEAUTY_HERO: Changes = {
  ...NOTHING_WORN,
  tile_legibility: { weight: 0.8, why: 'Variant, shade and size distinguish bottles that look alike.' },
  perceived_quality: {
    weight: 4.2,
    why: 'Beauty sells by looks. A dull picture makes the product look dull.',
  },
}

const FAMILIES: readonly FamilyChanges[] = [
  {
    version: 'food-1',
    family: 'food and drink',
    hero: {
      ...NOTHING_WORN,
      tile_legibility: {
        weight: 1,
        why: 'Shoppers choose groceries by brand, variety and size within seconds. GS1 wrote its mobile-ready hero guideline for groceries.',
      },
      tilt: { weight: 0.6, why: 'Packs stand upright on shelves, so a leaning pack looks like a mistake.' },
      separation: { weight: 0.6, why: 'White packs of milk and flour disappear on a white background.' },
    },
    idealMix: {
      Packshot: 1,
      'Packshot Back': 1,
      'Nutrition Label': 1,
      Ingredients: 1,
      Lifestyle: 1,
      Infographic: 1,
      'In Use': 1,
    },
    idealMixWhy:
      'Most countries require nutrition and ingredients on the page by law, such as EU 1169/2011. The serving sells the product, and the back of the pack answers the rest.',
  },
  {
    version: 'medicine-1',
    family: 'medicine',
    hero: {
      ...NOTHING_WORN,
      tile_legibility: { weight: 0.8, why: 'Strength and count distinguish packs that look alike.' },
    },
    idealMix: {
      Packshot: 1,
      'Packshot Back': 1,
      Ingredients: 1,
      Instructions: 1,
      Infographic: 1,
      'In Use': 1,
      'Size And Scale': 1,
    },
    idealMixWhy:
      'Shoppers want to read the active ingredients, the directions and the warnings before they buy, and to see how large the pack is.',
  },
  {
    version: 'beauty-2',
    family: 'beauty',
    hero: BEAUTY_HERO,
    idealMix: {
      Packshot: 1,
      'In Use': 1,
      Ingredients: 1,
      Infographic: 1,
      Instructions: 1,
      Detail: 1,
      Lifestyle: 1,
    },
    idealMixWhy: 'Shoppers want to see the ingredients, the texture, the application and the result.',
  },
  {
    version: 'color-cosmetics-1',
    family: 'color cosmetics',
    hero: BEAUTY_HERO,
    idealMix: {
      Packshot: 1,
      Swatch: 1,
      'In Use': 1,
      Ingredients: 1,
      Infographic: 1,
      Instructions: 1,
      Detail: 1,
    },
    idealMixWhy: 'Shoppers want to see the shade, the ingredients, the application and the result on skin.',
  },
  {
    version: 'apparel-1',
    family: 'apparel',
    hero: {
      fill: {
        weight: 2.2,
        why: 'A standing person is slim in a square image, so only the height can reach 85%.',
      },
      tile_legibility: { onlyFor: [], why: 'Text printed on clothes is decoration, not information.' },
      tilt: { onlyFor: [], why: 'Clothes and shoes have no upright axis.' },
      background_whiteness: {
        weight: 2.2,
        isFault: false,
        why: 'Light gray studio backgrounds are common in fashion, but marketplaces still ask for white.',
      },
    },
    idealMix: { 'On Model': 2, Packshot: 1, 'Alternate Angle': 1, Detail: 2, 'Size And Scale': 1 },
    idealMixWhy:
      'Shoppers want to see clothes worn from the front and the back, fabric and seams up close, and a size chart. Poor fit is the main reason for returns.',
  },
  {
    version: 'electronics-1',
    family: 'electronics',
    hero: {
      ...NOTHING_WORN,
      product_resolution: { weight: 0.8, why: 'Shoppers zoom in on ports and buttons.' },
      exposure: {
        curve: [
          [0.3, 100],
          [0.5, 80],
          [0.75, 40],
          [0.95, 5],
        ],
        why: 'Black plastic and dark screens can be pure black on a third of the product without being underexposed.',
      },
      tile_legibility: { weight: 0.15, why: 'These products carry little text.' },
    },
    idealMix: {
      Packshot: 1,
      'Alternate Angle': 1,
      Detail: 1,
      Infographic: 1,
      'In Use': 1,
      'Size And Scale': 1,
      'Comparison Chart': 1,
    },
    idealMixWhy:
      'Shoppers want to see ports and sides, functions, the size next to a hand, and the differences between models.',
  },
  {
    version: 'home-1',
    family: 'home',
    hero: {
      ...NOTHING_WORN,
      background_whiteness: {
        weight: 2.1,
        isFault: false,
        why: 'Some storefronts show furniture in a room, but marketplaces still ask for white.',
      },
      tile_legibility: { weight: 0.15, why: 'These products carry little text.' },
      tilt: { weight: 0.2, why: 'Furniture is shown from an angle on purpose.' },
    },
    carousel: {
      perceived_quality: { weight: 3, why: 'Rooms sell by atmosphere, and people rate atmosphere.' },
    },
    idealMix: {
      Packshot: 1,
      Lifestyle: 2,
      Detail: 1,
      'Size And Scale': 1,
      'Alternate Angle': 1,
      Infographic: 1,
    },
    idealMixWhy:
      'Shoppers want to see furniture in a room, up close and with its dimensions. Furniture that does not fit is returned.',
  },
]

/** General rubric first. */
export const RUBRICS: readonly Rubric[] = [generalRubric, ...FAMILIES.map(derive)]

function derive({ hero, carousel, version, ...family }: FamilyChanges): Rubric {
  return {
    ...family,
    // Inherited rules change with it.
    version: `${version}.${generalRubric.version}`,
    roles: {
      hero: changed(generalRubric.roles.hero, hero),
      carousel: changed(generalRubric.roles.carousel, carousel ?? {}),
    },
    listing: generalRubric.listing,
  }
}

function changed(role: RoleRubric, changes: Changes): RoleRubric {
  const factors = { ...role.factors }
  for (const [key, change] of Object.entries(changes)) {
    const name = key as FactorName
    const rule = factors[name]
    if (!rule) throw new Error(`The general rubric has no factor ${name} to change`)
    factors[name] = { ...rule, ...change }
  }
  return { ...role, factors }
}
