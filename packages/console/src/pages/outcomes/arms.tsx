import type { OutcomeTest } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { Button } from '../../parts/button.tsx'
import { currentSession } from '../../session/session.ts'
import { moneyText, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { BindDialog } from './bind-dialog.tsx'
import { armsOf } from './outcome-words.ts'
import { ArmPicture } from './pair.tsx'

type Arm = OutcomeTest['arms'][number]

/** Both arms with what they had. Without a comparison, all arms. */
export function Arms({ test, armId }: { test: OutcomeTest; armId: string | null }) {
  const { old, own } = armsOf(test, armId ?? '')
  const shown = own ? [old, own] : test.arms
  return (
    <ul class="arms" role="list">
      {shown.map((arm) => arm && <ArmFacts key={arm.arm_id} test={test} arm={arm} isOld={arm === old} />)}
    </ul>
  )
}

function ArmFacts({ test, arm, isOld }: { test: OutcomeTest; arm: Arm; isOld: boolean }) {
  const isBinding = useSignal(false)
  const { metric, currency, listing } = test
  return (
    <li class="arm">
      <ArmPicture arm={arm} />
      <div class="small">
        <b>{say(isOld ? 'console.outcomes.old' : 'console.outcomes.new')}</b>
        <div class="quiet cut" dir="auto">
          {arm.name}
        </div>
        {arm.impressions > 0 && (
          <>
            <div>{say('console.outcomes.seen', { count: arm.impressions })}</div>
            <div>{say('console.outcomes.had', { metric, count: arm.successes })}</div>
          </>
        )}
        {arm.revenue !== null && currency !== null && <div>{moneyText(arm.revenue, currency)}</div>}
        {arm.score !== null && <div>{say('console.outcomes.scores', { score: scoreText(arm.score) })}</div>}
      </div>
      {!arm.is_bound && listing && (
        <Button
          small
          off={!currentSession().can.edit && say('console.outcomes.viewers')}
          onClick={() => (isBinding.value = true)}
        >
          {say('console.outcomes.bind')}
        </Button>
      )}
      {isBinding.value && listing && (
        <BindDialog test={test} arm={arm} pdpId={listing.pdp_id} onClose={() => (isBinding.value = false)} />
      )}
    </li>
  )
}
