import { foretell } from '@endcap/outcomes'
import { oneDecimal } from '@endcap/scoring'
import { at } from '../../base.ts'
import { percent } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import type { Composer } from './use-composer.ts'

/** Foretells what a gain does to orders or clicks, once there are enough own tests. Its line stays without a gain. */
export function Foretold({ composer: { bench }, gain }: { composer: Composer; gain: number }) {
  const { score_effect: effect } = bench.data
  if (!effect) return null
  const { per_point: perPoint, unexplained, tests, metric } = effect
  const range = foretell(oneDecimal(gain), { perPoint, unexplained, tests })
  return (
    <p class="small quiet foretold">
      {range &&
        sayWith(
          'console.composer.foretold',
          { range: rangeText(range.low, range.high, metric ?? 'any'), tests },
          { link: (text) => <a href={at('outcomes/score')}>{text}</a> },
        )}
    </p>
  )
}

function rangeText(low: number, high: number, metric: string): string {
  const [from, to] = [percent(Math.abs(low)), percent(Math.abs(high))]
  if (Math.round(100 * low) >= 0) return say('console.outcomes.more', { low: from, high: to, metric })
  if (Math.round(100 * high) <= 0) return say('console.outcomes.fewer', { low: to, high: from, metric })
  return say('console.outcomes.fewer_to_more', { low: from, high: to, metric })
}
