import { type Signal, useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import type { Organization } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'

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
  const change = async () => {
    const given = name.value.trim()
    await sessionApi.changeOrganization(id, {
      ...(given !== organization.name && { name: given }),
      rate_limit: rate.value === '' ? null : Number(rate.value),
      quota_bytes: quota.value === '' ? null : Math.round(Number(quota.value) * GB),
    })
    await onChanged(given)
  }
  return (
    <FormDialog
      title={`Change ${organization.name}`}
      submit="Change"
      off={problemOf(name.value, [rate.value, quota.value])}
      onSubmit={change}
      onClose={onClose}
    >
      <Field label="Name" value={name} />
      <Field label="Submissions per minute" note="Empty for the default." value={rate} mode="numeric" />
      <Field label="Size of its files in GB" note="Empty for the default." value={quota} mode="decimal" />
    </FormDialog>
  )
}

/** Returns why the form cannot be sent, or false. */
function problemOf(name: string, limits: readonly string[]): string | false {
  if (name.trim() === '') return 'Give the organization a name.'
  return limits.some((limit) => limit !== '' && !(Number(limit) > 0)) && 'Limits are numbers above 0.'
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
      title={`Delete ${name}?`}
      submit="Delete"
      off={typed.value !== name && 'Type the name of the organization first.'}
      onSubmit={async () => {
        await sessionApi.deleteOrganization(id, typed.value)
        await onDeleted()
      }}
      onClose={onClose}
    >
      <p class="quiet">
        All its listings, images, people and credentials are deleted some minutes later.{' '}
        <b>This cannot be undone.</b>
      </p>
      <Field label={`Type “${name}” to confirm`} value={typed} />
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
