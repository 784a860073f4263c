import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { Door } from './door.tsx'
import { DropPictures } from './drop-pictures.tsx'
import { asinOf, type OwnListing, submitListing, uploadListing } from './own-listing.ts'

/** Scores a listing from pictures or by its ASIN. */
export function OwnListingDoor({ isPrimary }: { isPrimary: boolean }) {
  const files = useSignal<readonly File[]>([])
  const hasFiles = files.value.length > 0
  return (
    <Door
      title="Score a listing of yours"
      text={
        hasFiles
          ? 'The name finds the category, and the category finds the rules.'
          : 'Or give its ASIN. Pictures stay on this machine.'
      }
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

function PicturesForm({ files, onClear }: { files: readonly File[]; onClear: () => void }) {
  const name = useSignal('')
  const isBusy = useSignal(false)
  const uncategorized = useSignal<OwnListing | null>(null)
  const { route } = useLocation()
  const submit = async (listing: OwnListing, categoryId: string | null) => {
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
      <input
        class="input grow"
        placeholder="Product name"
        aria-label="Product name"
        maxLength={500}
        value={name.value}
        onInput={({ currentTarget }) => (name.value = currentTarget.value)}
      />
      <Button
        look="first"
        busy={isBusy.value || undefined}
        off={name.value.trim() === '' && 'Give the product name first.'}
        onClick={score}
      >
        Score {counted(files.length, 'image')}
      </Button>
      <Button look="quiet" icon="close" label="Remove the pictures" onClick={onClear} />
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

function AsinForm({ isPrimary }: { isPrimary: boolean }) {
  const text = useSignal('')
  const { route } = useLocation()
  const asin = asinOf(text.value)
  const score = async () => {
    if (asin === null) return
    const { pdp_id: pdpId } = await endcap.pdps.byAsin.submit(asin)
    showToast('Submitted. The shop page is being read.')
    route(at(`listings/${pdpId}`))
  }
  return (
    <>
      <input
        class="input grow"
        placeholder="ASIN, such as B0DEMOMUG9"
        aria-label="ASIN"
        autocomplete="off"
        spellcheck={false}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <Button
        look={isPrimary ? 'first' : undefined}
        off={asin === null && 'An ASIN has 10 letters and digits.'}
        onClick={score}
      >
        Score
      </Button>
    </>
  )
}
