import type { AuditEvent } from '@endcap/client'
import { AuditLog } from '@endcap/client/audit'
import type { MessageId } from '@endcap/words/message'
import { useSignal } from '@preact/signals'
import { readUpTo } from '../../../data/read-up-to.ts'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { endcap } from '../../../session/session.ts'
import { ago, exactTime } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { SettingsTable } from '../settings-table.tsx'
import { ACTIONS, actorText, subjectText } from './audit-words.ts'

const PAGE_SIZE = 50
const COLUMNS: readonly MessageId[] = [
  'console.settings.audit.what',
  'console.settings.by',
  'console.settings.audit.when',
]
const log = new AuditLog(endcap)

/** The audit log of the organization, the newest first. */
export function AuditSection() {
  const pages = useSignal(1)
  const shown = pages.value * PAGE_SIZE
  const list = useResource(`audit ${shown}`, (signal) =>
    readUpTo(log.list({ limit: PAGE_SIZE }, { signal }), shown),
  )
  return (
    <Section title={say('console.settings.audit.title')} text={say('console.settings.audit.text')}>
      <Loaded resource={list}>
        {({ data, hasMore }) => (
          <>
            {data.length === 0 ? (
              <Empty
                title={say('console.settings.audit.empty_title')}
                text={say('console.settings.audit.empty_text')}
              />
            ) : (
              <AuditTable events={data} />
            )}
            {hasMore && (
              <div>
                <Button onClick={() => (pages.value += 1)}>{say('console.parts.show_more')}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  return (
    <SettingsTable caption={say('console.settings.audit.caption')} columns={COLUMNS}>
      {events.map((event) => (
        <tr key={event.event_id} role="row">
          <th role="rowheader" scope="row" class="person-name">
            <b>{say(ACTIONS[event.action])}</b>
            <span class="meta">{subjectText(event)}</span>
          </th>
          <td role="cell" data-name={say('console.settings.by')}>
            {actorText(event)}
          </td>
          <td role="cell" class="quiet" data-name={say('console.settings.audit.when')}>
            <time title={exactTime(event.occurred_at)} dateTime={event.occurred_at}>
              {ago(event.occurred_at)}
            </time>
          </td>
        </tr>
      ))}
    </SettingsTable>
  )
}
