import type { RubricDetails, RubricPreview } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { gainText, scoreText } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { isSame } from '../json.ts'
import { type PreviewState, usePreview } from '../use-preview.ts'
import { VersionsTable } from '../versions-table.tsx'
import { CustomFactors } from './custom-factors.tsx'
import { type Draft, discardDraft, draftOf, editDraft, patchInForce } from './drafts.ts'
import { FactorRules } from './factor-rules.tsx'
import { ListingRules, MixRules } from './listing-rules.tsx'
import { mergePatch, type Patch } from './patch.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { rubrics } from './rubrics.ts'
import { RulesJson } from './rules-json.tsx'
import { RulesPreview } from './rules-preview.tsx'

type RulesEditorProps = { details: RubricDetails; reload: () => Promise<void> }

/** Edits a family's rules with sliders and JSON, next to the preview and versions. */
export function RulesEditor({ details, reload }: RulesEditorProps) {
  const { path: family, release } = details
  const draft = draftOf(details)
  const { patch } = draft
  const rules = mergePatch(release, patch)
  const preview = usePreview(`${family} ${JSON.stringify(patch)}`, {
    make: (options) => rubrics.preview(family, patch, options),
    spoken,
  })
  const rollingBackTo = useSignal<number | null>(null)
  const edit = (next: Patch) => editDraft(details, next)
  const controls = { release, rules, patch, onChange: edit }
  return (
    <>
      <div class="rules-columns">
        <div class="stack">
          <ListingRules {...controls} />
          <MixRules {...controls} />
          <FactorRules {...controls} />
          <CustomFactors rules={rules} />
          <RulesJson patch={patch} problems={preview.problems} onChange={edit} />
        </div>
        <div class="stack rules-side">
          <PublishBar
            details={details}
            draft={draft}
            isChanged={!isSame(patch, patchInForce(details))}
            preview={preview}
            reload={reload}
          />
          <RulesPreview state={preview} />
        </div>
      </div>
      <h3>{say('console.settings.rules.versions')}</h3>
      <VersionsTable
        versions={details.versions}
        active={details.active_version}
        release={details.release_version}
        onEdit={(version) => edit(version ?? {})}
        onActivate={(version) => (rollingBackTo.value = version)}
      />
      {rollingBackTo.value !== null && (
        <RollBackDialog
          family={family}
          version={rollingBackTo.value}
          reload={reload}
          onClose={() => (rollingBackTo.value = null)}
        />
      )}
    </>
  )
}

function spoken({ before, after }: RubricPreview): string {
  if (before.median === null || after.median === null) return say('console.settings.rules.no_preview')
  return say('console.settings.rules.preview_spoken', {
    median: scoreText(after.median),
    change: gainText(after.median - before.median),
    certified: after.certified,
    before: before.certified,
  })
}

type PublishBarProps = RulesEditorProps & {
  draft: Draft
  isChanged: boolean
  preview: PreviewState<RubricPreview>
}

function PublishBar({ details: { path: family }, draft, isChanged, preview, reload }: PublishBarProps) {
  const isPublishing = useSignal(false)
  const off = !isChanged
    ? say('console.settings.rules.change_first')
    : preview.problems.length > 0 && say('console.settings.rules.problem')
  return (
    <div class="row wrap">
      <Button look="first" off={off} onClick={() => (isPublishing.value = true)}>
        {say('console.settings.rules.publish')}
      </Button>
      <Button
        off={!isChanged && say('console.settings.rules.unchanged')}
        onClick={() => discardDraft(family)}
      >
        {say('console.settings.rules.discard')}
      </Button>
      {isPublishing.value && (
        <PublishDialog
          family={family}
          draft={draft}
          onClose={() => (isPublishing.value = false)}
          reload={reload}
        />
      )}
    </div>
  )
}

type RollBackProps = { family: string; version: number; reload: () => Promise<void>; onClose: () => void }

const RollBackDialog = ({ family, version, reload, onClose }: RollBackProps) => (
  <ConfirmRemoval
    title={say('console.settings.rules.roll_back_title', { version })}
    text={say('console.settings.rules.roll_back_text')}
    keep={say('console.settings.rules.keep')}
    remove={say('console.settings.rules.roll_back')}
    onRemove={async () => {
      await rubrics.activate(family, version)
      discardDraft(family)
      await reload()
      showToast(say('console.settings.rules.rolled_back'))
    }}
    onClose={onClose}
  />
)
