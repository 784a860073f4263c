import { useResource } from '../../data/resource.ts'
import { CategorySearch, useCategories } from '../../parts/category-search.tsx'
import { FilterChip, MenuItem } from '../../parts/menu.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { categoryLeaf, retailerName } from '../../words/terms.ts'
import type { OverviewFilterState } from './overview-filter-state.ts'

const FRESH_MS = 600_000

/** Chooses a retailer and a category. */
export function OverviewFilters({ filters }: { filters: OverviewFilterState }) {
  const { retailer, categoryId, set } = filters
  const categories = useCategories(categoryId !== null)
  const path = categories.data?.find(({ id }) => id === categoryId)?.path ?? null
  return (
    <>
      <FilterChip
        align="end"
        name={
          retailer === null
            ? say('console.overview_filters.all_retailers')
            : say('console.overview_filters.retailer')
        }
        value={retailer === null ? null : retailerName(retailer)}
        onClear={() => set('retailer', null)}
      >
        {(close) => (
          <Retailers
            onChoose={(id) => {
              close()
              set('retailer', id)
            }}
          />
        )}
      </FilterChip>
      <FilterChip
        align="end"
        name={
          categoryId === null
            ? say('console.overview_filters.all_categories')
            : say('console.overview_filters.category')
        }
        value={categoryId === null ? null : (categoryLeaf(path) ?? '…')}
        onClear={() => set('category_id', null)}
      >
        {(close) => (
          <div class="menu-form">
            <CategorySearch
              onChoose={({ id }) => {
                close()
                set('category_id', id)
              }}
            />
          </div>
        )}
      </FilterChip>
    </>
  )
}

function Retailers({ onChoose }: { onChoose: (id: string) => void }) {
  const { data = [] } = useResource('retailers', (signal) => endcap.retailers.list({ signal }), {
    freshMs: FRESH_MS,
  })
  return (
    <>
      {data.map(({ id, display_name }) => (
        <MenuItem key={id} onClick={() => onChoose(id)}>
          {display_name}
        </MenuItem>
      ))}
    </>
  )
}
