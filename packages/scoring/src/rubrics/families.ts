import type { FactorName } from '../measures.ts'
import type { FactorRule, RoleRubric, Rubric } from '../rubric.ts'
import { generalRubric } from './general.ts'

type Changes = Partial<Record<FactorName, Partial<FactorRule> & { why: string }>>

/**
 * What a family of categories sees differently from the general rubric; whatever is not named here
 * is the general rule. Each change has its reason beside it.
 */
type FamilyChanges = Pick<Rubric, 'version' | 'family' | 'idealMix' | 'idealMixWhy'> & {
  hero: Changes
  carousel?: Changes
}

const FAMILIES: readonly FamilyChanges[] = [
  {
    version: 'food-1',
    family: 'food and drink',
    hero: {
      tile_legibility: {
        weight: 1,
        why: 'Groceries are chosen by brand, variety and size in a few seconds; GS1 made its mobile-ready hero guideline for them.',
      },
      tilt: { weight: 0.6, why: 'Packs stand on shelves: a leaning one looks like an accident.' },
      separation: { weight: 0.6, why: 'White milk and flour packs vanish on white grounds.' },
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
      'Nutrition and ingredients must be on the page by law in most places (EU 1169/2011), the serving sells, and the back answers the rest.',
  },
  {
    version: 'beauty-1',
    family: 'beauty',
    hero: {
      tile_legibility: { weight: 0.8, why: 'Shade and size tell look-alike bottles apart.' },
      perceived_quality: { weight: 2.2, why: 'Beauty sells by looks: a dull picture makes a dull product.' },
    },
    idealMix: {
      Packshot: 1,
      Swatch: 1,
      'In Use': 1,
      Ingredients: 1,
      Infographic: 1,
      Instructions: 1,
      Detail: 1,
    },
    idealMixWhy: 'The shade, what is inside, how it is put on and what it looks like on skin.',
  },
  {
    version: 'apparel-1',
    family: 'apparel',
    hero: {
      fill: {
        weight: 1.2,
        why: 'A person in full height is slim in a square frame: 85 % in one direction is all there is.',
      },
      tile_legibility: { onlyFor: [], why: 'What is printed on clothes is decoration, not information.' },
      tilt: { onlyFor: [], why: 'Clothes and shoes have no upright axis.' },
      background_whiteness: {
        weight: 1.6,
        why: 'Light grey studio grounds are the custom of fashion, but marketplaces still ask for white.',
      },
    },
    idealMix: { 'On Model': 2, Packshot: 1, 'Alternate Angle': 1, Detail: 2, 'Size And Scale': 1 },
    idealMixWhy:
      'Worn, from the front and the back; the fabric and the seams from near; and a size chart, as fit is why clothes come back.',
  },
  {
    version: 'electronics-1',
    family: 'electronics',
    hero: {
      product_resolution: { weight: 0.8, why: 'Ports and buttons are looked at by zooming.' },
      exposure: {
        curve: [
          [0.3, 100],
          [0.5, 80],
          [0.75, 40],
          [0.95, 5],
        ],
        why: 'Black plastics and switched-off screens are black over a third of their area without being under-exposed.',
      },
      tile_legibility: { weight: 0.15, why: 'Few words stand on the things themselves.' },
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
    idealMixWhy: 'Ports and sides, what it can do, how large it is beside a hand, and which model is which.',
  },
  {
    version: 'home-1',
    family: 'home',
    hero: {
      background_whiteness: {
        weight: 1.5,
        why: 'Furniture heroes in a room are the custom of some shops; marketplaces still ask for white.',
      },
      tile_legibility: { weight: 0.15, why: 'Few words stand on the things themselves.' },
      tilt: { weight: 0.2, why: 'Furniture is shown from an angle on purpose.' },
    },
    carousel: {
      perceived_quality: { weight: 2.2, why: 'Rooms sell by atmosphere, which is what people rate.' },
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
      'In the room, from near, and with its measures: that it does not fit is why furniture comes back.',
  },
]

/** Every rubric there is, the general one first. */
export const RUBRICS: readonly Rubric[] = [generalRubric, ...FAMILIES.map(derive)]

function derive({ hero, carousel, version, ...family }: FamilyChanges): Rubric {
  return {
    ...family,
    // What it takes over from the general rubric changes with that.
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
    if (!rule) throw new Error(`the general rubric has no ${name} to change`)
    factors[name] = { ...rule, ...change }
  }
  return { ...role, factors }
}
