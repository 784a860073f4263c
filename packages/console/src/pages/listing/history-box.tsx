import { at } from '../../base.ts'
import { causeOf, useHistory } from '../../features/listing/history.ts'
import { Points } from '../../parts/score.tsx'
import { ago, exactTime, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

const SHOWN = 5

/** The last scored states of a listing. */
export function HistoryBox({ pdpId }: { pdpId: string }) {
  const { data } = useHistory(pdpId)
  if (!data || data.length === 0) return null
  return (
    <section class="panel" aria-labelledby="history">
      <div class="panel-head">
        <h2 id="history">{say('console.history.title')}</h2>
        {data.length > 1 && (
          <a class="link small end" href={at(`listings/${pdpId}/history`)}>
            {say('console.history.compare')}
          </a>
        )}
      </div>
      <ol class="divided history-rows">
        {data.slice(0, SHOWN).map((entry, index) => (
          <li key={entry.scored_at}>
            <b>{scoreText(entry.pdp_score)}</b>
            <span>{entry.score_change !== null && <Points value={entry.score_change} />}</span>
            <span>{causeOf(entry, data[index + 1])}</span>
            <time class="meta" title={exactTime(entry.scored_at)} dateTime={entry.scored_at}>
              {ago(entry.scored_at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
