import type { Import } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at } from '../../base.ts'
import { refresh } from '../../data/resource.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
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
          Cancel
        </Button>
      )}
      {!isBusy(found) && <LinkButton href={at('import')}>Another file</LinkButton>}
      {status === 'ready' && (
        <Button
          look={isEditing ? undefined : 'first'}
          off={
            isEditing
              ? 'Use or keep the columns first.'
              : valid === 0 && 'No listing of the file can be imported.'
          }
          onClick={async () => {
            await change(() => imports.start(id))
            showToast('The import has started. You can leave, it goes on.')
          }}
        >
          Import {counted(valid, 'listing')}
        </Button>
      )}
      {status === 'completed' && (
        <LinkButton look="first" href={at('listings?sort=-updated_at')}>
          See the listings
        </LinkButton>
      )}
      {isCanceling.value && (
        <ConfirmRemoval
          title="Cancel this import?"
          text={
            status === 'running'
              ? 'Listings that are done stay. The others are left out.'
              : 'Nothing of the file has been imported.'
          }
          keep="Go on"
          remove="Cancel the import"
          onRemove={() => change(() => imports.cancel(id))}
          onClose={() => (isCanceling.value = false)}
        />
      )}
    </>
  )
}
