import type { MessageId } from '@endcap/words/message'
import type { FunctionComponent } from 'preact'
import type { IconName } from '../parts/icon.tsx'
import { lazyPage } from '../parts/lazy-page.ts'
import { seesAll } from '../session/session.ts'

type PageEntry = {
  /** Path below the console, as the router reads it. */
  path: string
  component: FunctionComponent
  /** Name and icon of a page that needs no listing, for the bar at the top and the palette. */
  place?: {
    name: MessageId
    icon: IconName
    isInPaletteOnly?: boolean
    /** Hidden from people whose role is limited to a part of the listings. */
    needsAll?: boolean
    /** Behind *More* on narrow screens, whose bar has room for five. */
    isInMore?: boolean
  }
}

/** Pages for signed-in people. Each is a separate chunk, so the first page loads no other. */
export const PAGES: readonly PageEntry[] = [
  {
    path: '',
    component: lazyPage(() => import('./overview/overview-page.tsx'), 'OverviewPage'),
    place: { name: 'console.pages.overview', icon: 'chart' },
  },
  {
    path: 'accepted',
    component: lazyPage(() => import('./accepted/accepted-page.tsx'), 'AcceptedPage'),
    place: { name: 'console.accepted.title', icon: 'check', isInPaletteOnly: true, needsAll: true },
  },
  {
    path: 'work',
    component: lazyPage(() => import('./work/work-page.tsx'), 'WorkPage'),
    place: { name: 'console.pages.work', icon: 'check' },
  },
  {
    path: 'listings',
    component: lazyPage(() => import('./listings/listings-page.tsx'), 'ListingsPage'),
    place: { name: 'console.pages.listings', icon: 'shelf' },
  },
  {
    path: 'watch',
    component: lazyPage(() => import('./watch/watch-page.tsx'), 'WatchPage'),
    place: { name: 'console.pages.watch', icon: 'eye', needsAll: true },
  },
  {
    path: 'outcomes',
    component: lazyPage(() => import('./outcomes/tests-page.tsx'), 'TestsPage'),
    place: { name: 'console.pages.outcomes', icon: 'swap', isInMore: true, needsAll: true },
  },
  {
    path: 'shot-list',
    component: lazyPage(() => import('./shot-list/shot-list-page.tsx'), 'ShotListPage'),
    place: { name: 'console.pages.shot_list', icon: 'image', isInPaletteOnly: true },
  },
  {
    path: 'import',
    component: lazyPage(() => import('./imports/imports-page.tsx'), 'ImportsPage'),
    place: { name: 'console.pages.import', icon: 'upload', isInMore: true, needsAll: true },
  },
  {
    path: 'teach',
    component: lazyPage(() => import('./teach/teach-page.tsx'), 'TeachPage'),
    place: { name: 'console.pages.teach', icon: 'question', isInMore: true, needsAll: true },
  },
  {
    path: 'activity',
    component: lazyPage(() => import('./activity/activity-page.tsx'), 'ActivityPage'),
    place: { name: 'console.pages.activity', icon: 'refresh', isInMore: true },
  },
  {
    path: 'settings/:section?/:item?/:part?',
    component: lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
    place: { name: 'console.pages.settings', icon: 'person', isInMore: true },
  },
  {
    path: 'listings/:id',
    component: lazyPage(() => import('./listing/listing-page.tsx'), 'ListingPage'),
  },
  {
    path: 'listings/:id/composer',
    component: lazyPage(() => import('./composer/composer-page.tsx'), 'ComposerPage'),
  },
  {
    path: 'listings/:id/spark',
    component: lazyPage(() => import('./spark/spark-page.tsx'), 'SparkPage'),
  },
  {
    path: 'listings/:id/history',
    component: lazyPage(() => import('./history/history-page.tsx'), 'HistoryPage'),
  },
  {
    path: 'watch/rivals',
    component: lazyPage(() => import('./rivals/rivals-page.tsx'), 'RivalsPage'),
  },
  {
    path: 'watch/rivals/:id',
    component: lazyPage(() => import('./rivals/rival-set-page.tsx'), 'RivalSetPage'),
  },
  { path: 'outcomes/score', component: lazyPage(() => import('./outcomes/score-page.tsx'), 'ScorePage') },
  { path: 'outcomes/plan', component: lazyPage(() => import('./outcomes/plan-page.tsx'), 'PlanPage') },
  { path: 'outcomes/sheet/:id', component: lazyPage(() => import('./outcomes/sheet-page.tsx'), 'SheetPage') },
  { path: 'watch/:id', component: lazyPage(() => import('./live/live-page.tsx'), 'LivePage') },
  { path: 'images/:id', component: lazyPage(() => import('./image/image-page.tsx'), 'ImagePage') },
  { path: 'shots/:id', component: lazyPage(() => import('./brief/brief-page.tsx'), 'BriefPage') },
  {
    path: 'bulk-changes/:id',
    component: lazyPage(() => import('./bulk-change/bulk-change-page.tsx'), 'BulkChangePage'),
  },
  {
    path: 'trash',
    component: lazyPage(() => import('./trash/trash-page.tsx'), 'TrashPage'),
    place: { name: 'console.trash.title', icon: 'trash', isInPaletteOnly: true },
  },
  { path: 'compare', component: lazyPage(() => import('./compare/compare-page.tsx'), 'ComparePage') },
  { path: 'import/:id', component: lazyPage(() => import('./imports/import-page.tsx'), 'ImportPage') },
]

const PLACES = PAGES.flatMap(({ path, place }) =>
  place ? [{ ...place, page: path.replace(/\/:.*/, '') }] : [],
)

/** Returns the person's places with the path that leads to each, in the order of the bar and the palette. */
export const knownPlaces = () => PLACES.filter(({ needsAll = false }) => !needsAll || seesAll())
