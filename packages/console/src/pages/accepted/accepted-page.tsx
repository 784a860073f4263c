import './accepted.css'
import type { AcceptanceReport } from '@endcap/client'
import { useState } from 'preact/hooks'
import { at } from '../../base.ts'
import { reportVerdict } from '../../features/acceptance/report-verdict.ts'
import { ShareDialog } from '../../features/share/share-dialog.tsx'
import { shareRefusal } from '../../features/share/shares.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded, Segments } from '../../parts/controls.tsx'
import { DownloadMenu } from '../../parts/download-menu.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { CertifiedRefused } from './certified-refused.tsx'
import { NextChange } from './next-change.tsx'
import { Reasons } from './reasons.tsx'
import { Targets } from './targets.tsx'
import { type Accepted, acceptanceReports, type Reports, useAccepted } from './use-accepted.ts'

/** Shows refused listings by shop, with reasons and the cheapest fixes. */
export function AcceptedPage() {
  const accepted = useAccepted()
  const { statistics, reports, target, total } = accepted
  const report = (target !== null && reports.data?.get(target)) || null
  return (
    <Page
      title={report ? reportVerdict(report) : say('console.accepted.title')}
      documentTitle={say('console.accepted.title')}
      class="accepted"
      crumbs={
        <>
          <Crumb href={at('')}>{say('console.pages.overview')}</Crumb>
          {say('console.accepted.crumb')}
        </>
      }
      meta={report && metaOf(report)}
      buttons={target !== null && reports.data && <Buttons accepted={accepted} reports={reports.data} />}
    >
      <Loaded resource={statistics} rows={8}>
        {() =>
          total === 0 ? (
            <Empty title={say('console.accepted.none_judged')} text={say('console.accepted.when_judged')}>
              <LinkButton href={at('settings')}>{say('console.pages.settings')}</LinkButton>
            </Empty>
          ) : (
            <Loaded resource={reports} rows={8}>
              {(data) => <Content accepted={accepted} reports={data} report={report} />}
            </Loaded>
          )
        }
      </Loaded>
    </Page>
  )
}

type ContentProps = { accepted: Accepted; reports: Reports; report: AcceptanceReport | null }

const Content = ({ accepted, reports, report }: ContentProps) => (
  <>
    <NextChange report={nextChanging(reports)} to={accepted.to} />
    <div class="accepted-columns">
      <div class="panel">
        <Targets accepted={accepted} reports={reports} />
        {report && report.certified.count > 0 && <CertifiedRefused report={report} />}
      </div>
      {report ? (
        <Reasons report={report} />
      ) : (
        <Empty title={say('console.accepted.unknown_day')} text={say('console.accepted.unknown_day_text')} />
      )}
    </div>
  </>
)

/** Returns a report with the earliest dated change of rules. */
function nextChanging(reports: Reports): AcceptanceReport | null {
  const changing = [...reports.values()].filter((each) => each?.next_change)
  const dayOf = (each: AcceptanceReport | null) => each?.next_change?.day ?? ''
  return changing.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))[0] ?? null
}

function metaOf({
  day,
  fixable,
  certified,
  not_accepted: refused,
  not_sure: unsure,
}: AcceptanceReport): string {
  return [
    say('console.accepted.on_day', { day: partialDate(day) }),
    fixable > 0 && say('console.accepted.at_hand', { count: fixable }),
    certified.count > 0 && say('console.accepted.certified_too', { count: certified.count, refused }),
    unsure > 0 && say('console.accepted.not_sure', { count: unsure }),
  ]
    .filter(Boolean)
    .join(' ')
}

function Buttons({ accepted: { day, target, choose }, reports }: { accepted: Accepted; reports: Reports }) {
  const [isSharing, setSharing] = useState(false)
  const next = nextChanging(reports)?.next_change?.day
  const today = new Date().toISOString().slice(0, 10)
  const days = [...new Set(['', ...(next ? [next] : []), ...(day ? [day] : [])])]
  return (
    <>
      <Segments
        label={say('console.accepted.day')}
        value={day ?? ''}
        options={days.map(
          (each) => [each, each ? partialDate(each) : say('console.accepted.today')] as const,
        )}
        onChange={(chosen) => choose({ day: chosen || null })}
      />
      <label class="input accepted-day">
        <span class="spoken">{say('console.accepted.pick')}</span>
        <input
          type="date"
          min={today}
          value={day ?? today}
          onChange={({ currentTarget: { value } }) =>
            choose({ day: value === '' || value <= today ? null : value })
          }
        />
      </label>
      <DownloadMenu
        name={`accepted-${target}`}
        open={(format) => acceptanceReports.export(target ?? '', { format, ...(day && { day }) })}
      >
        {say('console.accepted.export')}
      </DownloadMenu>
      <Button icon="link" off={shareRefusal()} onClick={() => setSharing(true)}>
        {say('console.share.share')}
      </Button>
      {isSharing && target !== null && (
        <ShareDialog
          title={say('console.share.title_report')}
          sees={say('console.share.see_report')}
          scope={{ kind: 'acceptance_report', target }}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
