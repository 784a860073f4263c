import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { asinOf } from '../../words/asin.ts'
import { say } from '../../words/say.ts'
import { Door } from './door.tsx'
import { DropPictures } from './drop-pictures.tsx'
import { PicturesForm } from './own-listing.tsx'

/** Scores a listing from pictures or by its ASIN. */
export function OwnListingDoor({ isPrimary }: { isPrimary: boolean }) {
  const files = useSignal<readonly File[]>([])
  const hasFiles = files.value.length > 0
  return (
    <Door
      title={say('console.first_run.own_title')}
      text={hasFiles ? say('console.first_run.own_pictures') : say('console.first_run.own_text')}
      scene={<DropPictures files={files.value} onChange={(chosen) => (files.value = chosen)} />}
    >
      {hasFiles ? (
        <PicturesForm files={files.value} onClear={() => (files.value = [])} />
      ) : (
        <AsinForm isPrimary={isPrimary} />
      )}
    </Door>
  )
}

function AsinForm({ isPrimary }: { isPrimary: boolean }) {
  const text = useSignal('')
  const { route } = useLocation()
  const asin = asinOf(text.value)
  const score = async () => {
    if (asin === null) return
    const { pdp_id: pdpId } = await endcap.pdps.byAsin.submit(asin)
    showToast(say('console.first_run.submitted'))
    route(at(`listings/${pdpId}`))
  }
  return (
    <form class="door-form" onSubmit={(event) => event.preventDefault()}>
      <input
        class="input grow"
        placeholder={say('console.common.asin_example', { example: 'B0DEMOMUG9' })}
        aria-label={say('console.common.asin')}
        autocomplete="off"
        spellcheck={false}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <Button
        type="submit"
        look={isPrimary ? 'first' : undefined}
        off={asin === null && say('console.first_run.asin_form')}
        onClick={score}
      >
        {say('console.first_run.score')}
      </Button>
    </form>
  )
}
