import type { PdpStatistics } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { useResource } from '../../data/resource.ts'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { endcap } from '../../session/session.ts'
import { inSentence } from '../../words/in-sentence.ts'
import { say, sayWith } from '../../words/say.ts'
import { CAUSES } from '../../words/terms.ts'

/** Time that the pointer stays on a bar before its details are read. */
const DELAY_MS = 150
const FRESH_MS = 60_000

/** A bar of the histogram. */
export type ScoreRange = PdpStatistics['histogram'][number]

type CardProps = { range: ScoreRange; highest: number; filters: OverviewFilterState }

/** Number and main cause of lost points of a bar's listings, above the bar. */
export function ScoreRangeCard({ range, highest, filters }: CardProps) {
  const cause = useMainCause(range, filters)
  const middle = (range.from + range.to) / 2
  return (
    <li
      class="range-card small"
      aria-hidden="true"
      style={{
        '--top': `${(100 * range.count) / highest}%`,
        left: `${middle}%`,
        translate: `${-middle}% 0`,
      }}
    >
      {sayWith('console.overview.range_count', { ...range }, { b: (text) => <b>{text}</b> })}
      <div class="quiet range-cause">{cause !== null && say('console.overview.most_lose_by', { cause })}</div>
    </li>
  )
}

/** Names the costliest cause of a bar's listings, once known. */
function useMainCause(range: ScoreRange, { retailer, categoryId }: OverviewFilterState): string | null {
  const key = `${range.from}-${range.to}`
  const [waited, setWaited] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(key), DELAY_MS)
    return () => clearTimeout(timer)
  }, [key])
  const { data } = useResource(
    waited === key ? `pdps:statistics:range?${key}&${retailer ?? ''}&${categoryId ?? ''}` : null,
    (signal) =>
      endcap.pdps.statistics(
        {
          scoreMin: range.from,
          scoreMax: range.to,
          ...(retailer && { retailer }),
          ...(categoryId && { categoryId }),
        },
        { signal },
      ),
    { freshMs: FRESH_MS },
  )
  const [first] = data?.lost ?? []
  return first && first.points > 0 ? inSentence(CAUSES[first.cause]) : null
}
