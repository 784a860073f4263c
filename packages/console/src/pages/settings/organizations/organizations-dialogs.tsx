import { FALLBACK, LANGUAGES, languageOf } from '@endcap/words/languages'
import { type Signal, useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import type { Organization } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { ownName } from '../../../words/own-name.ts'
import { say, sayWith } from '../../../words/say.ts'

const GB = 1_000_000_000

type LimitsDialogProps = {
  organization: Organization
  onClose: () => void
  onChanged: (name: string) => Promise<void>
}

/** Changes the name of an organization, and what it may submit and store. */
export function LimitsDialog({ organization, onClose, onChanged }: LimitsDialogProps) {
  const { organization_id: id, rate_limit: rateLimit, quota_bytes: quotaBytes } = organization
  const name = useSignal(organization.name)
  const rate = useSignal(rateLimit === null ? '' : String(rateLimit))
  const quota = useSignal(quotaBytes === null ? '' : String(quotaBytes / GB))
  const language = useSignal(organization.language)
  const change = async () => {
    const given = name.value.trim()
    await sessionApi.changeOrganization(id, {
      ...(given !== organization.name && { name: given }),
      language: language.value,
      rate_limit: rate.value === '' ? null : Number(rate.value),
      quota_bytes: quota.value === '' ? null : Math.round(Number(quota.value) * GB),
    })
    await onChanged(given)
  }
  return (
    <FormDialog
      title={say('console.settings.organizations.change_title', { name: organization.name })}
      submit={say('console.settings.organizations.change')}
      off={problemOf(name.value, [rate.value, quota.value])}
      onSubmit={change}
      onClose={onClose}
    >
      <Field label={say('console.settings.organizations.name')} value={name} />
      <Field
        label={say('console.settings.organizations.rate')}
        note={say('console.settings.organizations.empty_default')}
        value={rate}
        mode="numeric"
      />
      <Field
        label={say('console.settings.organizations.size')}
        note={say('console.settings.organizations.empty_default')}
        value={quota}
        mode="decimal"
      />
      <label class="field">
        <span class="small">{say('console.settings.organizations.language')}</span>
        <select
          class="input"
          value={language.value}
          onChange={({ currentTarget }) => (language.value = languageOf(currentTarget.value) ?? FALLBACK)}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {ownName(each)}
            </option>
          ))}
        </select>
      </label>
    </FormDialog>
  )
}

/** Returns why the form cannot be sent, or false. */
function problemOf(name: string, limits: readonly string[]): string | false {
  if (name.trim() === '') return say('console.settings.organizations.give_name')
  return (
    limits.some((limit) => limit !== '' && !(Number(limit) > 0)) &&
    say('console.settings.organizations.limits_above_0')
  )
}

type DeleteDialogProps = {
  organization: Organization
  onClose: () => void
  onDeleted: () => Promise<void>
}

/** Deletes an organization after its name has been typed. */
export function DeleteOrganizationDialog({ organization, onClose, onDeleted }: DeleteDialogProps) {
  const typed = useSignal('')
  const { organization_id: id, name } = organization
  return (
    <FormDialog
      title={say('console.settings.organizations.delete_title', { name })}
      submit={say('console.settings.organizations.delete')}
      off={typed.value !== name && say('console.settings.organizations.type_first')}
      onSubmit={async () => {
        await sessionApi.deleteOrganization(id, typed.value)
        await onDeleted()
      }}
      onClose={onClose}
    >
      <p class="quiet">
        {sayWith('console.settings.organizations.delete_text', {}, { b: (inside) => <b>{inside}</b> })}
      </p>
      <Field label={say('console.settings.organizations.type_to_confirm', { name })} value={typed} />
    </FormDialog>
  )
}

type FieldProps = {
  label: string
  value: Signal<string>
  note?: string
  mode?: 'text' | 'numeric' | 'decimal'
}

const Field = ({ label, value, note, mode = 'text' }: FieldProps) => (
  <label class="field">
    <span class="small">{label}</span>
    <input
      class="input"
      type="text"
      inputMode={mode}
      autocomplete="off"
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
    {note !== undefined && <span class="meta">{note}</span>}
  </label>
)
