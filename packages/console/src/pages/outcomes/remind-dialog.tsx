import type { NewOutcomeTest, TestPlan } from '@endcap/client'
import { SOURCES } from '@endcap/outcome-files/sources'
import { useSignal } from '@preact/signals'
import { outcomes, refreshOutcomes } from '../../features/outcomes/outcomes.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { say } from '../../words/say.ts'

/** Platforms that split visitors by chance, and the template for all others. */
const PLATFORMS = [SOURCES.endcap, SOURCES.amazon_experiments, SOURCES.growthbook]
const DAY_MS = 86_400_000
const WEEK = 7
/** From here on a test is not worth its time. */
const MAX_WEEKS = 17

type RemindDialogProps = {
  plan: TestPlan
  name: string
  /** Ids of the images of each version. Empty for what is to be made. */
  pictures: { old: string[]; new: string[] }
  onClose: () => void
}

/** Keeps the pictures of a test before it starts, for a reminder when it is decided or its days are over. */
export function RemindDialog({ plan, name, pictures, onClose }: RemindDialogProps) {
  const source = useSignal<string>(SOURCES.endcap)
  const endsOn = useSignal(lastDay(plan))
  const store = async () => {
    const arms: NewOutcomeTest['arms'] = [
      { arm: 'old', is_control: true, pictures: pictures.old },
      { arm: 'new', pictures: pictures.new },
    ]
    const { pdp_id: listing } = plan
    await outcomes.planTest({ source: source.value, test: name, listing, ends_on: endsOn.value, arms })
    refreshOutcomes()
    showToast(say('console.outcomes.reminded'))
    onClose()
  }
  return (
    <FormDialog
      title={say('console.outcomes.remind')}
      submit={say('console.outcomes.remind')}
      onSubmit={store}
      onClose={onClose}
    >
      <p class="quiet">{say('console.outcomes.remind_text')}</p>
      <label class="field">
        <span class="small">{say('console.outcomes.platform')}</span>
        <select
          class="input"
          value={source.value}
          onChange={(event) => (source.value = event.currentTarget.value)}
        >
          {PLATFORMS.map((each) => (
            <option key={each} value={each}>
              {each === SOURCES.endcap ? say('console.outcomes.other_platform') : each}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="small">{say('console.outcomes.last_day')}</span>
        <input
          class="input"
          type="date"
          required
          min={dayAfter(1)}
          value={endsOn.value}
          onInput={(event) => (endsOn.value = event.currentTarget.value)}
        />
      </label>
    </FormDialog>
  )
}

const dayAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Tests run for whole weeks. */
const lastDay = ({ days }: TestPlan): string =>
  dayAfter(WEEK * Math.min(MAX_WEEKS, Math.ceil(days.middle / WEEK)))
