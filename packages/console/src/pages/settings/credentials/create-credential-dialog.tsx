import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import type { CreatedCredential } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'

type CreateCredentialDialogProps = { onClose: () => void; onCreated: (credential: CreatedCredential) => void }

/** Asks what a credential is for, and creates it. */
export function CreateCredentialDialog({ onClose, onCreated }: CreateCredentialDialogProps) {
  const name = useSignal('')
  const field = useRef<HTMLInputElement>(null)
  const given = name.value.trim()
  useEffect(() => field.current?.focus(), [])
  return (
    <FormDialog
      title="Create a credential"
      submit="Create"
      off={given === '' && 'Give the program a name first.'}
      onSubmit={async () => onCreated(await sessionApi.createCredential(given))}
      onClose={onClose}
    >
      <label class="field">
        <span class="small">Name of the program</span>
        <input
          ref={field}
          class="input"
          placeholder="Such as Nightly catalog sync"
          autocomplete="off"
          maxLength={100}
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
    </FormDialog>
  )
}
