import { MAX_LISTING_IMAGES } from '@endcap/scoring'
import { mainRuleBroken, type Workbench } from '../../engine/workbench.ts'
import { RULES } from '../../words/terms.ts'
import type { Arrangement } from './arrangement.ts'

/** Returns why a place does not take a picture, or null if it does. */
export function refusalOf(
  bench: Workbench,
  { shelf }: Arrangement,
  key: string,
  place: number,
): string | null {
  const isFull = shelf.length >= MAX_LISTING_IMAGES && place >= shelf.length && !shelf.includes(key)
  if (isFull) return `A listing has at most ${MAX_LISTING_IMAGES} images`
  // The picture that is the main image of the stored listing may always go back.
  if (place !== 0 || key === shelf[0] || key === bench.given[0]) return null
  const broken = mainRuleBroken(bench, shelf, key)
  if (broken === null) return null
  return broken === 'type'
    ? 'It cannot be the main image'
    : `Breaks a rule: ${(RULES[broken] ?? broken).toLowerCase()}`
}
