import { MAX_LISTING_IMAGES } from '@endcap/scoring'
import { scoreOf, type Workbench } from '../../engine/workbench.ts'
import { gainText, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { type Arrangement, placeAt } from './arrangement.ts'
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

/** Returns null if the picture gains nowhere. */
export function bestPlace(
  bench: Workbench,
  present: Arrangement,
  key: string,
): { place: number; gain: number } | null {
  const now = scoreOf(bench, present.shelf) ?? 0
  const places = Array.from(
    { length: Math.min(present.shelf.length + 1, MAX_LISTING_IMAGES) },
    (_, place) => place,
  )
  return places
    .filter((place) => refusalOf(bench, present, key, place) === null)
    .map((place) => ({ place, gain: (scoreOf(bench, placeAt(present, key, place).shelf) ?? 0) - now }))
    .reduce<{ place: number; gain: number } | null>(
      (best, each) => (each.gain >= 0.05 && each.gain > (best?.gain ?? 0) ? each : best),
      null,
    )
}
