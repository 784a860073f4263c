import { useState } from 'preact/hooks'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { say } from '../../words/say.ts'

type GuestNameProps = { onName: (name: string) => Promise<void>; onClose: () => void }

/** Asks for the name of a guest, once before the first picture. */
export function GuestName({ onName, onClose }: GuestNameProps) {
  const [name, setName] = useState('')
  return (
    <FormDialog
      title={say('console.shared.your_name')}
      submit={say('console.shared.send')}
      off={name.trim() === '' && say('console.shared.name_missing')}
      onSubmit={() => onName(name.trim()).then(onClose)}
      onClose={onClose}
    >
      <label class="field">
        <span class="small">{say('console.shared.name')}</span>
        <input
          class="input"
          maxLength={100}
          autocomplete="name"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <span class="meta">{say('console.shared.name_note')}</span>
      </label>
    </FormDialog>
  )
}
