import type { Action, FixName, ImageFix, ListingExplanation } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/controls.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { heading } from '../../words/terms.ts'
import { setImages } from './settled.ts'

const FIXES: Partial<Record<Action['code'], FixName>> = { CROP: 'crop', WHITEN: 'whiten' }

type Preview = { listing: ListingExplanation; fix: ImageFix }

type FixProps = { action: Action; pdpId: string; look?: 'first' | undefined }

/** Shows what a fix makes of an image, before the listing changes. */
export function FixButton({ action, pdpId, look }: FixProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        icon="image"
        off={!currentSession().can.edit && say('console.fix.viewers')}
        onClick={() => setOpen(true)}
      >
        {say('console.fix.preview')}
      </Button>
      {isOpen && <FixDialog action={action} pdpId={pdpId} onClose={() => setOpen(false)} />}
    </>
  )
}

function FixDialog({ action, pdpId, onClose }: FixProps & { onClose: () => void }) {
  const preview = usePreview(action, pdpId, onClose)
  const image = preview?.fix.image
  return (
    <Dialog title={heading(action.title)} onClose={onClose} wide>
      <div aria-live="polite">
        {!preview && (
          <>
            <p class="quiet">{say('console.fix.making')}</p>
            <Skeleton rows={5} />
          </>
        )}
        {preview && !image && <p>{preview.fix.refusal?.detail ?? say('console.fix.failed')}</p>}
        {preview && image && <BeforeAndAfter preview={preview} image={image} />}
      </div>
      <div class="dialog-buttons">
        <Button onClick={onClose}>{say('console.common.keep_it')}</Button>
        {preview && image && (
          <Button look="first" onClick={() => apply(preview.listing, preview.fix).then(onClose)}>
            {say('console.fix.use')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Makes the fix. The service returns a known one at once. */
function usePreview(action: Action, pdpId: string, onClose: () => void): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    makePreview(action, pdpId, controller.signal).then(setPreview, (error: unknown) => {
      if (controller.signal.aborted) return
      showFailure(error)
      onClose()
    })
    return () => controller.abort()
  }, [])
  return preview
}

async function makePreview(action: Action, pdpId: string, signal: AbortSignal): Promise<Preview> {
  const { code, image_id: imageId } = action
  const fix = FIXES[code]
  if (fix === undefined || imageId === null) throw new Error(say('console.fix.failed'))
  const [made, listing] = await Promise.all([
    endcap.images.fixAndWait(imageId, { fix, pdp_id: pdpId }, { signal }),
    endcap.pdps.explanation(pdpId, { signal }),
  ])
  return { listing, fix: made }
}

type Made = NonNullable<ImageFix['image']>

function BeforeAndAfter({ preview: { listing, fix }, image }: { preview: Preview; image: Made }) {
  const source = listing.images.find(({ image_id: id }) => id === fix.image_id)
  const pictures = [
    ['console.common.now', source?.renditions[480]],
    ['console.fix.after', image.renditions[480]],
  ] as const
  return (
    <>
      <div class="fix-pictures">
        {pictures.map(([name, src]) => (
          <figure key={name}>
            <Picture src={src ? local(src) : null} alt={say(name)} side={480} />
            <figcaption class="small">{say(name)}</figcaption>
          </figure>
        ))}
      </div>
      <p class="row">
        {say('console.fix.scores', {
          score: scoreText(image.service_score),
          width: image.width,
          height: image.height,
        })}
        {image.gain_listing !== null && <Points value={image.gain_listing} />}
      </p>
    </>
  )
}

/** Puts the made image in the place of its source. The message offers to take it back. */
async function apply(listing: ListingExplanation, { image_id: sourceId, image }: ImageFix): Promise<void> {
  if (!image) return
  const before = listing.images.map(({ image_id: id }) => id)
  const after = before.map((id) => (id === sourceId ? image.image_id : id))
  const { pdp_id: pdpId } = listing
  const replace = async (from: readonly string[], to: readonly string[], why: 'composition' | 'undo') => {
    const [hero, ...carousel] = to.map((id) => ({ image_id: id }))
    return hero && setImages(pdpId, { hero, carousel, expected_image_ids: [...from], set_from: why })
  }
  const summary = await replace(before, after, 'composition')
  const undo = async () => {
    // A picture of another listing has an image of its own here.
    const now = (await endcap.pdps.explanation(pdpId)).images.map(({ image_id: id }) => id)
    await replace(now, before, 'undo')
    showToast(say('console.fix.undone'))
  }
  showToast(
    say('console.fix.used', { score: scoreText(summary?.pdp_score ?? null) }),
    { label: say('console.common.undo'), run: () => void undo().catch(showFailure) },
    { stays: true },
  )
}
