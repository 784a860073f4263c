import type { WorkShot } from '@endcap/client'
import { useState } from 'preact/hooks'
import { ShareDialog } from '../../features/share/share-dialog.tsx'
import { MAX_SHARED, shareRefusal } from '../../features/share/shares.ts'
import { Button } from '../../parts/button.tsx'
import { say } from '../../words/say.ts'

/** Makes a link to the briefs of the first of the shots. */
export function ShareShots({ shots: all }: { shots: readonly WorkShot[] }) {
  const shots = all.slice(0, MAX_SHARED)
  const [isOpen, setOpen] = useState(false)
  const { length: count } = shots
  if (count === 0) return null
  const agencies = [...new Set(shots.map(({ agency }) => agency))]
  const recipient = agencies.length === 1 ? agencies[0] : null
  const off = shareRefusal()
  return (
    <>
      <Button icon="link" off={off} onClick={() => setOpen(true)}>
        {say('console.share.title_shots', { count })}
      </Button>
      {isOpen && (
        <ShareDialog
          title={say('console.share.title_shots', { count })}
          sees={say('console.share.see_shots', { count })}
          scope={{
            kind: 'shots',
            shot_ids: shots.map(({ shot_id: id }) => id),
            permission: 'read_and_upload',
          }}
          {...(recipient ? { recipient } : {})}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
