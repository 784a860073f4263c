import type { ShareWithLink } from '@endcap/client'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/controls.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { exactTime } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'

/** Copies a new link. Browsers may forbid it. */
export async function copyLink({ url }: ShareWithLink): Promise<void> {
  await navigator.clipboard.writeText(url).then(
    () => showToast(say('console.share.copied')),
    () => undefined,
  )
}

/** Shows a link that the service cannot show again. */
export const MadeLink = ({ share, onClose }: { share: ShareWithLink; onClose: () => void }) => (
  <Dialog title={say('console.share.made_title', { name: share.recipient })} onClose={onClose}>
    <p class="quiet">
      {sayWith(
        'console.share.made_text',
        { time: exactTime(share.expires_at) },
        { b: (text) => <b>{text}</b> },
      )}
    </p>
    <code class="one-time">{share.url}</code>
    <div class="dialog-buttons">
      <Button onClick={onClose}>{say('console.share.done')}</Button>
      <CopyButton text={share.url} label={say('console.share.copy')} look="first" />
    </div>
  </Dialog>
)
