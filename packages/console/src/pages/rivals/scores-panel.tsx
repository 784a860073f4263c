import '../../parts/verdict.css'
import type { RivalComparison } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at, local } from '../../base.ts'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { StateLine } from '../../parts/verdict.tsx'
import { counted, count as countText, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'
import { ordinal } from './rival-words.ts'
import { ScoreDots } from './score-dots.tsx'
import { RivalLink } from './set-entries.tsx'

type Row = RivalComparison['rows'][number]

/** Best rows that are always shown, beside the own one and its neighbors. */
const BEST = 3

type ScoresProps = { comparison: RivalComparison; retailer: string }

/** Scores of the rivals and the listing, as dots and as a table. */
export function ScoresPanel({ comparison, retailer }: ScoresProps) {
  const isAll = useSignal(false)
  const { rows, percentile, score } = comparison
  const own = rows.findIndex(({ rival_id: id }) => id === null)
  const shown = rows.filter((_, index) => isAll.value || index < BEST || Math.abs(index - own) <= 1)
  return (
    <section class="panel stack tight" aria-labelledby="scores">
      <div class="panel-head">
        <h2 id="scores" class="title">
          {say('console.rivals.scores')}
        </h2>
        <span class="quiet">
          {percentile !== null && say('console.rivals.percentile', { percent: Math.round(percentile) })}
        </span>
      </div>
      <ScoreDots
        scores={rows.filter(({ rival_id: id }) => id !== null).flatMap((row) => row.score ?? [])}
        own={score}
      />
      <Table rows={shown} retailer={retailer} pdpId={comparison.pdp_id} />
      {shown.length < rows.length && (
        <div>
          <button type="button" class="link" onClick={() => (isAll.value = true)}>
            {counted(rows.length, 'console.rivals.all')}
          </button>
        </div>
      )}
      <p class="small quiet">{say('console.rivals.not_judged')}</p>
    </section>
  )
}

type TableProps = { rows: readonly Row[]; retailer: string; pdpId: string }

const Table = ({ rows, retailer, pdpId }: TableProps) => (
  <table class="table rival-table">
    <caption class="spoken">{say('console.rivals.scores')}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="spoken">{say('console.rivals.picture')}</span>
        </th>
        <th scope="col">{say('console.rivals.listing')}</th>
        <th scope="col">{say('console.common.score')}</th>
        <th scope="col" class="number">
          {say('console.rivals.found')}
        </th>
        <th scope="col" class="number wide-only">
          {say('console.rivals.images')}
        </th>
        <th scope="col" class="wide-only">
          {say('console.rivals.main_image_of', { retailer: retailerName(retailer) })}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <ScoreRow key={row.rival_id ?? 'own'} row={row} pdpId={pdpId} />
      ))}
    </tbody>
  </table>
)

function ScoreRow({ row, pdpId }: { row: Row; pdpId: string }) {
  const {
    rival_id: id,
    name,
    asin,
    url,
    score,
    image_count: images,
    main_image: verdict,
    image_url: src,
  } = row
  const verdictText = say(
    verdict === null ? 'console.rivals.no_verdict' : `console.acceptance.state.${verdict}`,
  )
  return (
    <tr class={id === null ? 'own' : undefined}>
      <td class="rival-picture">{src !== null && <Picture src={local(src)} alt="" side={160} />}</td>
      <td>
        {url !== null && asin !== null ? (
          <RivalLink rival={{ name, asin, url }} />
        ) : (
          <a class="rival-name" href={at(`listings/${pdpId}`)} dir="auto">
            {say('console.rivals.yours', { name: name ?? asin ?? '' })}
          </a>
        )}
        {verdict === 'not_accepted' && <div class="phone-only small loss">{verdictText}</div>}
      </td>
      <td>{score === null ? scoreText(null) : <Score value={score} />}</td>
      <td class="number">{row.found === null ? '–' : ordinal(row.found)}</td>
      <td class="number wide-only">{images !== null && countText(images)}</td>
      <td class="wide-only small">
        {verdict === null ? verdictText : <StateLine state={verdict}>{verdictText}</StateLine>}
      </td>
    </tr>
  )
}
