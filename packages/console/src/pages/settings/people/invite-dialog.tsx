import { type Signal, useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import type { Role } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { say } from '../../../words/say.ts'
import { LimitFields, type Limits, sentLimits } from './limits.tsx'
import type { OneTimeLink } from './link-dialog.tsx'
import { ROLES, roleName } from './roles.tsx'

type InviteDialogProps = { onClose: () => void; onInvited: (link: OneTimeLink) => void }

/** Invites a person to the organization. The link is handed over by the person who invites. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const name = useSignal('')
  const email = useSignal('')
  const role = useSignal<Role>('editor')
  const limits = useSignal<Limits>({ retailer: '', tag: '' })
  const invite = async () => {
    const { person, link, expires_at } = await sessionApi.invite({
      role: role.value,
      ...(role.value !== 'admin' && sentLimits(limits.value)),
      ...(name.value.trim() && { name: name.value.trim() }),
      ...(email.value.trim() && { email: email.value.trim() }),
    })
    onInvited({ name: person.name, link, expiresAt: expires_at, isInvitation: true })
  }
  return (
    <FormDialog
      title={say('console.settings.people.invite')}
      submit={say('console.settings.people.make_link')}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextField
        label={say('console.settings.name')}
        note={say('console.settings.people.name_note')}
        value={name}
      />
      <TextField
        label={say('console.settings.people.email')}
        note={say('console.settings.people.email_note')}
        mode="email"
        value={email}
      />
      <RoleField value={role} />
      {role.value !== 'admin' && <LimitFields value={limits} />}
    </FormDialog>
  )
}

const RoleField = ({ value }: { value: Signal<Role> }) => (
  <label class="field">
    <span class="small">{say('console.settings.people.role')}</span>
    <select
      class="input"
      value={value.value}
      onChange={({ currentTarget }) => {
        value.value = ROLES.find((each) => each === currentTarget.value) ?? 'viewer'
      }}
    >
      {ROLES.map((each) => (
        <option key={each} value={each}>
          {roleName(each)}
        </option>
      ))}
    </select>
  </label>
)

type TextFieldProps = { label: string; note: string; value: Signal<string>; mode?: 'text' | 'email' }

const TextField = ({ label, note, value, mode = 'text' }: TextFieldProps) => (
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
    <span class="meta">{note}</span>
  </label>
)
