import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { whenVisibleAfter } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/controls.tsx'
import { DevicePictures } from '../../parts/device-pictures.tsx'
import { failureText } from '../../parts/toast.tsx'
import type { DeviceClaim } from '../../session/contract.ts'
import { enter } from '../../session/session.ts'
import { SessionError, sessionApi } from '../../session/session-api.ts'
import { say, sayWith } from '../../words/say.ts'
import { Notice } from './notices.tsx'

const POLL_MS = 2_000

type DeviceSignInProps = { secret: string; onBack: () => void }

/** Opens a link of the person's other device, and waits until it is confirmed there. */
export function DeviceSignIn({ secret, onBack }: DeviceSignInProps) {
  const [claim, setClaim] = useState<DeviceClaim | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [turn, setTurn] = useState(0)
  const { route } = useLocation()
  useEffect(() => void sessionApi.claimDevice(secret).then(setClaim, setError), [])
  useEffect(() => {
    if (!claim || error !== null) return undefined
    return whenVisibleAfter(POLL_MS, () => {
      sessionApi.signInWithDevice(claim.claim).then(
        (session) => {
          if (!session) return setTurn(turn + 1)
          route(at(''), true)
          return enter(session)
        },
        (failure: unknown) => {
          // The wait ends with an answer.
          if (failure instanceof SessionError) setError(failure)
          else setTurn(turn + 1)
        },
      )
    })
  }, [claim, error, turn])
  if (error !== null)
    return (
      <>
        <h1>{say('console.sign_in.link_invalid')}</h1>
        <Notice>
          {error instanceof SessionError && error.code === 'LINK_NOT_VALID'
            ? say('console.sign_in.link_used')
            : failureText(error)}
        </Notice>
        <Button onClick={onBack}>{say('console.sign_in.back')}</Button>
      </>
    )
  if (!claim) return <Skeleton rows={2} />
  return (
    <>
      <h1>{say('console.sign_in.device_title')}</h1>
      <p class="quiet">{sayWith('console.sign_in.device_text', {}, { b: (text) => <b>{text}</b> })}</p>
      <DevicePictures pictures={claim.pictures} />
      <p class="meta" role="status">
        {say('console.sign_in.device_waits')}
      </p>
    </>
  )
}
