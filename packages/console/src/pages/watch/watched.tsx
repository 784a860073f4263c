import type { LiveWatch, View } from '@endcap/client'
import { AlertRule } from '../../features/live/alert-rule.tsx'
import { liveChecks, refreshLive } from '../../features/live/live.ts'
import { useViews } from '../../features/views/views.ts'
import { Button } from '../../parts/button.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'

/** The live checks, each with a switch and its rule of alerts. */
export function Watched({ watches }: { watches: readonly LiveWatch[] }) {
  const views = useViews()
  const shared = (views.data?.data ?? []).filter((view) => view.shared)
  const all = watches.find(({ view_id: view }) => view === null)
  const ofViews = watches.filter(({ view_id: view }) => view !== null)
  const left = shared.filter((view) => !ofViews.some(({ view_id: id }) => id === view.view_id))
  return (
    <div class="stack side">
      <WatchPanel name={say('console.watch.all_listings')} watch={all} viewId={null} />
      {ofViews.map((watch) => (
        <WatchPanel key={watch.watch_id} name={nameOf(watch, shared)} watch={watch} viewId={watch.view_id} />
      ))}
      <AddView views={left} />
      <p class="small quiet">{say('console.watch.polite')}</p>
    </div>
  )
}

const nameOf = ({ view_id: id }: LiveWatch, views: readonly View[]): string =>
  views.find((view) => view.view_id === id)?.name ?? say('console.watch.some_view')

type PanelProps = { name: string; watch: LiveWatch | undefined; viewId: string | null }

function WatchPanel({ name, watch, viewId }: PanelProps) {
  const id = `watch-${viewId ?? 'all'}`
  return (
    <section class="panel stack tight" aria-labelledby={id}>
      <div class="row between">
        <h2 id={id} dir="auto">
          {name}
        </h2>
        <Switch name={name} watch={watch} viewId={viewId} />
      </div>
      {watch && (
        <>
          <h3 class="small quiet">{say('console.live.tell_me')}</h3>
          <AlertRule watchId={watch.watch_id} />
        </>
      )}
    </section>
  )
}

function Switch({ name, watch, viewId }: PanelProps) {
  const change = async () => {
    if (watch) await liveChecks.switchOff(watch.watch_id)
    else await liveChecks.switchOn({ view_id: viewId })
    refreshLive()
    showToast(say(watch ? 'console.watch.is_off' : 'console.watch.is_on', { name }))
  }
  return (
    <Button
      small
      look={watch ? 'quiet' : undefined}
      off={!currentSession().can.edit && say('console.live.viewers')}
      onClick={change}
    >
      {say(watch ? 'console.watch.switch_off' : 'console.watch.switch_on')}
      <span class="spoken">{name}</span>
    </Button>
  )
}

/** Views that are shared can be watched on their own, with a rule of their own. */
function AddView({ views }: { views: readonly View[] }) {
  if (views.length === 0 || !currentSession().can.edit) return null
  return (
    <div>
      <Menu button={say('console.watch.add_view')}>
        {(close) =>
          views.map(({ view_id: id, name }) => (
            <MenuItem
              key={id}
              onClick={() => {
                close()
                liveChecks.switchOn({ view_id: id }).then(refreshLive).catch(showFailure)
              }}
            >
              {name}
            </MenuItem>
          ))
        }
      </Menu>
    </div>
  )
}
