import '../../features/live/live.css'
import './watch.css'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { liveChecks, refreshLive, useWatches } from '../../features/live/live.ts'
import { LIVE_STATES } from '../../features/live/live-words.ts'
import { WatchTabs } from '../../features/rivals/watch-tabs.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { LastChecks, useLastChecks } from './last-checks.tsx'
import { Watched } from './watched.tsx'

/** The last night of each listing, the live checks that are on, and their rules of alerts. */
export function WatchPage() {
  const { query, route } = useLocation()
  const state = LIVE_STATES.find((each) => each === query['state']) ?? null
  const watches = useWatches()
  const checks = useLastChecks(state)
  const isNew = watches.data?.data.length === 0 && state === null && checks.list.data?.data.length === 0
  const title = say('console.pages.watch')
  return (
    <Page
      title={title}
      documentTitle={title}
      class="watch-page"
      meta={say('console.watch.about')}
      tabs={<WatchTabs current="live" />}
    >
      <Loaded resource={watches} rows={8}>
        {({ data }) =>
          isNew ? (
            <NothingWatched />
          ) : (
            <div class="columns">
              <LastChecks
                checks={checks}
                state={state}
                onState={(next) => route(next === null ? at('watch') : at(`watch?state=${next}`))}
              />
              <Watched watches={data} />
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

const NothingWatched = () => (
  <Empty title={say('console.watch.empty')} text={say('console.watch.empty_text')}>
    <Button
      look="first"
      off={!currentSession().can.edit && say('console.live.viewers')}
      onClick={() => liveChecks.switchOn().then(refreshLive)}
    >
      {say('console.watch.switch_on')}
    </Button>
  </Empty>
)
