import { scoreOf } from '../../engine/workbench.ts'
import { gainText, scoreText } from '../../words/numbers.ts'
import { placeInSentence } from '../../words/terms.ts'
import { placeAt } from './arrangement.ts'
import { nameOf } from './explain-change.ts'
import { refusalOf } from './refusal.ts'
import type { Composer } from './use-composer.ts'

/** Returns a sentence on what happens if a held picture is dropped at a place. */
export function whatDropDoes({ bench, present }: Composer, key: string, place: number): string {
  const over = `${nameOf(bench, key)} over ${placeInSentence(place)}.`
  const refusal = refusalOf(bench, present, key, place)
  if (refusal !== null) return `${over} ${refusal}.`
  const now = scoreOf(bench, present.shelf)
  const next = scoreOf(bench, placeAt(present, key, place).shelf)
  return now !== null && next !== null
    ? `${over} Drop for ${scoreText(next)}, ${gainText(next - now)}.`
    : over
}
