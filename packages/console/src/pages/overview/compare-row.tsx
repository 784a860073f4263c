import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { seesAll } from '../../session/session.ts'
import { CompareBy } from './compare-by.tsx'
import { Goals } from './goals.tsx'

/** Groups of listings side by side, and the goals. */
export const CompareRow = ({ filters }: { filters: OverviewFilterState }) => (
  <div class="compare-row">
    <CompareBy filters={filters} />
    {seesAll() && <Goals filters={filters} />}
  </div>
)
