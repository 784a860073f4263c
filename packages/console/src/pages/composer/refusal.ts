import { MAX_LISTING_IMAGES } from '@endcap/scoring'
import { mainRuleBroken, type Workbench } from '../../engine/workbench.ts'
import { inSentence } from '../../words/in-sentence.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { RULES } from '../../words/terms.ts'
import { type Arrangement, placeAt } from './arrangement.ts'

/** Returns why a place refuses a picture, or null. */
export function refusalOf(
  bench: Workbench,
  arrangement: Arrangement,
  key: string,
  place: number,
): string | null {
  const { shelf } = arrangement
  const isFull = shelf.length >= MAX_LISTING_IMAGES && place >= shelf.length && !shelf.includes(key)
  if (isFull) return counted(MAX_LISTING_IMAGES, 'console.composer.at_most')
  const [main] = placeAt(arrangement, key, place).shelf
  // The stored main image may always return.
  if (main === undefined || main === shelf[0] || main === bench.given[0]) return null
  const broken = mainRuleBroken(bench, shelf, main)
  if (broken === null) return null
  if (broken === 'type')
    return main === key
      ? say('console.composer.cannot_be_main')
      : say('console.composer.other_cannot_be_main')
  return say('console.composer.breaks_rule', { rule: inSentence(RULES[broken]) })
}
