import { EndcapError } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { type Draft, discardDraft, rebaseDraft } from './drafts.ts'
import { rubrics } from './rubrics.ts'

type PublishDialogProps = {
  family: string
  draft: Draft
  onClose: () => void
  /** Reads the rules again. */
  reload: () => Promise<void>
}

/** Asks for a comment and publishes the rules as a new version. */
export function PublishDialog({ family, draft: { patch, base }, onClose, reload }: PublishDialogProps) {
  const comment = useSignal('')
  const publish = async () => {
    try {
      const published = await rubrics.publish(family, patch, {
        comment: comment.value.trim() || null,
        expected_version: base,
      })
      await reload()
      discardDraft(family)
      onClose()
      showToast(`Published version ${published.active_version}. Its listings are being scored again.`)
    } catch (error) {
      if (!(error instanceof EndcapError.Conflict)) throw error
      // Reads the version that is in force, so that the next click is about that one.
      await reload()
      rebaseDraft(family, (await rubrics.get(family)).active_version)
      throw new Error(
        'Somebody changed these rules meanwhile. Your changes are kept. Compare the versions, then publish again.',
        { cause: error },
      )
    }
  }
  return (
    <FormDialog title="Publish these rules?" submit="Publish" onSubmit={publish} onClose={onClose}>
      <p class="quiet">
        They count at once for every new score, and stored listings are scored again in the background. You
        can roll back at any time.
      </p>
      <label class="field">
        <span class="small">Why do you change them?</span>
        <input
          class="input"
          maxLength={1000}
          value={comment.value}
          onInput={({ currentTarget }) => (comment.value = currentTarget.value)}
        />
      </label>
    </FormDialog>
  )
}
