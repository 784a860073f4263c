import './listing.css'
import type { ListingExplanation, PdpSummary } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import { FALLBACK_POLL_MS, invalidate, type Resource, refresh, useResource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { CategoryChip } from '../../parts/category-chip.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { announce } from '../../parts/live.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { Crumb } from '../../parts/page.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { ago, scoreText } from '../../words/numbers.ts'
import { failureReason, retailerName } from '../../words/terms.ts'
import { unselect } from './selection.ts'

/** Reads a listing in short, again and again while it is being scored. */
export const useSummary = (pdpId: string): Resource<PdpSummary> =>
  useResource<PdpSummary>(`summary ${pdpId}`, (signal) => endcap.pdps.summary(pdpId, { signal }), {
    poll: (data) => (data?.status === 'PROCESSING' ? FALLBACK_POLL_MS : null),
  })

/** Reads the explanation of a listing as soon as it has a score, and again after each run. */
export function useExplanation(
  pdpId: string,
): Resource<ListingExplanation> & { summary: Resource<PdpSummary> } {
  const summary = useSummary(pdpId)
  const { data } = summary
  const isScored = data !== undefined && data.pdp_score !== null
  const explanation = useResource<ListingExplanation>(isScored ? `explanation ${pdpId}` : null, (signal) =>
    endcap.pdps.explanation(pdpId, { signal }),
  )
  const isStale = explanation.data !== undefined && data?.scored_at !== explanation.data.scored_at
  useEffect(() => {
    if (isStale || data?.status !== explanation.data?.status) void explanation.reload()
    if (!isStale) return
    announce(`The listing is scored: ${scoreText(data?.pdp_score ?? null)} of 100.`)
    refresh(`history ${pdpId}`)
    refresh(`composer ${pdpId}`)
  }, [data?.scored_at, data?.status])
  const reload = async () => {
    await summary.reload()
    await explanation.reload()
  }
  return { ...explanation, error: summary.error ?? explanation.error, reload, summary }
}

type ScoredProps<Data> = {
  summary: Resource<PdpSummary>
  resource: Resource<Data>
  rows?: number
  children: (data: Data) => ComponentChildren
}

/** Shows data of a scored listing, or that the listing is still being scored or could not be. */
export function Scored<Data>({ summary, resource, rows, children }: ScoredProps<Data>) {
  const { data } = summary
  if (data?.pdp_score !== null || resource.data !== undefined)
    return (
      <Loaded
        resource={data === undefined ? { ...resource, error: summary.error } : resource}
        rows={rows ?? 6}
      >
        {children}
      </Loaded>
    )
  if (data.status === 'PROCESSING')
    return (
      <Empty
        title="This listing is being scored"
        text="Endcap measures each of its images. That takes some seconds an image, and this page shows the score then."
      />
    )
  return (
    <Empty title="This listing could not be scored" text={`${failureReason(data.error_code)}.`}>
      {currentSession().can.edit && (
        <Button onClick={() => rescore(data.pdp_id).then(summary.reload)}>Score it again</Button>
      )}
    </Empty>
  )
}

/** Returns the id of the listing that the address names. */
export const useListingId = (): string => useRoute().params['id'] ?? ''

type TabsProps = {
  pdpId: string
  current: 'listing' | 'composer' | 'spark' | 'history'
  made?: number | undefined
}

/** The pages of a listing. */
export function ListingTabs({ pdpId, current, made }: TabsProps) {
  const tabs = [
    ['listing', 'Listing', ''],
    ['composer', 'Composer', '/composer'],
    ['spark', 'Spark', '/spark'],
    ['history', 'History', '/history'],
  ] as const
  return (
    <nav class="tabs" aria-label="Listing">
      {tabs.map(([key, name, path]) => (
        <a
          key={key}
          href={at(`listings/${pdpId}${path}`)}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
          {key === 'spark' && made !== undefined && made > 0 && <span class="tag">{made}</span>}
        </a>
      ))}
    </nav>
  )
}

type About = Pick<ListingExplanation, 'name' | 'id' | 'category' | 'retailer'>

/** Returns the name of a listing, or its id. */
export const listingName = ({ name, id }: Pick<About, 'name' | 'id'>): string => name ?? id

/** The way to a listing: all listings, then its category. */
export const ListingCrumbs = ({ category, categoryId }: { category: string | null; categoryId: string }) => (
  <>
    <Crumb href={at('listings')}>Listings</Crumb>
    {category !== null && (
      <>
        {category
          .split(' > ')
          .slice(0, -1)
          .map((part) => (
            <span key={part} class="row crumb-part">
              {part}
              <Icon name="forward" />
            </span>
          ))}
        <a href={at(`listings?category_id=${categoryId}`)}>{category.split(' > ').at(-1)}</a>
      </>
    )}
  </>
)

/** The line below the name of a listing. */
export const ListingMeta = ({ listing }: { listing: ListingExplanation }) => (
  <>
    {[
      listing.name === null ? null : listing.id,
      retailerName(listing.retailer),
      listing.status === 'PROCESSING'
        ? 'Scoring'
        : listing.scored_at === null
          ? 'Not scored yet'
          : `Scored ${ago(listing.scored_at)}`,
      ...listing.tags,
    ]
      .filter((part) => part !== null)
      .join('  ·  ')}{' '}
    <CategoryChip listing={listing} />
  </>
)

/** Scores a listing again. */
async function rescore(pdpId: string): Promise<void> {
  await endcap.pdps.rescore(pdpId)
  invalidate(`summary ${pdpId}`)
  showToast('The listing is being scored again.')
}

/** Buttons that every page of a listing has. */
export function ListingMenu({
  listing,
  reload,
}: {
  listing: ListingExplanation
  reload: () => Promise<void>
}) {
  const [isDeleting, setDeleting] = useState(false)
  const { route } = useLocation()
  const { can } = currentSession()
  return (
    <>
      <Button
        off={!can.edit && 'Viewers cannot score listings again.'}
        onClick={() => rescore(listing.pdp_id).then(reload)}
      >
        Re-score
      </Button>
      <Button onClick={() => print()}>Print</Button>
      {can.edit && (
        <Menu class="button icon-only" label="More" align="end" button={<Icon name="more" />}>
          {(close) => (
            <MenuItem
              icon="trash"
              onClick={() => {
                close()
                setDeleting(true)
              }}
            >
              Delete the listing
            </MenuItem>
          )}
        </Menu>
      )}
      {isDeleting && (
        <ConfirmRemoval
          title="Delete this listing?"
          text="Its scores and history go too. The pictures are removed within a day."
          keep="Keep it"
          remove="Delete the listing"
          onRemove={async () => {
            await endcap.pdps.delete(listing.pdp_id)
            unselect(listing.pdp_id)
            showToast('Deleted the listing.')
            route(at('listings'))
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
