import { type Signal, useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import type { Role } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import type { OneTimeLink } from './link-dialog.tsx'
import { ROLES, roleName } from './roles.tsx'

type InviteDialogProps = { onClose: () => void; onInvited: (link: OneTimeLink) => void }

/** Invites a person to the organization. The link is handed over by the person who invites. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const name = useSignal('')
  const email = useSignal('')
  const role = useSignal<Role>('editor')
  const invite = async () => {
    const { person, link, expires_at } = await sessionApi.invite({
      role: role.value,
      ...(name.value.trim() && { name: name.value.trim() }),
      ...(email.value.trim() && { email: email.value.trim() }),
    })
    onInvited({ name: person.name, link, expiresAt: expires_at, isInvitation: true })
  }
  return (
    <FormDialog title="Invite a person" submit="Make the link" onSubmit={invite} onClose={onClose}>
      <TextField label="Name" note="May be left out. The person can give it." value={name} />
      <TextField
        label="Email"
        note="Needed only for sign-in by your identity provider. Endcap sends no mail."
        mode="email"
        value={email}
      />
      <RoleField value={role} />
    </FormDialog>
  )
}

const RoleField = ({ value }: { value: Signal<Role> }) => (
  <label class="field">
    <span class="small">Role</span>
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
