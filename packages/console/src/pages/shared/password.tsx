import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { failureText } from '../../parts/toast.tsx'
import { SessionError } from '../../session/session-api.ts'
import { say } from '../../words/say.ts'
import type { Guest } from './guest.ts'

/** Asks for the password of a link. */
export function Password({ guest, onOpened }: { guest: Guest; onOpened: () => Promise<void> }) {
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      await guest.unlock(password)
      await onOpened()
    } catch (error) {
      setFailure(refusalText(error))
      setBusy(false)
    }
  }
  return (
    <form
      class="shared-alone"
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <h1>{say('console.shared.password_title')}</h1>
      <label class="field">
        <span class="small">{say('console.shared.password')}</span>
        <input
          class="input"
          type="password"
          autocomplete="off"
          required
          value={password}
          onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </label>
      {failure !== null && (
        <p class="loss" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" look="first" busy={isBusy}>
        {say('console.shared.open')}
      </Button>
    </form>
  )
}

function refusalText(error: unknown): string {
  if (!(error instanceof SessionError) || error.code !== 'SHARE_PASSWORD_WRONG') return failureText(error)
  const { tries_left: left = 0 } = (error.extra ?? {}) as { tries_left?: number }
  return say('console.shared.password_wrong', { count: left })
}
