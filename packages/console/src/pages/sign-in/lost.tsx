import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/controls.tsx'
import { failureText } from '../../parts/toast.tsx'
import { enter } from '../../session/session.ts'
import { SessionError, sessionApi } from '../../session/session-api.ts'
import { say, sayWith } from '../../words/say.ts'
import { Command } from './command.tsx'
import { Notice } from './notices.tsx'

/** Three ways back in, the fastest first. */
export const Lost = ({ onBack }: { onBack: () => void }) => (
  <>
    <button type="button" class="link small" onClick={onBack}>
      {say('console.sign_in.back')}
    </button>
    <h1>{say('console.sign_in.lost_title')}</h1>
    <p class="quiet">{say('console.sign_in.lost_note')}</p>
    <ol class="sign-in-steps">
      <li>
        <h2>{say('console.sign_in.code_title')}</h2>
        <p class="quiet">{say('console.sign_in.code_text')}</p>
        <CodeForm />
      </li>
      <li>
        <h2>{say('console.sign_in.admin_title')}</h2>
        <p class="quiet">{sayWith('console.sign_in.admin_text', {}, { b: (text) => <b>{text}</b> })}</p>
        <CopyButton
          text={say('console.sign_in.admin_message', { address: location.host })}
          label={say('console.sign_in.admin_copy')}
        />
      </li>
      <li>
        <h2>{say('console.sign_in.only_admin')}</h2>
        <p class="quiet">{say('console.sign_in.only_admin_text')}</p>
        <Command>{'npx endcap user list\nnpx endcap user link <user-id>'}</Command>
      </li>
    </ol>
  </>
)

function CodeForm() {
  const code = useSignal('')
  const isBusy = useSignal(false)
  const failure = useSignal<string | null>(null)
  const { route } = useLocation()
  const submit = async () => {
    if (isBusy.value || code.value.trim() === '') return
    isBusy.value = true
    failure.value = null
    try {
      const session = await sessionApi.signInWithCode(code.value)
      route(at(''), true)
      enter(session)
    } catch (error) {
      const isWrong = error instanceof SessionError && error.code === 'SIGN_IN_REFUSED'
      failure.value = isWrong ? say('console.sign_in.code_wrong') : failureText(error)
      isBusy.value = false
    }
  }
  return (
    <form
      class="sign-in-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label class="field">
        <span class="small">{say('console.sign_in.code')}</span>
        <input
          class="input"
          autocomplete="off"
          maxLength={100}
          value={code.value}
          onInput={({ currentTarget }) => (code.value = currentTarget.value)}
        />
      </label>
      {failure.value !== null && <Notice>{failure.value}</Notice>}
      <Button type="submit" look="first" busy={isBusy.value}>
        {say('console.sign_in.title')}
      </Button>
    </form>
  )
}
