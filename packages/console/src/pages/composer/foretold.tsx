import { foretell } from '@endcap/outcomes'
import { oneDecimal } from '@endcap/scoring'
import { at } from '../../base.ts'
import { rangeHeadline } from '../../features/outcomes/range-headline.ts'
import { sayWith } from '../../words/say.ts'
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
          { range: rangeHeadline(range, metric ?? 'any'), tests },
          { link: (text) => <a href={at('outcomes/score')}>{text}</a> },
        )}
    </p>
  )
}
