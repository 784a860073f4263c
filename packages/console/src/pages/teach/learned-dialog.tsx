import type { TeachingState } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { useNames } from '../../data/use-names.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { currentSession } from '../../session/session.ts'
import { dayOf } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { teaching } from './use-teach.ts'

/** Returns the text of a version: in use, forgotten, or neither. */
function versionText({ is_in_force: isInForce, forgotten_at: forgottenAt }: Version): MessageId {
  if (isInForce) return 'console.teach.version_in_use'
  return forgottenAt === null ? 'console.teach.version' : 'console.teach.version_forgotten'
}

type Version = TeachingState['versions'][number]
type Props = { versions: TeachingState['versions']; onChange: () => Promise<void>; onClose: () => void }

/** The versions of what was learned. One that is forgotten gives its place to the one before. */
export function LearnedDialog({ versions, onChange, onClose }: Props) {
  const nameOf = useNames(versions.map((version) => version.created_by))
  const forget = async (id: string) => {
    await teaching.forget(id)
    await onChange()
  }
  return (
    <Dialog title={say('console.teach.what_it_learned')} onClose={onClose}>
      {versions.length === 0 && <p class="quiet">{say('console.teach.nothing_in_use')}</p>}
      <ul class="divided readings">
        {versions.map((version) => (
          <li key={version.version_id} class="row between">
            <span>
              {say(versionText(version), { number: version.number })}
              <span class="meta">
                {' '}
                {say('console.teach.version_result', {
                  day: dayOf(version.created_at),
                  person: nameOf(version.created_by),
                  right: version.right_with,
                  count: version.answers,
                  without: version.right_without,
                })}
              </span>
            </span>
            {version.forgotten_at === null && currentSession().can.edit && (
              <Button small look="removes" onClick={() => forget(version.version_id)}>
                {say('console.teach.forget')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
