import type { HistoryEntry } from '@endcap/client'
import { at, local } from '../../base.ts'
import {
  authorOf,
  causeOf,
  refusalToRestore,
  restoreSet,
  setChangeOf,
  useHistory,
} from '../../features/listing/history.ts'
import { Button } from '../../parts/button.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { ago, exactTime, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

const SHOWN = 5

/** The last scored states of a listing. */
export function HistoryBox({ pdpId }: { pdpId: string }) {
  const { data } = useHistory(pdpId)
  const [newest] = data ?? []
  if (!data || !newest) return null
  return (
    <section class="panel" aria-labelledby="history">
      <div class="panel-head">
        <h2 id="history">{say('console.history.title')}</h2>
        {data.length > 1 && (
          <a class="link small end" href={at(`listings/${pdpId}/history`)}>
            {say('console.history.all', { count: data.length })}
          </a>
        )}
      </div>
      <ol class="divided history-rows">
        {data.slice(0, SHOWN).map((entry, index) => (
          <HistoryRow
            key={entry.scored_at}
            pdpId={pdpId}
            entry={entry}
            before={data[index + 1]}
            newest={newest}
          />
        ))}
      </ol>
    </section>
  )
}

type HistoryRowProps = {
  pdpId: string
  entry: HistoryEntry
  before: HistoryEntry | undefined
  newest: HistoryEntry
}

function HistoryRow({ pdpId, entry, before, newest }: HistoryRowProps) {
  const [main] = entry.images
  const author = authorOf(entry)
  const isEarlierSet = setChangeOf(entry, before) !== null && setChangeOf(newest, entry) !== null
  return (
    <li>
      <Picture src={main?.renditions ? local(main.renditions[160]) : null} alt="" side={160} />
      <b>{scoreText(entry.pdp_score)}</b>
      <div>
        <div>
          {causeOf(entry, before)} {entry.score_change !== null && <Points value={entry.score_change} />}
        </div>
        <div class="meta row wrap">
          {author}
          {isEarlierSet && entry !== newest && refusalToRestore(entry) === null && (
            <Button small look="quiet" onClick={() => restoreSet(pdpId, entry, newest)}>
              {say('console.history.restore')}
            </Button>
          )}
        </div>
      </div>
      <time class="meta" title={exactTime(entry.scored_at)} dateTime={entry.scored_at}>
        {ago(entry.scored_at)}
      </time>
    </li>
  )
}
