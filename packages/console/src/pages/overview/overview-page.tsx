import './overview.css'
import { FirstRun } from '../../features/first-run/first-run.tsx'
import { useFirstRun } from '../../features/first-run/use-first-run.ts'
import { OverviewFilters } from '../../features/overview-filters/overview-filters.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { later } from '../../parts/later.tsx'
import { Page } from '../../parts/page.tsx'
import { seesAll } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { AcceptedByShops } from './accepted-by-shops.tsx'
import { Histogram } from './histogram.tsx'
import { ImagesToShoot } from './images-to-shoot.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LostPoints } from './lost-points.tsx'
import { hasLine, MedianTrend } from './median-trend.tsx'
import { MostToWin } from './most-to-win.tsx'
import { canApplyAny, SameChange } from './same-change.tsx'
import { useOverview } from './use-overview.ts'

const CompareRow = later(async () => (await import('./compare-row.tsx')).CompareRow)

/** The state of all listings: how they score, where they lose points, and what to do first. */
export function OverviewPage() {
  const overview = useOverview()
  const { statistics, trend, filters } = overview
  const isEmpty = statistics.data?.count === 0 && !filters.isFiltered
  const isFirstRun = useFirstRun(isEmpty && seesAll())
  if (isFirstRun) return <FirstRun />
  return (
    <Page
      title={say('console.overview.title')}
      documentTitle={say('console.overview.title')}
      class="overview"
      buttons={<OverviewFilters filters={filters} />}
    >
      <Loaded resource={statistics} rows={8}>
        {(figures) =>
          figures.count === 0 ? (
            <NoListing clear={filters.isFiltered ? filters.clear : null} />
          ) : (
            <>
              <KeyFigures
                figures={figures}
                trend={filters.isFiltered ? null : (trend.data ?? null)}
                filters={filters}
              />
              <SameChange advice={figures.advice} filters={filters} />
              <CompareRow filters={filters} />
              <div class="overview-columns">
                <Histogram figures={figures} filters={filters} />
                <LostPoints lost={figures.lost} filters={filters} />
                <MostToWin
                  listings={overview.mostToWin}
                  count={figures.count}
                  filters={filters}
                  isLead={!canApplyAny(figures.advice)}
                />
                <div class="stack">
                  {figures.acceptance.length > 0 && <AcceptedByShops acceptance={figures.acceptance} />}
                  {seesAll() && <MedianTrend trend={trend} />}
                  <ImagesToShoot
                    missing={figures.missing}
                    filters={filters}
                    shown={(hasLine(trend.data) ? 5 : 7) - (figures.acceptance.length > 0 ? 3 : 0)}
                  />
                </div>
              </div>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

/** Without filters, the part that the role is limited to has no listing. */
const NoListing = ({ clear }: { clear: (() => void) | null }) =>
  clear ? (
    <Empty title={say('console.overview.filtered_title')} text={say('console.overview.filtered_text')}>
      <Button onClick={clear}>{say('console.common.clear_filters')}</Button>
    </Empty>
  ) : (
    <Empty title={say('console.overview.limited_title')} text={say('console.overview.limited_text')} />
  )
