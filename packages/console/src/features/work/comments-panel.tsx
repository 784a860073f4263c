import './work.css'
import { useSignal } from '@preact/signals'
import { Button } from '../../parts/button.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { type Region, RegionPicture } from './region-picture.tsx'
import { type Subject, Thread, useComments } from './thread.tsx'

type CommentsPanelProps = {
  subject: Subject
  /** Listing that a person must see to be mentioned. */
  pdpId: string | null
  /** An image whose regions are shown and marked. */
  picture?: { src: string; alt: string; width: number; height: number }
}

/** Comments on a listing or an image. */
export function CommentsPanel({ subject, pdpId, picture }: CommentsPanelProps) {
  const region = useSignal<Region | null>(null)
  const isMarking = useSignal(false)
  const thread = useComments(subject)
  const canEdit = currentSession().can.edit
  const regions = (thread.data ?? []).flatMap((comment) => comment.region ?? [])
  return (
    <section class="panel no-print" aria-labelledby="comments">
      <h2 class="title" id="comments">
        {say('console.work.comments_title')}
      </h2>
      {picture && regions.length === 0 && !isMarking.value && canEdit && (
        <Button
          small
          onClick={() => {
            isMarking.value = true
          }}
        >
          {say('console.work.mark_place')}
        </Button>
      )}
      {picture && (regions.length > 0 || isMarking.value) && (
        <RegionPicture
          {...picture}
          regions={regions}
          drawn={region.value}
          {...(canEdit && {
            onDraw: (drawn: Region | null) => (region.value = drawn),
            onDone: () => document.getElementById('new-comment')?.focus(),
          })}
        />
      )}
      <Thread
        subject={subject}
        pdpId={pdpId}
        thread={thread}
        region={region.value}
        fieldId="new-comment"
        onSaid={() => {
          region.value = null
        }}
      />
    </section>
  )
}
