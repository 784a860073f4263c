import { type Signal, useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import type { Passkey } from '../../../session/contract.ts'
import { createPasskey, hasPasskeyAlready, isPasskeyRefusal } from '../../../session/passkeys.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { say } from '../../../words/say.ts'

type AddProps = { onClose: () => void; onAdded: () => Promise<void> }

/** Names a passkey, and lets the browser make it. */
export function AddPasskeyDialog({ onClose, onAdded }: AddProps) {
  const name = useSignal('')
  const given = name.value.trim()
  const add = async () => {
    await sessionApi.addPasskey(given, await newPasskey())
    await onAdded()
    onClose()
  }
  return (
    <FormDialog
      title={say('console.settings.ways_in.add')}
      submit={say('console.settings.ways_in.add')}
      off={given === '' && say('console.settings.ways_in.name_first')}
      onSubmit={add}
      onClose={onClose}
    >
      <NameField value={name} />
    </FormDialog>
  )
}

async function newPasskey(): Promise<unknown> {
  const options = await sessionApi.newPasskeyChallenge()
  try {
    return await createPasskey(options)
  } catch (error) {
    if (hasPasskeyAlready(error)) throw new Error(say('console.settings.ways_in.known'), { cause: error })
    throw isPasskeyRefusal(error)
      ? new Error(say('console.settings.ways_in.not_made'), { cause: error })
      : error
  }
}

type RenameProps = { passkey: Passkey; onClose: () => void; onRenamed: () => Promise<void> }

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose, onRenamed }: RenameProps) {
  const name = useSignal(passkey.name)
  const given = name.value.trim()
  const rename = async () => {
    await sessionApi.renamePasskey(passkey.passkey_id, given)
    await onRenamed()
    onClose()
  }
  return (
    <FormDialog
      title={say('console.settings.ways_in.rename')}
      submit={say('console.settings.ways_in.rename')}
      off={given === '' && say('console.settings.ways_in.name_first')}
      onSubmit={rename}
      onClose={onClose}
    >
      <NameField value={name} />
    </FormDialog>
  )
}

const NameField = ({ value }: { value: Signal<string> }) => (
  <label class="field">
    <span class="small">{say('console.settings.name')}</span>
    <input
      class="input"
      type="text"
      autocomplete="off"
      maxLength={100}
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
  </label>
)
