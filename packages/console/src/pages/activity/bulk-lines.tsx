import { at } from '../../base.ts'
import { bulkState, bulkTitle, undoAll, useBulkChanges } from '../../features/bulk-changes/bulk-changes.ts'
import { Button } from '../../parts/button.tsx'
import { currentSession } from '../../session/session.ts'
import { ago } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

/** The last changes of many listings, with an undo. */
export function BulkLines() {
  const { data = [], reload } = useBulkChanges()
  if (data.length === 0) return null
  const off = !currentSession().can.edit && say('console.listings.viewers_cannot_change')
  return (
    <section class="panel" aria-labelledby="bulk-title">
      <div class="panel-head">
        <h2 id="bulk-title">{say('console.bulk.recent')}</h2>
      </div>
      <ul class="divided">
        {data.map((bulk) => (
          <li key={bulk.bulk_change_id} class="row wrap between bulk-line">
            <span>
              <a href={at(`bulk-changes/${bulk.bulk_change_id}`)}>{bulkTitle(bulk)}</a>
              <span class="meta">
                {' '}
                {[bulkState(bulk), ago(bulk.created_at), bulk.created_by.name].filter(Boolean).join(' · ')}
              </span>
            </span>
            {bulk.undo_until !== null && (
              <Button small off={off} onClick={() => undoAll(bulk.bulk_change_id).then(reload)}>
                {say('console.common.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
