import type { TeachingState } from '@endcap/client'
import { useNames } from '../../data/use-names.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { currentSession } from '../../session/session.ts'
import { dayOf } from '../../words/numbers.ts'
import { teaching } from './use-teach.ts'

type Props = { versions: TeachingState['versions']; onChange: () => Promise<void>; onClose: () => void }

/** The versions of what was learned. One that is forgotten gives its place to the one before. */
export function LearnedDialog({ versions, onChange, onClose }: Props) {
  const nameOf = useNames(versions.map((version) => version.created_by))
  const forget = async (id: string) => {
    await teaching.forget(id)
    await onChange()
  }
  return (
    <Dialog title="What it learned" onClose={onClose}>
      {versions.length === 0 && <p class="quiet">Nothing is in use yet.</p>}
      <ul class="divided readings">
        {versions.map((version) => (
          <li key={version.version_id} class="row between">
            <span>
              Version {version.number}
              {version.is_in_force && ', in use'}
              {version.forgotten_at !== null && ', forgotten'}
              <span class="meta">
                {' '}
                {dayOf(version.created_at)}, {nameOf(version.created_by)}. Right on {version.right_with} of{' '}
                {version.answers} answers, {version.right_without} without.
              </span>
            </span>
            {version.forgotten_at === null && currentSession().can.edit && (
              <Button small look="removes" onClick={() => forget(version.version_id)}>
                Forget
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
