import type { PdpStatistics } from '@endcap/client'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { counted } from '../../words/numbers.ts'
import { typeName } from '../../words/terms.ts'

type ImagesToShootProps = {
  missing: PdpStatistics['missing']
  filters: OverviewFilterState
  /** Number of asset types that are shown. */
  shown: number
}

/** Asset types that listings lack. Each leads to its listings. */
export const ImagesToShoot = ({ missing, filters, shown }: ImagesToShootProps) => (
  <section class="panel" aria-labelledby="shoot-title">
    <div class="panel-head">
      <h2 id="shoot-title">Images to shoot</h2>
      <span class="small quiet">listings without one</span>
      <a class="small link end" href={filters.to('shot-list')}>
        Shot list
      </a>
    </div>
    {missing.length === 0 ? (
      <p class="quiet">No listing lacks a type of image.</p>
    ) : (
      <ul class="to-shoot">
        {missing.slice(0, shown).map(({ asset_type: type, listings }) => (
          <li key={type}>
            <a class="row between" href={filters.to('listings', { missing: type })}>
              <span>{typeName(type)}</span>
              <span class="quiet">{counted(listings, 'listing')}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
)
