import { useSignal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/controls.tsx'
import { failureText } from '../../parts/toast.tsx'
import type { LinkDescription } from '../../session/contract.ts'
import { enter } from '../../session/session.ts'
import { SessionError, sessionApi } from '../../session/session-api.ts'
import { signedInBy } from '../../session/signed-in-by.ts'
import { say } from '../../words/say.ts'
import { Command } from './command.tsx'
import { HelpOnTheMachine, Notice } from './notices.tsx'

type LinkSignInProps = { secret: string; hasUsers: boolean }

type LinkState = { info: LinkDescription } | { error: unknown } | null

/** Signs in with a link: says what it is for, and asks for a name where none is known. */
export function LinkSignIn({ secret, hasUsers }: LinkSignInProps) {
  const [link, setLink] = useState<LinkState>(null)
  const inspect = async () => {
    try {
      setLink({ info: await sessionApi.inspectLink(secret) })
    } catch (error) {
      setLink({ error })
    }
  }
  useEffect(() => void inspect(), [])
  if (link === null) return <Skeleton rows={2} />
  if ('info' in link)
    return <LinkForm info={link.info} secret={secret} onRefused={(error) => setLink({ error })} />
  return <Refusal error={link.error} hasUsers={hasUsers} onRetry={inspect} />
}

type RefusalProps = { error: unknown; hasUsers: boolean; onRetry: () => Promise<void> }

function Refusal({ error, hasUsers, onRetry }: RefusalProps) {
  if (isNotValid(error))
    return (
      <>
        <h1>{say('console.sign_in.link_invalid')}</h1>
        <Notice>{say('console.sign_in.link_used')}</Notice>
        {hasUsers ? (
          <>
            <p class="quiet">{say('console.sign_in.link_ask')}</p>
            <HelpOnTheMachine />
          </>
        ) : (
          <>
            <p class="quiet">{say('console.sign_in.no_people')}</p>
            <Command>{'npm start'}</Command>
          </>
        )}
      </>
    )
  return (
    <>
      <h1>{say('console.sign_in.title')}</h1>
      <Notice>{failureText(error)}</Notice>
      <Button onClick={onRetry}>{say('console.common.try_again')}</Button>
    </>
  )
}

const isNotValid = (error: unknown): boolean =>
  error instanceof SessionError && error.code === 'LINK_NOT_VALID'

type LinkFormProps = { info: LinkDescription; secret: string; onRefused: (error: unknown) => void }

function LinkForm({ info, secret, onRefused }: LinkFormProps) {
  const name = useSignal('')
  const isBusy = useSignal(false)
  const failure = useSignal<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { route } = useLocation()
  const needsName = info.name === null
  const given = name.value.trim()
  useEffect(() => field.current?.focus(), [])
  const submit = async () => {
    if (isBusy.value || (needsName && given === '')) return
    isBusy.value = true
    try {
      const session = await sessionApi.signIn(secret, needsName ? given : undefined)
      signedInBy.value = info.kind
      route(at(''), true)
      enter(session)
    } catch (error) {
      if (isNotValid(error)) onRefused(error)
      else failure.value = failureText(error)
      isBusy.value = false
    }
  }
  const { title, text, button } = wordsOf(info)
  return (
    <form
      class="sign-in-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>{title}</h1>
      <p class="quiet">{text}</p>
      {needsName && (
        <label class="field">
          <span class="small">{say('console.sign_in.name')}</span>
          <input
            ref={field}
            class="input"
            autocomplete="name"
            maxLength={100}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
      )}
      {failure.value !== null && <Notice>{failure.value}</Notice>}
      <Button
        type="submit"
        look="first"
        busy={isBusy.value}
        off={needsName && given === '' && say('console.sign_in.give_name')}
      >
        {button}
      </Button>
    </form>
  )
}

function wordsOf({ kind, name, organization, role }: LinkDescription): {
  title: string
  text: string
  button: string
} {
  const place = organization?.name ?? 'Endcap'
  switch (kind) {
    case 'setup':
      return {
        title: say('console.sign_in.setup_title'),
        text: say('console.sign_in.setup_text', { place }),
        button: say('console.sign_in.setup_button'),
      }
    case 'invitation':
      return {
        title: say('console.sign_in.invitation_title', { place }),
        text: say('console.sign_in.invited', { role }),
        button: say('console.sign_in.invitation_title', { place }),
      }
    case 'sign_in':
    default:
      return {
        title: name === null ? say('console.sign_in.welcome') : say('console.sign_in.welcome_name', { name }),
        text: say('console.sign_in.place', { place }),
        button: say('console.sign_in.title'),
      }
  }
}
