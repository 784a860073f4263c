import type { View } from '@endcap/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { views } from '../../features/views/views.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { hasSingleKeys } from '../../session/single-keys.ts'
import { count } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { emptied } from './filter-bar.tsx'
import { activeFilters, type ListingFilters } from './filters.ts'
import { keepTable, type Table } from './table.ts'
import { useCount } from './use-count.ts'
import { ViewDialog } from './view-dialog.tsx'
import { ALL, addressQuery, viewFilters, viewQuery } from './view-query.ts'

/** Tabs before the menu. Each counts its listings. */
const SHOWN = 6

type TabsProps = {
  all: readonly View[]
  current: View | null
  filters: ListingFilters
  table: Table
  isTableChanged: boolean
  /** False until the rows are there, which counts would delay. */
  isCounted: boolean
  onChanged: () => Promise<void>
}

/** Saved views as tabs, and how to save one. */
export function ViewTabs(props: TabsProps) {
  const { all, current, filters, isCounted } = props
  const [isSaving, setSaving] = useState(false)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => focusByKey(nav), [])
  const first = all.slice(0, SHOWN)
  const shown = current && !first.includes(current) ? [...first, current] : first
  const rest = all.filter((view) => !shown.includes(view))
  const isAll = current === null && activeFilters(filters) === 0
  return (
    <div class="view-bar no-print">
      <nav class="tabs" aria-label={say('console.views.title')} ref={nav} onKeyDown={onTabKey}>
        <a href={at(`listings${ALL}`)} aria-current={isAll ? 'page' : undefined} aria-keyshortcuts="v">
          {say('console.views.all')}
          <Count filters={emptied(filters)} isOn={isCounted} />
        </a>
        {shown.map((view) => (
          <Tab key={view.view_id} view={view} isCurrent={view === current} isCounted={isCounted} />
        ))}
      </nav>
      {rest.length > 0 && <MoreViews views={rest} />}
      {current && <CurrentView {...props} view={current} onSaveAs={() => setSaving(true)} />}
      {!current && (
        <Button small look="quiet" icon="add" onClick={() => setSaving(true)}>
          {say('console.views.save')}
        </Button>
      )}
      {isSaving && <ViewDialog {...props} view={null} onClose={() => setSaving(false)} />}
    </div>
  )
}

const addressOf = (view: View) => at(`listings${addressQuery(viewFilters(view), view)}`)

type TabProps = { view: View; isCurrent: boolean; isCounted: boolean }

const Tab = ({ view, isCurrent, isCounted }: TabProps) => (
  <a href={addressOf(view)} aria-current={isCurrent ? 'page' : undefined}>
    <span dir="auto">{view.name}</span>
    <Count filters={viewFilters(view)} isOn={isCounted} />
  </a>
)

function Count({ filters, isOn }: { filters: ListingFilters; isOn: boolean }) {
  const { count: found } = useCount(filters, isOn)
  return found === null ? null : <span class="tag">{count(found)}</span>
}

function MoreViews({ views: rest }: { views: readonly View[] }) {
  const { route } = useLocation()
  return (
    <Menu
      class="button quiet compact"
      button={
        <>
          {say('console.views.more', { count: rest.length })}
          <Icon name="down" />
        </>
      }
    >
      {(close) =>
        rest.map((view) => (
          <MenuItem
            key={view.view_id}
            onClick={() => {
              close()
              route(addressOf(view))
            }}
          >
            {view.name}
          </MenuItem>
        ))
      }
    </Menu>
  )
}

/** Returns whether the caller may change a view. */
const canChange = ({ shared }: View): boolean => !shared || currentSession().can.edit

/** Saves what has changed on the screen, renames, or deletes. */
function CurrentView(props: TabsProps & { view: View; onSaveAs: () => void }) {
  const { view, filters, table, isTableChanged, onChanged, onSaveAs } = props
  const [isEditing, setEditing] = useState(false)
  const query = viewQuery(filters)
  const isChanged = isTableChanged || query !== viewQuery(viewFilters(view))
  const off = !canChange(view) && say('console.views.viewers')
  const save = async () => {
    await views.update(view.view_id, { query, layout: table.layout, columns: [...table.columns] })
    keepTable(view, null)
    await onChanged()
    showToast(say('console.views.saved'))
  }
  return (
    <>
      {isChanged && (
        <Button small off={off} onClick={save}>
          {say('console.views.save_changes')}
        </Button>
      )}
      {isChanged && (
        <Button small look="quiet" onClick={onSaveAs}>
          {say('console.views.save_as_new')}
        </Button>
      )}
      <Button small look="quiet" off={off} onClick={() => setEditing(true)}>
        {say('console.views.edit')}
      </Button>
      {isEditing && <ViewDialog {...props} onClose={() => setEditing(false)} />}
    </>
  )
}

/** Moves the focus to the current view by `v`, unless the key is typed into a field. */
function focusByKey(nav: { current: HTMLElement | null }): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('input:not(.check), select, textarea')
    if (event.key !== 'v' || isTyping || !hasSingleKeys() || event.metaKey || event.ctrlKey || event.altKey)
      return
    const tabs = nav.current
    tabs?.querySelector<HTMLElement>('[aria-current], a')?.focus()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

/** Moves between tabs with the arrow keys. */
function onTabKey(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const tabs = [...event.currentTarget.querySelectorAll('a')]
  const index = tabs.findIndex((tab) => tab === document.activeElement)
  if (step === 0 || index < 0) return
  event.preventDefault()
  tabs[(index + step + tabs.length) % tabs.length]?.focus()
}
