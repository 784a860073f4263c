import type { Goal } from '@endcap/client'
import type { Goals } from '@endcap/client/goals'
import { useSignal } from '@preact/signals'
import { KnownNames } from '../../features/listing/known-names.tsx'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { Button } from '../../parts/button.tsx'
import { Segments } from '../../parts/controls.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { today } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type DialogProps = {
  /** Null for a new goal. */
  goal: Goal | null
  goals: Goals
  filters: OverviewFilterState
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Score that a new goal asks for. */
const SCORE = 85

/** Sets a goal, changes its share and day, or deletes it. A new one has the filters of the page. */
export function GoalDialog({ goal, goals, filters, onChanged, onClose }: DialogProps) {
  const measure = useSignal<Goal['measure']>(goal?.measure ?? 'accepted')
  const score = useSignal(String(SCORE))
  const share = useSignal(String(Math.round(100 * (goal?.value ?? 0.9))))
  const due = useSignal(goal?.due ?? '')
  const brand = useSignal('')
  const value = Number(share.value) / 100
  const isValid = value > 0 && value <= 1 && due.value !== ''
  const save = async () => {
    if (goal) await goals.update(goal.goal_id, { value, due: due.value })
    else
      await goals.create({
        measure: measure.value,
        score_min: measure.value === 'score' ? Number(score.value) : null,
        query: queryOf(filters, brand.value.trim()),
        value,
        due: due.value,
      })
    await onChanged()
    showToast(say('console.goals.saved'))
    onClose()
  }
  const remove = async (id: string) => {
    await goals.delete(id)
    await onChanged()
    onClose()
  }
  return (
    <FormDialog
      title={say(goal ? 'console.goals.change' : 'console.goals.add')}
      submit={say('console.goals.submit')}
      off={!isValid && say('console.goals.missing')}
      onSubmit={save}
      onClose={onClose}
    >
      {!goal && (
        <Segments
          label={say('console.goals.measure')}
          value={measure.value}
          options={[
            ['accepted', say('column.accepted')],
            ['score', say('console.listings.filter_score')],
          ]}
          onChange={(next) => (measure.value = next)}
        />
      )}
      {!goal && measure.value === 'score' && (
        <NumberField name={say('console.goals.least_score')} value={score} min={0} />
      )}
      <NumberField name={say('console.goals.percent')} value={share} min={1} />
      <label class="field">
        <span class="small">{say('console.goals.due')}</span>
        <input
          class="input"
          type="date"
          min={today()}
          required
          value={due.value}
          onInput={({ currentTarget }) => (due.value = currentTarget.value)}
        />
      </label>
      {!goal && (
        <label class="field">
          <span class="small">{say('console.goals.brand')}</span>
          <input
            class="input"
            dir="auto"
            maxLength={100}
            list="goal-brands"
            value={brand.value}
            onInput={({ currentTarget }) => (brand.value = currentTarget.value)}
          />
          <KnownNames by="brand" id="goal-brands" />
        </label>
      )}
      {!goal && filters.isFiltered && <p class="small quiet">{say('console.goals.filtered')}</p>}
      {goal && (
        <div>
          <Button small look="removes" icon="trash" onClick={() => remove(goal.goal_id)}>
            {say('console.goals.delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

type FieldProps = { name: string; value: { value: string }; min: number }

const NumberField = ({ name, value, min }: FieldProps) => (
  <label class="field">
    <span class="small">{name}</span>
    <input
      class="input"
      type="number"
      min={min}
      max={100}
      step={1}
      required
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
  </label>
)

function queryOf({ retailer, categoryId }: OverviewFilterState, brand: string): string {
  const query = new URLSearchParams()
  if (retailer) query.set('retailer', retailer)
  if (categoryId) query.set('category_id', categoryId)
  if (brand !== '') query.set('brand', brand)
  return query.toString()
}
