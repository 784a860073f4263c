import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { failureText } from '../../parts/toast.tsx'
import { type NewCredential, sessionApi } from '../../session/session-api.ts'

type CreateCredentialDialogProps = { onClose: () => void; onCreated: (credential: NewCredential) => void }

/** Asks what a credential is for, and creates it. */
export function CreateCredentialDialog({ onClose, onCreated }: CreateCredentialDialogProps) {
  const name = useSignal('')
  const isBusy = useSignal(false)
  const failure = useSignal<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const given = name.value.trim()
  useEffect(() => field.current?.focus(), [])
  const create = async () => {
    if (given === '' || isBusy.value) return
    isBusy.value = true
    try {
      onCreated(await sessionApi.createCredential(given))
    } catch (error) {
      failure.value = failureText(error)
      isBusy.value = false
    }
  }
  return (
    <Dialog title="Create a credential" onClose={onClose}>
      <form
        class="settings-form"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
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
        {failure.value !== null && (
          <p class="loss" role="alert">
            {failure.value}
          </p>
        )}
        <div class="dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="first"
            busy={isBusy.value}
            off={given === '' && 'Give the program a name first.'}
          >
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
