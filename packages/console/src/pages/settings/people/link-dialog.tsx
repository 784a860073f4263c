import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/controls.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { exactTime } from '../../../words/numbers.ts'
import { say, sayWith } from '../../../words/say.ts'

/** A link that is shown once. */
export type OneTimeLink = { name: string; link: string; expiresAt: string; isInvitation: boolean }

type LinkDialogProps = { link: OneTimeLink; onClose: () => void }

/** Shows a link that the service cannot show again. */
export const LinkDialog = ({ link: { name, link, expiresAt, isInvitation }, onClose }: LinkDialogProps) => (
  <Dialog
    title={say(isInvitation ? 'console.settings.people.invitation_for' : 'console.settings.people.link_for', {
      name,
    })}
    onClose={onClose}
  >
    <p class="quiet">
      {sayWith(
        'console.settings.people.copy_link_now',
        { time: exactTime(expiresAt) },
        { b: (text) => <b>{text}</b> },
      )}
    </p>
    <code class="one-time">{link}</code>
    <div class="dialog-buttons">
      <Button onClick={onClose}>{say('console.settings.people.done')}</Button>
      <CopyButton text={link} label={say('console.settings.people.copy_link')} look="first" />
    </div>
  </Dialog>
)
