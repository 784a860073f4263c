import type { AuditEvent } from '@endcap/client'
import { AuditLog } from '@endcap/client/audit'
import { useSignal } from '@preact/signals'
import { readUpTo } from '../../../data/read-up-to.ts'
import { useResource } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { endcap } from '../../../session/session.ts'
import { ago, exactTime } from '../../../words/numbers.ts'
import { ACTIONS, actorText, subjectText } from './audit-words.ts'

const PAGE_SIZE = 50
const log = new AuditLog(endcap)

/** The audit log of the organization, the newest first. */
export function AuditSection() {
  const pages = useSignal(1)
  const shown = pages.value * PAGE_SIZE
  const list = useResource(`audit ${shown}`, (signal) =>
    readUpTo(log.list({ limit: PAGE_SIZE }, { signal }), shown),
  )
  return (
    <Section
      title="Audit log"
      text="Who signed in, invited, changed a role, published rules, or deleted something. Nobody can change it, and it is kept for a year."
    >
      <Loaded resource={list}>
        {({ data, hasMore }) => (
          <>
            {data.length === 0 ? (
              <Empty title="Nothing has happened yet" text="The first entry is the next sign-in." />
            ) : (
              <AuditTable events={data} />
            )}
            {hasMore && (
              <div>
                <Button onClick={() => (pages.value += 1)}>Show more</Button>
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
    <div class="panel settings-table">
      <table class="table blocks" role="table">
        <caption class="spoken">Audit log of the organization</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['Action', 'By', 'When'].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {events.map((event) => (
            <tr key={event.event_id} role="row">
              <th role="rowheader" scope="row" class="person-name">
                <b>{ACTIONS[event.action]}</b>
                <span class="meta">{subjectText(event)}</span>
              </th>
              <td role="cell" data-name="By">
                {actorText(event)}
              </td>
              <td role="cell" class="quiet" data-name="When">
                <time title={exactTime(event.occurred_at)} dateTime={event.occurred_at}>
                  {ago(event.occurred_at)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
