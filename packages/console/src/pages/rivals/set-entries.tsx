import '../../parts/verdict.css'
import type { Rival, RivalSet } from '@endcap/client'
import { local } from '../../base.ts'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { readProblemText } from '../../words/terms.ts'

/** The rivals of a set, with what was read of each and why others were not. */
export const SetEntries = ({ set }: { set: RivalSet }) => (
  <section class="panel" aria-labelledby="entries">
    <div class="panel-head">
      <h2 id="entries" class="title">
        {counted(set.rivals, 'console.rivals.count')}
      </h2>
    </div>
    <table class="table rival-table">
      <caption class="spoken">{counted(set.rivals, 'console.rivals.count')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="spoken">{say('console.rivals.picture')}</span>
          </th>
          <th scope="col">{say('console.rivals.rival')}</th>
          <th scope="col">{say('console.rivals.state')}</th>
          <th scope="col">{say('console.common.score')}</th>
          <th scope="col" class="number wide-only">
            {say('console.rivals.images')}
          </th>
        </tr>
      </thead>
      <tbody>
        {set.entries.map((rival) => (
          <Row key={rival.rival_id} rival={rival} />
        ))}
      </tbody>
    </table>
  </section>
)

const Row = ({ rival }: { rival: Rival }) => (
  <tr>
    <td class="rival-picture">
      {rival.image_url !== null && <Picture src={local(rival.image_url)} alt="" side={160} />}
    </td>
    <td>
      <RivalLink rival={rival} />
      <div class="meta">{rival.asin}</div>
    </td>
    <td>
      {say(rival.is_reading ? 'console.rivals.states.reading' : `console.rivals.states.${rival.state}`)}
      {rival.problem !== null && !rival.is_reading && (
        <div class="meta">{readProblemText(rival.problem)}</div>
      )}
    </td>
    <td>{rival.score !== null && <Score value={rival.score} />}</td>
    <td class="number wide-only">{rival.image_count}</td>
  </tr>
)

/** Opens the page of a rival in its shop. */
export const RivalLink = ({
  rival: { name, asin, url },
}: {
  rival: Pick<Rival, 'name' | 'asin' | 'url'>
}) => (
  <a class="rival-name" href={url} target="_blank" rel="noreferrer" dir="auto">
    {name ?? asin}
  </a>
)
