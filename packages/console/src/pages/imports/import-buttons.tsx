import type { Import } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { refresh } from '../../data/resource.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { isBusy } from './import-words.ts'
import { imports } from './imports.ts'

type ButtonsProps = { found: Import; isEditing: boolean; reload: () => Promise<void> }

/** Starts or cancels an import, and leads to what it has brought. */
export function ImportButtons({ found, isEditing, reload }: ButtonsProps) {
  const isCanceling = useSignal(false)
  const { import_id: id, status, dry_run: dryRun } = found
  if (!currentSession().can.edit) return null
  const change = async (run: () => Promise<Import>) => {
    await run()
    refresh('imports')
    await reload()
  }
  const valid = dryRun?.valid ?? 0
  return (
    <>
      {(isBusy(found) || status === 'ready' || status === 'invalid') && (
        <Button look="quiet" onClick={() => (isCanceling.value = true)}>
          {say('console.common.cancel')}
        </Button>
      )}
      {!isBusy(found) && <LinkButton href={at('import')}>{say('console.imports.another_file')}</LinkButton>}
      {status === 'ready' && (
        <Button
          look={isEditing ? undefined : 'first'}
          off={
            isEditing
              ? say('console.imports.use_columns_first')
              : valid === 0 && say('console.imports.nothing_valid')
          }
          onClick={async () => {
            await change(() => imports.start(id))
            showToast(say('console.imports.started'))
          }}
        >
          {say('console.imports.import_button', { count: valid })}
        </Button>
      )}
      {status === 'completed' && (
        <LinkButton look="first" href={at('listings?sort=-updated_at')}>
          {say('console.imports.see_listings')}
        </LinkButton>
      )}
      {isCanceling.value && (
        <ConfirmRemoval
          title={say('console.imports.cancel_title')}
          text={
            status === 'running'
              ? say('console.imports.cancel_running')
              : say('console.imports.cancel_nothing')
          }
          keep={say('console.imports.cancel_keep')}
          remove={say('console.imports.cancel_remove')}
          onRemove={() => change(() => imports.cancel(id))}
          onClose={() => (isCanceling.value = false)}
        />
      )}
    </>
  )
}
