import { useSignal } from '@preact/signals'
import { Button } from '../../parts/button.tsx'
import { showToast } from '../../parts/toast.tsx'
import { asinOf } from '../../words/asin.ts'
import { say } from '../../words/say.ts'
import { KnownListingQuestion, useAsinSubmission } from './asin-submission.tsx'
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
  const asin = asinOf(text.value)
  const submission = useAsinSubmission(() => showToast(say('console.first_run.submitted')))
  return (
    <>
      <form class="door-form" onSubmit={(event) => event.preventDefault()}>
        <input
          class="input grow"
          placeholder={say('console.common.asin_example', { example: 'B0DEMOMUG9' })}
          aria-label={say('console.common.asin')}
          autocomplete="off"
          spellcheck={false}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value
            submission.known.value = null
          }}
        />
        <Button
          type="submit"
          look={isPrimary ? 'first' : undefined}
          off={asin === null && say('console.first_run.asin_form')}
          onClick={() => asin !== null && submission.submit(asin)}
        >
          {say('console.first_run.score')}
        </Button>
      </form>
      <KnownListingQuestion submission={submission} />
    </>
  )
}
