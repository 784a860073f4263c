import './outcomes.css'
import './score.css'
import type { OutcomeCalibration } from '@endcap/client'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { useCalibration } from '../../features/outcomes/outcomes.ts'
import { handOver } from '../../features/rules/handed-draft.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { counted, percent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { FewTests } from './few-tests.tsx'
import { HigherScore } from './higher-score.tsx'
import { KeysLine } from './keys-line.tsx'
import { OutcomeTabs } from './outcome-tabs.tsx'
import { Scatter } from './scatter.tsx'
import { useOutcomeKeys } from './use-outcome-keys.ts'
import { Weights } from './weights.tsx'

/** Says whether a higher score won, and what that says about the rules. */
export function ScorePage() {
  const { route, query } = useLocation()
  const resource = useCalibration(query['family'])
  const { data } = resource
  useOutcomeKeys('score', { i: () => route(at('outcomes?import')) })
  return (
    <Page
      title={data ? titleOf(data) : say('console.outcomes.score_and_sales')}
      documentTitle={say('console.outcomes.score_and_sales')}
      class="outcomes"
      meta={data && metaOf(data)}
      buttons={data && <Buttons calibration={data} />}
      tabs={<OutcomeTabs current="score" />}
    >
      <Loaded resource={resource} rows={8}>
        {(calibration) =>
          calibration.calibration === null ? (
            <FewTests tests={calibration.tests} />
          ) : (
            <Known calibration={calibration} known={calibration.calibration} />
          )
        }
      </Loaded>
      <KeysLine keys={KEYS} />
    </Page>
  )
}

const KEYS = [
  ['i', 'console.outcomes.key_import'],
  ['t', 'console.outcomes.key_tab'],
] as const

function titleOf({ needed, calibration }: OutcomeCalibration): string {
  if (calibration === null) return counted(needed ?? 0, 'console.outcomes.more_tests')
  const { count, of } = calibration.hits
  return say('console.outcomes.higher_won', { count, of })
}

function metaOf({ tests, needed, not_done: notDone, calibration }: OutcomeCalibration): string {
  if (calibration === null) return say('console.outcomes.until_then', { tests, of: tests + (needed ?? 0) })
  const { count, of, range } = calibration.hits
  return say('console.outcomes.hit_rate', {
    share: percent(count / of),
    of,
    low: percent(range.low),
    high: percent(range.high),
    notDone,
  })
}

type Known = NonNullable<OutcomeCalibration['calibration']>

const Known = ({ calibration, known }: { calibration: OutcomeCalibration; known: Known }) => (
  <div class="score-columns">
    <div class="stack">
      <Scatter calibration={calibration} known={known} />
      <HigherScore points={calibration.points} known={known} />
    </div>
    <div class="stack">
      <Weights calibration={calibration} />
    </div>
  </div>
)

function Buttons({ calibration: { calibration, patch, family } }: { calibration: OutcomeCalibration }) {
  const { route } = useLocation()
  if (calibration === null)
    return (
      <>
        <LinkButton icon="upload" href={at('outcomes?import')}>
          {say('console.outcomes.import')}
        </LinkButton>
        <LinkButton look="first" href={at('outcomes/plan')}>
          {say('console.outcomes.plan_a_test')}
        </LinkButton>
      </>
    )
  if (patch === null || family === null) return null
  const preview = () => {
    handOver(family, patch)
    route(at(`settings/rules?family=${family}`))
  }
  return (
    <Button
      look="first"
      off={!currentSession().can.edit && say('console.outcomes.viewers_rules')}
      onClick={preview}
    >
      {say('console.outcomes.see_changes')}
    </Button>
  )
}
