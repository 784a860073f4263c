import './sets.css'
import type { RivalSetSummary } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { useRivalSets } from '../../features/rivals/rivals.ts'
import { WatchTabs } from '../../features/rivals/watch-tabs.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { Score } from '../../parts/score.tsx'
import { currentSession } from '../../session/session.ts'
import { ago } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { categoryLeaf, retailerName } from '../../words/terms.ts'
import { readText } from './rival-words.ts'
import { SetForm } from './set-form.tsx'

/** All sets of rivals. With a listing in the address, each leads to its comparison. */
export function RivalsPage() {
  const { query, route } = useLocation()
  const sets = useRivalSets()
  const isMaking = useSignal(false)
  const pdpId = query['pdp']
  const hrefOf = (id: string) => at(`watch/rivals/${id}${pdpId === undefined ? '' : `?pdp=${pdpId}`}`)
  const make = (
    <Button
      look="first"
      off={!currentSession().can.edit && say('console.rivals.viewers')}
      onClick={() => (isMaking.value = true)}
    >
      {say('console.rivals.new')}
    </Button>
  )
  const hasNone = sets.data?.data.length === 0
  return (
    <Page
      title={say('console.rivals.title')}
      documentTitle={say('console.rivals.title')}
      meta={say('console.rivals.about')}
      buttons={!hasNone && make}
      tabs={<WatchTabs current="rivals" />}
    >
      <Loaded resource={sets} rows={5}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={say('console.rivals.empty')} text={say('console.rivals.empty_text')}>
              {make}
            </Empty>
          ) : (
            <section class="panel">
              <Table sets={data} hrefOf={hrefOf} />
            </section>
          )
        }
      </Loaded>
      {isMaking.value && (
        <SetForm
          onSaved={({ rival_set_id: id }) => route(hrefOf(id))}
          onClose={() => (isMaking.value = false)}
        />
      )}
    </Page>
  )
}

type TableProps = { sets: readonly RivalSetSummary[]; hrefOf: (id: string) => string }

const Table = ({ sets, hrefOf }: TableProps) => (
  <table class="table rival-table">
    <caption class="spoken">{say('console.rivals.title')}</caption>
    <thead>
      <tr>
        <th scope="col">{say('console.rivals.set')}</th>
        <th scope="col">{say('console.rivals.read')}</th>
        <th scope="col">{say('console.rivals.median')}</th>
        <th scope="col" class="wide-only">
          {say('console.rivals.last_read')}
        </th>
      </tr>
    </thead>
    <tbody>
      {sets.map((set) => (
        <tr key={set.rival_set_id}>
          <td>
            <a class="rival-name" href={hrefOf(set.rival_set_id)} dir="auto">
              {set.name}
            </a>
            <div class="meta">
              {[categoryLeaf(set.category), retailerName(set.retailer)].filter(Boolean).join(' · ')}
            </div>
          </td>
          <td>{readText(set)}</td>
          <td>{set.median_score !== null && <Score value={set.median_score} />}</td>
          <td class="wide-only small quiet">{set.read_at !== null && ago(set.read_at)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
