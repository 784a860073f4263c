import { type Signal, useSignal } from '@preact/signals'
import { useResource } from '../../../data/resource.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { endcap } from '../../../session/session.ts'
import { type Person, sessionApi } from '../../../session/session-api.ts'
import { say } from '../../../words/say.ts'

/** Empty texts are no limit. */
export type Limits = { retailer: string; tag: string }

/** Returns the limits as the service takes them. */
export const sentLimits = ({ retailer, tag }: Limits) => ({
  retailer: retailer || null,
  tag: tag.trim() || null,
})

/** Fields that limit a role to a part of the listings. */
export function LimitFields({ value }: { value: Signal<Limits> }) {
  const { data: retailers = [] } = useResource('retailers', (signal) => endcap.retailers.list({ signal }), {
    freshMs: Infinity,
  })
  const set = (part: Partial<Limits>) => {
    value.value = { ...value.value, ...part }
  }
  return (
    <>
      <label class="field">
        <span class="small">{say('console.settings.people.only_retailer')}</span>
        <select
          class="input"
          value={value.value.retailer}
          onChange={({ currentTarget }) => set({ retailer: currentTarget.value })}
        >
          <option value="">{say('console.overview_filters.all_retailers')}</option>
          {retailers.map(({ id, display_name: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="small">{say('console.settings.people.only_tag')}</span>
        <input
          class="input"
          autocomplete="off"
          maxLength={100}
          value={value.value.tag}
          onInput={({ currentTarget }) => set({ tag: currentTarget.value })}
        />
        <span class="meta">{say('console.settings.people.limit_note')}</span>
      </label>
    </>
  )
}

type LimitDialogProps = { person: Person; onClose: () => void; onChanged: () => Promise<void> }

/** Sets and lifts the limits of a person. */
export function LimitDialog({ person, onClose, onChanged }: LimitDialogProps) {
  const limits = useSignal<Limits>({ retailer: person.retailer ?? '', tag: person.tag ?? '' })
  const save = async () => {
    await sessionApi.changePerson(person.user_id, sentLimits(limits.value))
    showToast(say('console.settings.people.limit_saved', { name: person.name }))
    await onChanged()
    onClose()
  }
  return (
    <FormDialog
      title={say('console.settings.people.limit_of', { name: person.name })}
      submit={say('console.listing.edit_save')}
      onSubmit={save}
      onClose={onClose}
    >
      <LimitFields value={limits} />
    </FormDialog>
  )
}

/** The limits of a person in words. */
export const LimitNote = ({ retailer, tag }: Pick<Person, 'retailer' | 'tag'>) => (
  <>
    {retailer !== null && (
      <span class="meta">{say('console.settings.people.limited_to', { part: retailer })}</span>
    )}
    {tag !== null && <span class="meta">{say('console.settings.people.limited_to', { part: tag })}</span>}
  </>
)
