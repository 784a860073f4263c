import { closeUps } from './close-ups.ts'
import type { Composition } from './composition.ts'
import { group } from './group.ts'
import { infographic } from './infographic.ts'
import { mobileHero, whitePackshot } from './on-white.ts'
import { brightSet, moodSet, paletteSet, seasonalSet } from './sets.ts'
import { sizeAndScale } from './size-and-scale.ts'

/** Quickest first, because its analysis waits for it. */
export const COMPOSITIONS: readonly Composition[] = [
  whitePackshot,
  mobileHero,
  brightSet,
  infographic,
  ...closeUps,
  sizeAndScale,
  moodSet,
  paletteSet,
  group,
  seasonalSet,
]
