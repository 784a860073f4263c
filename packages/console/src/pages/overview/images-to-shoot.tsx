import type { PdpStatistics } from '@endcap/client'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
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
      <h2 id="shoot-title">{say('console.overview.shoot_title')}</h2>
      <span class="small quiet">{say('console.overview.shoot_note')}</span>
      <a class="small link end" href={filters.to('shot-list')}>
        {say('console.overview.shot_list')}
      </a>
    </div>
    {missing.length === 0 ? (
      <p class="quiet">{say('console.overview.lack_nothing')}</p>
    ) : (
      <ul class="to-shoot">
        {missing.slice(0, shown).map(({ asset_type: type, listings }) => (
          <li key={type}>
            <a class="row between" href={filters.to('listings', { missing: type })}>
              <span>{typeName(type)}</span>
              <span class="quiet">{counted(listings, 'console.counted.listings')}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
)
