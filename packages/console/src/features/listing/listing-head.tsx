import './listing.css'
import type { ListingExplanation, PdpSummary } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { at, local } from '../../base.ts'
import { FALLBACK_POLL_MS, invalidate, type Resource, refresh, useResource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { CategoryChip } from '../../parts/category-chip.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { announce } from '../../parts/live.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { Crumb } from '../../parts/page.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { ago, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { failureReason, retailerName } from '../../words/terms.ts'
import { EditDialog } from './edit-dialog.tsx'
import { moveToTrash } from './trash.ts'

/** Reads a listing's summary, polling while it is scored. */
export const useSummary = (pdpId: string): Resource<PdpSummary> =>
  useResource<PdpSummary>(`summary ${pdpId}`, (signal) => endcap.pdps.summary(pdpId, { signal }), {
    poll: (data) => (data?.status === 'PROCESSING' ? FALLBACK_POLL_MS : null),
  })

/** Reads the explanation of a scored listing, again after each run. */
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
    announce(say('console.listing.is_scored', { score: scoreText(data?.pdp_score ?? null) }))
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

/** Shows a scored listing's data, or the status without a score. */
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
  return <Unscored listing={data} reload={summary.reload} />
}

/** Shows the main image, and why it has no score. */
function Unscored({ listing, reload }: { listing: PdpSummary; reload: () => Promise<void> }) {
  const { pdp_id: pdpId, status, error_code: code, preview_url: preview } = listing
  const isScoring = status === 'PROCESSING'
  return (
    <div class="stack">
      {preview !== null && (
        <span class="unscored-picture">
          <Picture
            src={local(preview)}
            alt={say('console.listing.image_at', { position: 0 })}
            priority="high"
          />
        </span>
      )}
      {isScoring ? (
        <Empty title={say('console.listing.being_scored_title')} text={say('console.listing.being_scored')} />
      ) : (
        <Empty title={say('console.listing.not_scored')} text={`${failureReason(code)}.`}>
          {currentSession().can.edit && (
            <Button onClick={() => rescore(pdpId).then(reload)}>{say('console.listing.score_again')}</Button>
          )}
        </Empty>
      )}
    </div>
  )
}

/** Returns the listing id in the URL. */
export const useListingId = (): string => useRoute().params['id'] ?? ''

type TabsProps = {
  pdpId: string
  current: 'listing' | 'composer' | 'spark' | 'history'
  made?: number | undefined
}

/** The pages of a listing. */
export function ListingTabs({ pdpId, current, made }: TabsProps) {
  const tabs = [
    ['listing', 'console.listing.title', ''],
    ['composer', 'console.composer.title', '/composer'],
    ['spark', 'console.spark.title', '/spark'],
    ['history', 'console.history.title', '/history'],
  ] as const
  return (
    <nav class="tabs" aria-label={say('console.listing.title')}>
      {tabs.map(([key, name, path]) => (
        <a
          key={key}
          href={at(`listings/${pdpId}${path}`)}
          aria-current={key === current ? 'page' : undefined}
        >
          {say(name)}
          {key === 'spark' && made !== undefined && made > 0 && <span class="tag">{made}</span>}
        </a>
      ))}
    </nav>
  )
}

type About = Pick<ListingExplanation, 'name' | 'id' | 'category' | 'retailer'>

/** Falls back to the id. */
export const listingName = ({ name, id }: Pick<About, 'name' | 'id'>): string => name ?? id

/** Links to all listings and the category. */
export const ListingCrumbs = ({ category, categoryId }: { category: string | null; categoryId: string }) => (
  <>
    <Crumb href={at('listings')}>{say('console.pages.listings')}</Crumb>
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

/** Shows details below the name. */
export const ListingMeta = ({ listing }: { listing: ListingExplanation }) => (
  <>
    {[
      listing.name === null ? null : listing.id,
      retailerName(listing.retailer),
      listing.status === 'PROCESSING'
        ? say('console.parts.scoring')
        : listing.scored_at === null
          ? say('console.parts.not_scored')
          : say('console.listing.scored', { when: ago(listing.scored_at) }),
      listing.variant,
      ...listing.tags,
    ]
      .filter((part) => part !== null)
      .join('  ·  ')}{' '}
    <CategoryChip listing={listing} />
  </>
)

async function rescore(pdpId: string): Promise<void> {
  await endcap.pdps.rescore(pdpId)
  invalidate(`summary ${pdpId}`)
  showToast(say('console.listing.scored_again'))
}

/** Buttons on every listing page. */
export function ListingMenu({
  listing,
  reload,
}: {
  listing: ListingExplanation
  reload: () => Promise<void>
}) {
  const { route } = useLocation()
  const [isEditing, setEditing] = useState(false)
  const remove = async () => {
    await moveToTrash([listing], () => route(at(`listings/${listing.pdp_id}`)))
    route(at('listings'))
  }
  const { can } = currentSession()
  return (
    <>
      <Button
        off={!can.edit && say('console.listing.viewers_rescore')}
        onClick={() => rescore(listing.pdp_id).then(reload)}
      >
        {say('console.listing.rescore')}
      </Button>
      <Button onClick={() => print()}>{say('console.common.print')}</Button>
      {can.edit && (
        <Menu
          class="button icon-only"
          label={say('console.listing.more')}
          align="end"
          button={<Icon name="more" />}
        >
          {(close) => (
            <>
              <MenuItem
                onClick={() => {
                  close()
                  setEditing(true)
                }}
              >
                {say('console.listing.edit')}
              </MenuItem>
              <MenuItem
                icon="trash"
                onClick={() => {
                  close()
                  remove().catch(showFailure)
                }}
              >
                {say('console.listing.delete')}
              </MenuItem>
            </>
          )}
        </Menu>
      )}
      {isEditing && <EditDialog listing={listing} onClose={() => setEditing(false)} />}
    </>
  )
}
