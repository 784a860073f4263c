import type { PdpAcceptance, TargetAcceptance } from '@endcap/client'
import { useState } from 'preact/hooks'
import { useResource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { decisive, reasonText, StateLine } from '../../parts/verdict.tsx'
import { endcap } from '../../session/session.ts'
import { counted, partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

/** Rows before a person asks for all. */
const SHOWN = 8

/** Asks which targets accept the images of a listing, again after each score. */
export const useAcceptance = (pdpId: string, scoredAt: string | null) =>
  useResource<PdpAcceptance>(`acceptance ${pdpId} ${scoredAt}`, (signal) =>
    endcap.pdps.acceptance(pdpId, { signal }),
  )

/** Says how many targets accept the main image. */
export function acceptedText({ data }: PdpAcceptance): string {
  const accepted = data.filter(({ main_image: state }) => state === 'accepted').length
  return say('console.acceptance.accepted_by', { accepted, count: data.length })
}

type TableProps = { pdpId: string; scoredAt: string | null }

/** Shows where the main image may be used: all targets, those that do not accept it first. */
export function TargetTable({ pdpId, scoredAt }: TableProps) {
  const acceptance = useAcceptance(pdpId, scoredAt)
  const [isAll, setAll] = useState(false)
  return (
    <section class="panel" aria-labelledby="use">
      <div class="panel-head">
        <h2 id="use">{say('console.retailers.title')}</h2>
        {acceptance.data && <span class="meta end">{acceptedText(acceptance.data)}</span>}
      </div>
      <Loaded resource={acceptance} rows={4}>
        {({ data }) => (
          <>
            <Rows targets={inOrder(data)} shown={isAll ? data.length : SHOWN} />
            {!isAll && data.length > SHOWN && (
              <Button look="quiet" onClick={() => setAll(true)}>
                {counted(data.length, 'console.acceptance.show_all')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

const RANKS = { not_accepted: 0, not_sure: 1, accepted: 2 } as const

/** The first is the retailer of the listing and stays first. */
const inOrder = ([own, ...others]: readonly TargetAcceptance[]): TargetAcceptance[] => [
  ...(own ? [own] : []),
  ...others.toSorted((a, b) => RANKS[a.main_image] - RANKS[b.main_image]),
]

type RowsProps = { targets: readonly TargetAcceptance[]; shown: number }

/** The first rows are on the screen. Paper has all that do not accept, and the head counts the others. */
const Rows = ({ targets, shown }: RowsProps) => (
  <div class="table-scroll" tabIndex={0} role="group" aria-label={say('console.retailers.rules')}>
    <table class="table">
      <thead>
        <tr>
          <th>{say('console.acceptance.column_target')}</th>
          <th>{say('console.acceptance.column_verdict')}</th>
          <th>{say('console.acceptance.column_reason')}</th>
          <th>{say('console.acceptance.column_source')}</th>
        </tr>
      </thead>
      <tbody>
        {targets.map(
          (each, index) =>
            (index < shown || each.main_image !== 'accepted') && (
              <Row key={each.target} judged={each} isOnlyPaper={index >= shown} />
            ),
        )}
      </tbody>
    </table>
  </div>
)

function Row({ judged, isOnlyPaper }: { judged: TargetAcceptance; isOnlyPaper: boolean }) {
  const { target_name: name, main_image: state, findings } = judged
  const ofMain = decisive({ state, findings }).filter(({ position }) => position === 0)
  const source = ofMain.find((each) => each.source !== null)?.source
  return (
    <tr class={isOnlyPaper ? 'only-paper' : undefined}>
      <td>{name}</td>
      <td>
        <StateLine state={state}>{say(`console.acceptance.state.${state}`)}</StateLine>
      </td>
      <td>
        <ul class="targets-reasons">
          {ofMain.map((each) => (
            <li key={each.rule}>{reasonText({ ...each, position: null })}</li>
          ))}
        </ul>
      </td>
      <td class="meta">
        {source && (
          <>
            {partialDate(source.read)}
            {' · '}
            <a class="link" href={source.url} target="_blank" rel="noreferrer">
              {say('console.acceptance.source')}
            </a>
          </>
        )}
      </td>
    </tr>
  )
}
