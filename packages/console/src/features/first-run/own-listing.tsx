import './first-run.css'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { say } from '../../words/say.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { DropPictures } from './drop-pictures.tsx'
import { type ListingDraft, submitListing, uploadListing } from './submit-listing.ts'

/** Scores a listing from pictures. */
export function OwnListing() {
  const files = useSignal<readonly File[]>([])
  return (
    <div class="own-listing">
      <DropPictures files={files.value} onChange={(chosen) => (files.value = chosen)} />
      {files.value.length > 0 && (
        <div class="door-foot">
          <PicturesForm files={files.value} onClear={() => (files.value = [])} />
        </div>
      )}
    </div>
  )
}

type PicturesFormProps = { files: readonly File[]; onClear: () => void }

/** Asks for the name of a listing, and for its category if the name does not reveal it. */
export function PicturesForm({ files, onClear }: PicturesFormProps) {
  const name = useSignal('')
  const isBusy = useSignal(false)
  const uncategorized = useSignal<ListingDraft | null>(null)
  const { route } = useLocation()
  const submit = async (listing: ListingDraft, categoryId: string | null) => {
    const pdpId = await submitListing(listing, categoryId)
    if (pdpId === null) uncategorized.value = listing
    else route(at(`listings/${pdpId}`))
  }
  const score = async () => {
    isBusy.value = true
    try {
      await submit(await uploadListing(files, name.value.trim()), null)
    } finally {
      isBusy.value = false
    }
  }
  return (
    <>
      <form class="door-form" onSubmit={(event) => event.preventDefault()}>
        <input
          class="input grow"
          placeholder={say('console.first_run.product_name')}
          aria-label={say('console.first_run.product_name')}
          maxLength={500}
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
        <Button
          type="submit"
          look="first"
          busy={isBusy.value || undefined}
          off={name.value.trim() === '' && say('console.first_run.give_name')}
          onClick={score}
        >
          {say('console.first_run.score_images', { count: files.length })}
        </Button>
        <Button
          look="quiet"
          icon="close"
          label={say('console.first_run.remove_pictures')}
          onClick={onClear}
        />
      </form>
      {uncategorized.value && (
        <CategoryDialog
          name={uncategorized.value.name}
          onClose={() => (uncategorized.value = null)}
          onChoose={(categoryId) => {
            const listing = uncategorized.value
            return listing ? submit(listing, categoryId) : Promise.resolve()
          }}
        />
      )}
    </>
  )
}
