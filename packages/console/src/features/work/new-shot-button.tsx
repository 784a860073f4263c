import type { Action, FactorName, NewShot } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { lazy } from 'preact-iso'
import { Button } from '../../parts/button.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'

const ShotForm = lazy(() => import('./shot-form.tsx').then(({ ShotForm: component }) => component))

type NewShotButtonProps = { pdpId: string; given: Partial<Omit<NewShot, 'pdp_id'>> }

/** Opens the form of a new shot with what is known of it. */
export function NewShotButton({ pdpId, given }: NewShotButtonProps) {
  const isOpen = useSignal(false)
  const close = () => {
    isOpen.value = false
  }
  return (
    <>
      <Button
        small
        off={!currentSession().can.edit && say('console.work.viewers')}
        onClick={() => {
          isOpen.value = true
        }}
      >
        {say('console.work.new')}
      </Button>
      {isOpen.value && (
        <ShotForm title={say('console.work.new')} pdpId={pdpId} given={given} onClose={close} />
      )}
    </>
  )
}

/** Returns a shot that an action asks for. */
export function shotOfAction({
  code,
  factor,
  change,
  position,
  asset_type,
  detail,
  gain_listing: gain,
}: Action) {
  // Earlier steps of the plan may have planned others.
  const index = change.carousel.findLastIndex(
    (reference) => 'planned' in reference && reference.planned.asset_type === asset_type,
  )
  return {
    action: code,
    factor: isOfRelease(factor) ? factor : null,
    position: position ?? (index < 0 ? null : index + 1),
    asset_type,
    note: detail,
    gain_low: gain,
    gain_high: gain,
  }
}

const isOfRelease = (factor: Action['factor']): factor is FactorName =>
  factor !== null && !factor.startsWith('custom.')
