import type { ShopPicture, ShopPush } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { local } from '../../../base.ts'
import { Button } from '../../../parts/button.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { currentSession } from '../../../session/session.ts'
import { ago } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { shops } from './pushes.ts'

const TAGS: Partial<Record<ShopPush['status'], string>> = {
  completed: 'tag good',
  refused: 'tag bad',
  failed: 'tag bad',
}

/** A push: what it changes, how it ended, and its next step. */
export function PushPanel({ push, reload }: { push: ShopPush; reload: () => Promise<void> }) {
  const { push_id: id, title, status, message, created_at: at } = push
  const asked = useSignal<'confirm' | 'rollback' | null>(null)
  const off = !currentSession().can.edit && say('console.settings.pushes.viewers')
  const close = () => {
    asked.value = null
  }
  return (
    <section class="panel" aria-label={title}>
      <div class="push-head">
        <span class="row wrap">
          <b>{title}</b>
          <span class={TAGS[status] ?? 'tag'}>{say(`console.settings.pushes.status.${status}`)}</span>
          <span class="meta">{ago(at)}</span>
        </span>
        {status === 'planned' && (
          <Button small off={off} onClick={() => (asked.value = 'confirm')}>
            {say('console.settings.pushes.look')}
          </Button>
        )}
        {(status === 'completed' || status === 'failed') && (
          <Button small off={off} onClick={() => (asked.value = 'rollback')}>
            {say('console.settings.pushes.roll_back')}
          </Button>
        )}
      </div>
      {message !== null && <p class="small loss">{message}</p>}
      {asked.value === 'confirm' && (
        <FormDialog
          wide
          title={say('console.settings.pushes.confirm_title', { title })}
          submit={say('console.settings.pushes.confirm')}
          onSubmit={() => shops.confirm(id).then(reload).then(close)}
          onClose={close}
        >
          <Sets push={push} />
        </FormDialog>
      )}
      {asked.value === 'rollback' && (
        <ConfirmRemoval
          title={say('console.settings.pushes.roll_back_title', { title })}
          text={say('console.settings.pushes.roll_back_text', { count: push.before.length })}
          keep={say('console.settings.keep_it')}
          remove={say('console.settings.pushes.roll_back')}
          onRemove={() => shops.rollBack(id).then(reload)}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Both sets. Browsers load no pictures of other hosts, so those of the shop are links. */
const Sets = ({ push: { before, after, warnings } }: { push: ShopPush }) => (
  <>
    <h3>{say('console.settings.pushes.before')}</h3>
    <ol class="push-set">
      {before.map((picture, index) => (
        <li key={picture.media_id}>
          <Picture picture={picture} index={index} />
        </li>
      ))}
    </ol>
    <h3>{say('console.settings.pushes.after')}</h3>
    <ol class="push-set">
      {after.map((picture, index) => (
        <li key={picture.image_id ?? picture.media_id}>
          <Picture picture={picture} index={index} />
        </li>
      ))}
    </ol>
    {warnings.map((warning) => (
      <p key={warning} class="small">
        {say(`console.settings.pushes.warning.${warning}`)}
      </p>
    ))}
  </>
)

function Picture({ picture: { url, renditions, alt }, index }: { picture: ShopPicture; index: number }) {
  const name = alt || say('console.settings.pushes.picture', { number: index + 1 })
  if (renditions) return <img src={local(renditions[160])} alt={name} width={64} height={64} loading="lazy" />
  return url === null ? (
    <span class="small">{name}</span>
  ) : (
    <a class="small" href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}
