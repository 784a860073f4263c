import type { WorkShot } from '@endcap/client'
import { local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { refreshListing, refreshWork, work } from '../../features/work/work.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { say } from '../../words/say.ts'

type ConflictProps = { shot: WorkShot; onClose: () => void }

/** The listing has changed since the picture was looked at: both pictures, and three ways on. */
export function PlaceConflict({ shot, onClose }: ConflictProps) {
  const { shot_id: id, picture, listing } = shot
  // The list may still show the image of before.
  const { data } = useResource(`work:conflict ${id}`, (signal) => work.get(id, { signal }), { freshMs: 0 })
  const current = data?.current ?? null
  const end = async (step: Promise<unknown>) => {
    await step
    refreshWork()
    refreshListing(listing.pdp_id)
    onClose()
  }
  return (
    <Dialog title={say('console.work.conflict')} onClose={onClose}>
      <div class="review-pictures">
        <figure>
          <Picture src={current && local(current.renditions[480])} alt={say('console.work.theirs')} />
          <figcaption class="small quiet">{say('console.work.theirs')}</figcaption>
        </figure>
        <figure>
          <Picture src={picture && local(picture.renditions[480])} alt={say('console.work.yours')} />
          <figcaption class="small quiet">{say('console.work.yours')}</figcaption>
        </figure>
      </div>
      <p class="small quiet">{say('console.work.nothing_lost')}</p>
      <div class="dialog-buttons">
        <Button onClick={() => end(work.change(id, { status: 'done' }))}>
          {say('console.work.keep_theirs')}
        </Button>
        <Button onClick={() => end(work.place(id))}>{say('console.work.use_mine')}</Button>
        <Button look="first" onClick={() => end(work.place(id, { keeps_current: true }))}>
          {say('console.work.keep_both')}
        </Button>
      </div>
    </Dialog>
  )
}
