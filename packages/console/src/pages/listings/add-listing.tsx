import { useState } from 'preact/hooks'
import { KnownListingQuestion, useAsinSubmission } from '../../features/first-run/asin-submission.tsx'
import { OwnListing } from '../../features/first-run/own-listing.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'

/** Adds a listing by its ASIN, or from pictures. */
export function AddListing({ onClose }: { onClose: () => void }) {
  const [asin, setAsin] = useState('')
  const [works, setWorks] = useState(false)
  const submission = useAsinSubmission(onClose)
  const submit = async () => {
    setWorks(true)
    try {
      await submission.submit(asin.trim().toUpperCase())
    } catch (error) {
      showFailure(error)
    } finally {
      setWorks(false)
    }
  }
  const example = currentSession().demo?.asins[0] ?? 'B0CXXXXXXX'
  return (
    <Dialog title={say('console.listings.add_title')} onClose={onClose} wide>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <label class="input">
          <span class="spoken">{say('console.common.asin')}</span>
          <input
            placeholder={say('console.common.asin_example', { example })}
            value={asin}
            onInput={(event) => {
              setAsin(event.currentTarget.value)
              submission.known.value = null
            }}
          />
        </label>
        <Button
          type="submit"
          busy={works}
          off={asin.trim().length !== 10 && say('console.listings.asin_length')}
        >
          {say('console.first_run.score')}
        </Button>
      </form>
      <KnownListingQuestion submission={submission} />
      <OwnListing />
    </Dialog>
  )
}
