import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { failureText } from '../../parts/toast.tsx'
import type { SignInOptions } from '../../session/contract.ts'
import { type Fragment, readLink } from '../../session/fragment.ts'
import { hasPasskeys, isPasskeyRefusal, usePasskey } from '../../session/passkeys.ts'
import { enter } from '../../session/session.ts'
import { OIDC_URL, sessionApi } from '../../session/session-api.ts'
import { say, sayWith } from '../../words/say.ts'
import { Notice } from './notices.tsx'

type WaysInProps = {
  options: SignInOptions
  onLink: (link: Fragment) => void
  onLost: () => void
}

/** The ways in that the service has, the fastest first. */
export const WaysIn = ({ options: { oidc, passkeys }, onLink, onLost }: WaysInProps) => {
  const isFirst = passkeys && hasPasskeys()
  return (
    <>
      {isFirst && <PasskeyButton />}
      {isFirst && <p class="sign-in-or">{say('console.sign_in.or')}</p>}
      {oidc && (
        <Button look={isFirst ? undefined : 'first'} icon="person" onClick={() => location.assign(OIDC_URL)}>
          {say('console.sign_in.with', { provider: oidc.name })}
        </Button>
      )}
      <PasteLink onLink={onLink} />
      <dl class="sign-in-ways">
        <dt>{say('console.sign_in.new_device')}</dt>
        <dd>{sayWith('console.sign_in.new_device_text', {}, { b: (text) => <b>{text}</b> })}</dd>
        <dt>
          <button type="button" class="link" onClick={onLost}>
            {say('console.sign_in.lost')}
          </button>
        </dt>
        <dd>{say('console.sign_in.lost_text')}</dd>
      </dl>
    </>
  )
}

function PasskeyButton() {
  const failure = useSignal<string | null>(null)
  const { route } = useLocation()
  const signIn = async () => {
    failure.value = null
    try {
      const signed = await usePasskey(await sessionApi.passkeyChallenge())
      const session = await sessionApi.signInWithPasskey(signed)
      route(at(''), true)
      enter(session)
    } catch (error) {
      failure.value = isPasskeyRefusal(error) ? say('console.sign_in.passkey_none') : failureText(error)
    }
  }
  return (
    <>
      <Button look="first" icon="key" onClick={signIn}>
        {say('console.sign_in.passkey')}
      </Button>
      {failure.value === null ? (
        <p class="meta">{say('console.sign_in.passkey_note')}</p>
      ) : (
        <Notice>{failure.value}</Notice>
      )}
    </>
  )
}

function PasteLink({ onLink }: { onLink: (link: Fragment) => void }) {
  const isOpen = useSignal(false)
  const isWrong = useSignal(false)
  const text = useSignal('')
  if (!isOpen.value)
    return (
      <Button icon="link" onClick={() => (isOpen.value = true)}>
        {say('console.sign_in.paste')}
      </Button>
    )
  return (
    <form
      class="sign-in-form"
      onSubmit={(event) => {
        event.preventDefault()
        const link = readLink(text.value)
        isWrong.value = link === null
        if (link) onLink(link)
      }}
    >
      <label class="field">
        <span class="small">{say('console.sign_in.link')}</span>
        <input
          class="input"
          autocomplete="off"
          maxLength={2_000}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      {isWrong.value && <Notice>{say('console.sign_in.no_link')}</Notice>}
      <Button type="submit">{say('console.sign_in.continue')}</Button>
    </form>
  )
}
