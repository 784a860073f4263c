import '../../features/work/work.css'
import './work-page.css'
import type { WorkShot, WorkShotCounts } from '@endcap/client'
import type { WorkShotFilters } from '@endcap/client/work'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { readUpTo } from '../../data/read-up-to.ts'
import { FALLBACK_POLL_MS, useResource } from '../../data/resource.ts'
import { ShotForm } from '../../features/work/shot-form.tsx'
import { inbox, work } from '../../features/work/work.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded, Segments } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { InboxList } from './inbox-list.tsx'
import { ShareShots } from './share-shots.tsx'
import { ShotPanel } from './shot-panel.tsx'
import { ShotSections } from './shot-sections.tsx'
import { useShotKeys } from './use-shot-keys.ts'
import { WorkFilters } from './work-filters.tsx'

const VIEWS = ['mine', 'team', 'inbox'] as const
type View = (typeof VIEWS)[number]

const PAGE_SIZE = 100

/** Shots that wait for the person or the team, and the inbox. */
export function WorkPage() {
  const { query, route, path } = useLocation()
  const isMaking = useSignal(false)
  const pages = useSignal(1)
  const view: View = VIEWS.find((each) => each === query['view']) ?? 'mine'
  const filters = filtersOf(query, view)
  const key = JSON.stringify(filters)
  const summary = useResource(`work:counts ${key}`, (signal) => work.count(filters, { signal }), LIVE)
  const unread = useResource('work:unread', (signal) => inbox.count({ signal }), LIVE)
  const shown = pages.value * PAGE_SIZE
  const list = useResource(
    view === 'inbox' ? null : `work:shots ${key} ${shown}`,
    (signal) => readUpTo(work.list({ ...filters, limit: PAGE_SIZE }, { signal }), shown),
    LIVE,
  )
  const go = (changed: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changed))
      if (value === null) next.delete(name)
      else next.set(name, value)
    route(`${path}?${next}`)
  }
  const shots = list.data?.data ?? []
  const chosen = chosenOf(shots, query['shot'])
  useShotKeys({ shots, chosen, choose: (id) => go({ shot: id }) })
  const title = say('console.work.title')
  const canEdit = currentSession().can.edit
  return (
    <Page
      title={title}
      documentTitle={title}
      class={query['shot'] ? 'work has-shot' : 'work'}
      meta={summary.data && view !== 'inbox' && metaOf(summary.data)}
      buttons={
        <>
          <Segments
            label={say('console.work.views')}
            value={view}
            options={[
              ['mine', say('console.work.mine')],
              ['team', say('console.work.team')],
              ['inbox', say('console.work.inbox_count', { count: unread.data?.unread ?? 0 })],
            ]}
            onChange={(next) => go({ view: next === 'mine' ? null : next, shot: null })}
          />
          {view !== 'inbox' && <ShareShots shots={shots.filter(({ status }) => status !== 'done')} />}
          <Button
            icon="add"
            off={!canEdit && say('console.work.viewers')}
            onClick={() => {
              isMaking.value = true
            }}
          >
            {say('console.work.new')}
          </Button>
        </>
      }
    >
      {view === 'inbox' ? (
        <InboxList />
      ) : (
        <>
          <WorkFilters
            query={query}
            agencies={[...new Set(shots.flatMap(({ agency }) => agency ?? []))].toSorted()}
            onChange={go}
          />
          <Loaded resource={list} rows={6}>
            {({ data, hasMore }) =>
              data.length === 0 ? (
                <NoShots view={view} onNew={() => (isMaking.value = true)} />
              ) : (
                <div class="work-columns">
                  <div class="stack work-list">
                    <ShotSections
                      shots={data}
                      chosen={chosen?.shot_id ?? null}
                      done={summary.data?.done ?? 0}
                      hrefOf={(id) => `${at('work')}?${new URLSearchParams({ ...query, shot: id })}`}
                    />
                    {hasMore && (
                      <Button onClick={() => (pages.value += 1)}>{say('console.parts.show_more')}</Button>
                    )}
                    <Keys />
                  </div>
                  {chosen && (
                    <ShotPanel key={chosen.shot_id} shot={chosen} onClose={() => go({ shot: null })} />
                  )}
                </div>
              )
            }
          </Loaded>
        </>
      )}
      {isMaking.value && (
        <ShotForm
          title={say('console.work.new')}
          pdpId={null}
          onClose={() => {
            isMaking.value = false
          }}
        />
      )}
    </Page>
  )
}

const LIVE = { poll: () => FALLBACK_POLL_MS }

/** Without a choice, the first shot that is not done. */
const chosenOf = (shots: readonly WorkShot[], id: string | undefined): WorkShot | null =>
  shots.find((shot) => shot.shot_id === id) ?? shots.find(({ status }) => status !== 'done') ?? null

function filtersOf(query: Record<string, string>, view: View): WorkShotFilters {
  const { status, type, retailer, tag, agency, due, listing } = query
  return {
    ...(view === 'mine' && { mine: true }),
    // The service refuses unknown values, and the page says so.
    ...(status && { status: status as WorkShot['status'] }),
    ...(type && { assetType: type as NonNullable<WorkShot['asset_type']> }),
    ...(retailer && { retailer }),
    ...(tag && { tag }),
    ...(agency && { agency }),
    ...(due && { dueUntil: due }),
    ...(listing && { pdpId: listing }),
  }
}

const metaOf = ({ to_review: review, late }: WorkShotCounts): string =>
  [counted(review, 'console.work.to_look_at'), late > 0 && counted(late, 'console.work.late_count')]
    .filter(Boolean)
    .join(' ')

function NoShots({ view, onNew }: { view: View; onNew: () => void }) {
  return (
    <Empty title={say('console.work.nothing_waits')} text={say('console.work.what_is_a_shot')}>
      <Button onClick={onNew} off={!currentSession().can.edit && say('console.work.viewers')}>
        {say('console.work.new')}
      </Button>
      {view === 'mine' && (
        <LinkButton look="quiet" href={`${at('work')}?view=team`}>
          {say('console.work.see_team')}
        </LinkButton>
      )}
    </Empty>
  )
}

const Keys = () => (
  <p class="small quiet row wrap work-keys">
    {(
      [
        ['j k', 'console.work.key_next'],
        ['↵', 'console.work.open'],
        ['a', 'console.work.key_assign'],
        ['s', 'console.work.key_status'],
        ['d', 'console.work.key_due'],
        ['c', 'console.work.key_comment'],
      ] as const
    ).map(([keys, id]) => (
      <span key={id}>
        {keys.split(' ').map((each) => (
          <kbd key={each}>{each}</kbd>
        ))}{' '}
        {say(id)}
      </span>
    ))}
  </p>
)
