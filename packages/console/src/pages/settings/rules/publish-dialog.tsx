import { EndcapError } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { say } from '../../../words/say.ts'
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
      showToast(say('console.settings.rules.published', { version: published.active_version }))
    } catch (error) {
      if (!(error instanceof EndcapError.Conflict)) throw error
      // Reads the version that is in force, so that the next click is about that one.
      await reload()
      rebaseDraft(family, (await rubrics.get(family)).active_version)
      throw new Error(say('console.settings.rules.conflict'), { cause: error })
    }
  }
  return (
    <FormDialog
      title={say('console.settings.rules.publish_title')}
      submit={say('console.settings.rules.publish')}
      onSubmit={publish}
      onClose={onClose}
    >
      <p class="quiet">{say('console.settings.rules.publish_text')}</p>
      <label class="field">
        <span class="small">{say('console.settings.rules.why')}</span>
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
