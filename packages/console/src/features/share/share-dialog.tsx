import './share.css'
import type { NewShare, ShareWithLink } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { Segments } from '../../parts/controls.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { say } from '../../words/say.ts'
import { copyLink, MadeLink } from './made-link.tsx'
import { endIn, OpenUntil } from './open-until.tsx'
import { shares } from './shares.ts'

/** The scope of a link. */
type Scope = NewShare extends infer One ? (One extends NewShare ? Omit<One, Details> : never) : never
type Details = 'recipient' | 'expires_at' | 'password'

type ShareDialogProps = {
  title: string
  /** The words for it. */
  sees: string
  scope: Scope
  recipient?: string
  onClose: () => void
}

const DAYS = 14
const MIN_PASSWORD = 8

/** Makes a link for outsiders, and shows it once. */
export function ShareDialog({ title, sees, scope, recipient: known = '', onClose }: ShareDialogProps) {
  const recipient = useSignal(known)
  const permission = useSignal(scope.kind === 'shots' ? scope.permission : 'read')
  const until = useSignal(endIn(DAYS))
  const password = useSignal('')
  const made = useSignal<ShareWithLink | null>(null)
  if (made.value) return <MadeLink share={made.value} onClose={onClose} />
  const make = async () => {
    const share = await shares.create({
      ...(scope.kind === 'shots' ? { ...scope, permission: permission.value } : scope),
      recipient: recipient.value.trim(),
      expires_at: new Date(until.value).toISOString(),
      ...(password.value !== '' && { password: password.value }),
    })
    await copyLink(share)
    made.value = share
  }
  return (
    <FormDialog
      title={title}
      submit={say('console.share.make')}
      off={recipient.value.trim() === '' && say('console.share.for_missing')}
      onSubmit={make}
      onClose={onClose}
    >
      <label class="field">
        <span class="small">{say('console.share.for')}</span>
        <input
          class="input"
          maxLength={100}
          autocomplete="off"
          value={recipient.value}
          onInput={({ currentTarget }) => (recipient.value = currentTarget.value)}
        />
      </label>
      {scope.kind === 'shots' && (
        <Segments
          label={say('console.share.may')}
          value={permission.value}
          options={[
            ['read', say('console.share.may_read')],
            ['read_and_upload', say('console.share.may_send')],
          ]}
          onChange={(chosen) => (permission.value = chosen)}
        />
      )}
      <p class="small quiet">
        {sees} {say('console.share.see_not')}
      </p>
      <div class="share-fields">
        <OpenUntil value={until} />
        <label class="field">
          <span class="small">{say('console.share.password')}</span>
          <input
            class="input"
            minLength={MIN_PASSWORD}
            maxLength={200}
            autocomplete="off"
            value={password.value}
            onInput={({ currentTarget }) => (password.value = currentTarget.value)}
          />
        </label>
      </div>
    </FormDialog>
  )
}
