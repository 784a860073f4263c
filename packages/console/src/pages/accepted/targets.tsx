import type { AcceptanceReport } from '@endcap/client'
import { partialDate } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { targetName } from '../../words/terms.ts'
import type { Accepted, Reports } from './use-accepted.ts'

type TargetsProps = { accepted: Accepted; reports: Reports }

/** Lists shops with accepted listings and their first reason. A line chooses a shop. */
export const Targets = ({ accepted: { target, total, to }, reports }: TargetsProps) => (
  <section aria-labelledby="targets-title">
    <div class="panel-head">
      <h2 id="targets-title" class="title">
        {say('console.accepted.targets')}
      </h2>
      {reports.size < total && (
        <a class="small link end" href={to({ all: true })}>
          {say('console.accepted.shown', { shown: reports.size, total })}
        </a>
      )}
    </div>
    <div class="target-line target-head small quiet" aria-hidden="true">
      <span>{say('console.accepted.column_target')}</span>
      <span>{say('console.accepted.column_accepted')}</span>
      <span>{say('console.accepted.column_reason')}</span>
      <span class="number">{say('console.accepted.column_checked')}</span>
    </div>
    <ul>
      {[...reports].map(([id, report]) => (
        <li key={id}>
          <a class="target-line" href={to({ target: id })} aria-current={id === target ? 'true' : undefined}>
            <b class="cut">{report?.target_name ?? targetName(id)}</b>
            {report ? (
              <Figures report={report} />
            ) : (
              <span class="quiet target-unknown">{say('console.accepted.unknown_day')}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

function Figures({ report }: { report: AcceptanceReport }) {
  const { listings, accepted, not_accepted: refused, checked } = report
  const [first] = report.reasons
  const shareOf = (part: number) => `${listings === 0 ? 0 : (100 * part) / listings}%`
  return (
    <>
      <span class="target-accepted">
        <span class="target-bar" aria-hidden="true">
          <span class="kept" style={{ width: shareOf(accepted) }} />
          <span class="refused" style={{ width: shareOf(refused) }} />
        </span>
        <span>
          {sayWith(
            'console.accepted.accepted_of',
            { accepted, listings },
            { b: (children) => <b>{children}</b> },
          )}
        </span>
      </span>
      <span class="target-reason">
        {first ? (
          <>
            {first.rule.text} <b class="loss">{say('console.accepted.number', { count: first.count })}</b>
          </>
        ) : (
          <span class="quiet">{say('console.accepted.nothing_refused')}</span>
        )}
      </span>
      <span class="small quiet number">{checked === null ? '' : partialDate(checked)}</span>
    </>
  )
}
