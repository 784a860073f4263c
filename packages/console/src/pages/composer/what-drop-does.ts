import { scoreOf } from '../../engine/workbench.ts'
import { gainText, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeAt } from './arrangement.ts'
import { nameOf } from './explain-change.ts'
import { refusalOf } from './refusal.ts'
import type { Composer } from './use-composer.ts'

/** Describes the effect of a drop in a sentence. */
export function whatDropDoes({ bench, present }: Composer, key: string, place: number): string {
  const over = { name: nameOf(bench, key), position: place }
  const refusal = refusalOf(bench, present, key, place)
  if (refusal !== null) return say('console.composer.over_refused', { ...over, reason: refusal })
  const now = scoreOf(bench, present.shelf)
  const next = scoreOf(bench, placeAt(present, key, place).shelf)
  return now !== null && next !== null
    ? say('console.composer.over_drop', { ...over, score: scoreText(next), gain: gainText(next - now) })
    : say('console.composer.over', over)
}
