import '../../../features/share/share.css'
import type { Share, ShareWithLink } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { copyLink } from '../../../features/share/made-link.tsx'
import { endIn, OpenUntil } from '../../../features/share/open-until.tsx'
import { shareRefusal, shares } from '../../../features/share/shares.ts'
import { Button } from '../../../parts/button.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { ago, dayOf, exactTime } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { targetName } from '../../../words/terms.ts'

type ShareRowProps = {
  share: Share
  onChanged: () => Promise<void>
  onMade: (share: ShareWithLink) => void
}

/** A link for outsiders, with who made it and its end. */
export function ShareRow({ share, onChanged, onMade }: ShareRowProps) {
  const { recipient, created_by: by, created_at: made, opened_at: opened } = share
  return (
    <tr role="row" class={share.state === 'open' ? undefined : 'off'}>
      <th role="rowheader" scope="row">
        <b dir="auto">{recipient}</b>
        <div class="meta">
          {by.name === null
            ? dayOf(made)
            : say('console.settings.shares.by', { name: by.name, day: dayOf(made) })}
        </div>
      </th>
      <td role="cell" data-name={say('console.settings.shares.shows')}>
        {shownText(share)}
      </td>
      <td role="cell" class="quiet" data-name={say('console.settings.shares.opened')}>
        {opened === null ? (
          say('console.settings.never')
        ) : (
          <time title={exactTime(opened)}>{ago(opened)}</time>
        )}
      </td>
      <td role="cell" data-name={say('console.settings.shares.until')}>
        {endText(share)}
      </td>
      <td role="cell" class="actions">
        {share.state !== 'closed' && <Actions share={share} onChanged={onChanged} onMade={onMade} />}
      </td>
    </tr>
  )
}

const shownText = (share: Share): string =>
  [
    contentText(share),
    ...(share.permission === 'read_and_upload' ? [say('console.settings.shares.may_send')] : []),
    ...(share.has_password ? [say('console.settings.shares.password')] : []),
  ].join(' · ')

function contentText({ kind, count, target }: Share): string {
  if (kind === 'acceptance_report')
    return say('console.settings.shares.report', { target: targetName(target ?? '') })
  return kind === 'shots'
    ? say('console.settings.shares.shots', { count: count ?? 0 })
    : say('console.settings.shares.listings', { count: count ?? 0 })
}

function endText({ state, expires_at: end, closed_at: closed }: Share) {
  if (closed !== null) return say('console.settings.shares.closed', { day: dayOf(closed) })
  const text = state === 'expired' ? say('console.settings.shares.ended', { day: dayOf(end) }) : dayOf(end)
  return <time title={exactTime(end)}>{text}</time>
}

function Actions({ share: { share_id: id, recipient: name, state }, onChanged, onMade }: ShareRowProps) {
  const dialog = useSignal<'extend' | 'rotate' | 'close' | null>(null)
  const close = () => (dialog.value = null)
  const off = shareRefusal()
  const rotate = async () => {
    const share = await shares.rotateSecret(id)
    await copyLink(share)
    onMade(share)
  }
  return (
    <span class="row wrap share-actions">
      {state === 'open' && (
        <Button small icon="copy" off={off} onClick={() => (dialog.value = 'rotate')}>
          {say('console.settings.shares.new_address')}
        </Button>
      )}
      <Button small off={off} onClick={() => (dialog.value = 'extend')}>
        {say('console.settings.shares.extend')}
      </Button>
      <Button small look="removes" off={off} onClick={() => (dialog.value = 'close')}>
        {say('console.settings.shares.close')}
      </Button>
      {dialog.value === 'extend' && (
        <ExtendDialog id={id} name={name} onClose={close} onChanged={onChanged} />
      )}
      {dialog.value === 'rotate' && (
        <ConfirmRemoval
          title={say('console.settings.shares.rotate_title', { name })}
          text={say('console.settings.shares.rotate_text')}
          keep={say('console.settings.shares.keep_address')}
          remove={say('console.settings.shares.rotate')}
          onRemove={rotate}
          onClose={close}
        />
      )}
      {dialog.value === 'close' && (
        <ConfirmRemoval
          title={say('console.settings.shares.close_title', { name })}
          text={say('console.settings.shares.close_text')}
          keep={say('console.settings.shares.keep_open')}
          remove={say('console.settings.shares.close')}
          onRemove={() => shares.close(id).then(onChanged)}
          onClose={close}
        />
      )}
    </span>
  )
}

type ExtendProps = { id: string; name: string; onClose: () => void; onChanged: () => Promise<void> }

function ExtendDialog({ id, name, onClose, onChanged }: ExtendProps) {
  const until = useSignal(endIn(14))
  const extend = async () => {
    await shares.update(id, { expires_at: new Date(until.value).toISOString() })
    await onChanged()
    showToast(say('console.settings.shares.extended'))
    onClose()
  }
  return (
    <FormDialog
      title={say('console.settings.shares.extend_title', { name })}
      submit={say('console.settings.shares.extend')}
      onSubmit={extend}
      onClose={onClose}
    >
      <OpenUntil value={until} />
    </FormDialog>
  )
}
