import './pushes.css'
import type { ShopConnection, ShopPush } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { readUpTo } from '../../../data/read-up-to.ts'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded } from '../../../parts/controls.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { Section } from '../../../parts/section.tsx'
import { currentSession } from '../../../session/session.ts'
import { say } from '../../../words/say.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { PushPanel } from './push-panel.tsx'
import { shops } from './pushes.ts'

const LATEST = 20
const BUSY_MS = 1_000
const isBusy = ({ status }: ShopPush): boolean => status === 'running' || status === 'rolling_back'

/** Connected shops, and pushes to confirm and to roll back. */
export function PushesSection() {
  const connections = useResource('shop-connections', (signal) => shops.connections({ signal }))
  const pushes = useResource(
    'shop-pushes',
    (signal) => readUpTo(shops.pushes({ limit: LATEST }, { signal }), LATEST),
    { poll: ({ data }) => (data.some(isBusy) ? BUSY_MS : null), isAnnounced: false, freshMs: 0 },
  )
  const isConnecting = useSignal(false)
  const isAdmin = currentSession().can.manage_people
  const reload = async () => {
    await connections.reload()
    await pushes.reload()
  }
  return (
    <Section
      title={say('console.settings.pushes.title')}
      text={say('console.settings.pushes.text')}
      button={
        isAdmin && (
          <Button icon="add" onClick={() => (isConnecting.value = true)}>
            {say('console.settings.pushes.connect')}
          </Button>
        )
      }
    >
      <Loaded resource={connections} rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              title={say('console.settings.pushes.empty_title')}
              text={say('console.settings.pushes.empty_text')}
            />
          ) : (
            <ul class="panel push-list">
              {data.map((connection) => (
                <Connection
                  key={connection.connection_id}
                  connection={connection}
                  isAdmin={isAdmin}
                  reload={reload}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Loaded resource={pushes}>
        {({ data }) => (
          <>
            {data.length === 0 && <p class="quiet">{say('console.settings.pushes.none')}</p>}
            {data.map((push) => (
              <PushPanel key={push.push_id} push={push} reload={pushes.reload} />
            ))}
          </>
        )}
      </Loaded>
      {isConnecting.value && (
        <ConnectDialog onConnected={reload} onClose={() => (isConnecting.value = false)} />
      )}
    </Section>
  )
}

type ConnectionProps = { connection: ShopConnection; isAdmin: boolean; reload: () => Promise<void> }

function Connection({ connection: { connection_id: id, name, address }, isAdmin, reload }: ConnectionProps) {
  const isAsked = useSignal(false)
  return (
    <li class="push-head">
      <span>
        <b>{name}</b> <span class="meta">{address}</span>
      </span>
      {isAdmin && (
        <Button small look="removes" onClick={() => (isAsked.value = true)}>
          {say('console.settings.pushes.disconnect')}
        </Button>
      )}
      {isAsked.value && (
        <ConfirmRemoval
          title={say('console.settings.pushes.disconnect_title', { name })}
          text={say('console.settings.pushes.disconnect_text')}
          keep={say('console.settings.keep_it')}
          remove={say('console.settings.pushes.disconnect')}
          onRemove={() => shops.disconnect(id).then(reload)}
          onClose={() => (isAsked.value = false)}
        />
      )}
    </li>
  )
}
