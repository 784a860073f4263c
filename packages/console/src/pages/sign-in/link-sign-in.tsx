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
        <h1>This link does not work anymore</h1>
        <Notice>It is used, expired, or replaced by a newer one.</Notice>
        {hasUsers ? (
          <>
            <p class="quiet">Ask an admin for a new one, from Settings, People.</p>
            <HelpOnTheMachine />
          </>
        ) : (
          <>
            <p class="quiet">Nobody uses this service yet. A restart prints a new setup link:</p>
            <Command>npm start</Command>
          </>
        )}
      </>
    )
  return (
    <>
      <h1>Sign in</h1>
      <Notice>{failureText(error)}</Notice>
      <Button onClick={onRetry}>Try again</Button>
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
          <span class="small">Your name</span>
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
        off={needsName && given === '' && 'Give your name first.'}
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
        title: 'Set up Endcap',
        text: `You become the operator of this service and an admin of ${place}. The link works once.`,
        button: 'Start',
      }
    case 'invitation':
      return {
        title: `Join ${place}`,
        text: `You are invited as ${role === 'editor' || role === 'admin' ? 'an' : 'a'} ${role}.`,
        button: `Join ${place}`,
      }
    case 'sign_in':
    default:
      return {
        title: name === null ? 'Welcome back' : `Welcome back, ${name}`,
        text: `You sign in to ${place}.`,
        button: 'Sign in',
      }
  }
}
