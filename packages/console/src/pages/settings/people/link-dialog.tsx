import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/controls.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { exactTime } from '../../../words/numbers.ts'

/** A link that is shown once. */
export type OneTimeLink = { name: string; link: string; expiresAt: string; isInvitation: boolean }

type LinkDialogProps = { link: OneTimeLink; onClose: () => void }

/** Shows a link that the service cannot show again. */
export const LinkDialog = ({ link: { name, link, expiresAt, isInvitation }, onClose }: LinkDialogProps) => (
  <Dialog title={isInvitation ? `Invitation for ${name}` : `Sign-in link for ${name}`} onClose={onClose}>
    <p class="quiet">
      Copy the link now and send it. It works once, until {exactTime(expiresAt)}, and{' '}
      <b>cannot be shown again</b>.
    </p>
    <code class="one-time">{link}</code>
    <div class="dialog-buttons">
      <Button onClick={onClose}>Done</Button>
      <CopyButton text={link} label="Copy the link" look="first" />
    </div>
  </Dialog>
)
