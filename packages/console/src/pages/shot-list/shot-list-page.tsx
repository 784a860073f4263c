import { SHOT_COLUMNS } from '@endcap/api/shot-columns'
import '../../parts/lines.css'
import './shot-list.css'
import type { Classification, ShotSummary } from '@endcap/client'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import {
  type OverviewFilterState,
  useOverviewFilters,
} from '../../features/overview-filters/overview-filter-state.ts'
import { OverviewFilters } from '../../features/overview-filters/overview-filters.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { DownloadMenu } from '../../parts/download-menu.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName, typeName } from '../../words/terms.ts'
import { ShotSection } from './shot-section.tsx'
import { shots } from './shots.ts'
import { type PrintedShots, usePrintedShots } from './use-printed-shots.ts'

/** The images that listings lack, by asset type. It prints as a list for the studio. */
export function ShotListPage() {
  const filters = useOverviewFilters('shot-list')
  const missing = (useLocation().query['missing'] || null) as Classification | null
  const { retailer, categoryId } = filters
  const selected = {
    ...(retailer && { retailer }),
    ...(categoryId && { categoryId }),
    ...(missing && { missing }),
  }
  const key = new URLSearchParams(selected).toString()
  const summary = useResource(`shots:summary?${key}`, (signal) => shots.summary(selected, { signal }))
  const { printed, printAll } = usePrintedShots(summary.data, selected)
  return (
    <Page
      title={missing === null ? say('console.pages.shot_list') : typeName(missing)}
      documentTitle={say('console.pages.shot_list')}
      class="shot-page"
      crumbs={
        <>
          <Crumb href={at('')}>{say('console.pages.overview')}</Crumb>
          {missing === null ? (
            say('console.pages.shot_list')
          ) : (
            <a href={filters.to('shot-list')}>{say('console.pages.shot_list')}</a>
          )}
        </>
      }
      meta={metaOf(summary.data, retailer)}
      buttons={
        <>
          <OverviewFilters filters={filters} />
          <Button onClick={printAll}>{say('console.common.print')}</Button>
          <DownloadMenu
            name="shot-list"
            open={(format) => shots.export({ ...selected, format, columns: SHOT_COLUMNS })}
          >
            {say('console.common.download')}
          </DownloadMenu>
        </>
      }
    >
      <Loaded resource={summary} rows={8}>
        {(data) => (
          <Sections
            data={data}
            filters={filters}
            selected={selected}
            isSingle={missing !== null}
            printed={printed}
          />
        )}
      </Loaded>
    </Page>
  )
}

function metaOf(summary: ShotSummary | undefined, retailer: string | null): string {
  const lacking = summary && counted(summary.listings, 'console.shots.lacking')
  return [lacking, retailer && retailerName(retailer)].filter(Boolean).join(' · ')
}

type SectionsProps = {
  data: ShotSummary
  filters: OverviewFilterState
  selected: object
  /** True if the page is about one asset type. */
  isSingle: boolean
  printed: PrintedShots | null
}

function Sections({ data, filters, selected, isSingle, printed }: SectionsProps) {
  if (data.by_type.length === 0)
    return (
      <Empty
        title={filters.isFiltered ? say('console.shots.no_match') : say('console.shots.none_missing')}
        text={say('console.shots.when_here')}
      >
        {filters.isFiltered && <Button onClick={filters.clear}>{say('console.common.clear_filters')}</Button>}
      </Empty>
    )
  return (
    <div class="stack">
      {data.by_type.map((type) => (
        <ShotSection
          key={type.asset_type}
          type={type}
          selected={selected}
          isSingle={isSingle}
          href={filters.to('shot-list', { missing: type.asset_type })}
          printed={printed?.get(type.asset_type) ?? null}
        />
      ))}
    </div>
  )
}
